import { CONTACT_ANSWER_DAYS } from '@shop/domain/contact-requests/contact-request';
import { type ReactNode, useId } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';
import type { KnownFacts } from './contact-values.ts';

interface ContactLayoutProps {
  /** Telephone and hours, which stand before the rest on every width (WCAG 2.2, 3.2.6). */
  readonly contact: ReactNode;
  readonly children: ReactNode;
}

export const ContactLayout = ({ contact, children }: ContactLayoutProps): ReactNode => (
  <div className={styles.columns}>
    {contact}
    <div className={styles.main}>{children}</div>
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
