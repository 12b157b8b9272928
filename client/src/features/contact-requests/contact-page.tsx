import { CONTACT_ANSWER_DAYS } from '@shop/domain/contact-requests/contact-request';
import { type ReactNode, useId } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import type { KnownFacts } from './contact-values.ts';

interface ContactLayoutProps {
  /** Telephone and hours, which stand in the same column on every page about contact (WCAG 2.2, 3.2.6). */
  readonly contact: ReactNode;
  /** Whether the rest comes first where there is one column. */
  readonly isContactLast?: boolean;
  readonly children: ReactNode;
}

export const ContactLayout = ({ contact, isContactLast = false, children }: ContactLayoutProps): ReactNode => (
  <div className={styles.columns}>
    {!isContactLast && contact}
    <div className={styles.main}>{children}</div>
    {isContactLast && contact}
  </div>
);

/** The form with its heading, beside the ways to reach the shop without it. */
export const ContactFormSection = (facts: KnownFacts): ReactNode => {
  const { t } = useTranslation('contact');
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <div className={styles.main}>
        <h2 id={id}>{t('title')}</h2>
        <p>{t('lead', { count: CONTACT_ANSWER_DAYS })}</p>
        <ContactForm {...facts} />
      </div>
    </Card>
  );
};
