import { HOME, NEWSLETTER } from '@shop/domain/shared/paths';
import { NEWSLETTER_LINK_DAYS } from '@shop/domain/newsletter/newsletter';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from '../../ui/declaration.module.css';
import { LinkButton } from '../../ui/link-button.tsx';
import { SuccessHeader } from '../../ui/success-header.tsx';

/** After a subscription, the same for every address, and after its confirmation (ROUTE-24). */
export const NewsletterSuccess = ({ isConfirmed }: { readonly isConfirmed: boolean }): ReactNode => {
  const { t } = useTranslation('newsletter');
  if (isConfirmed)
    return (
      <div className={styles.page}>
        <SuccessHeader title={t('confirmed.title')}>
          <p>{t('confirmed.text')}</p>
        </SuccessHeader>
        <p>
          <LinkButton href={HOME}>{t('home')}</LinkButton>
        </p>
      </div>
    );
  return (
    <div className={styles.page}>
      <h1>{t('sent.title')}</h1>
      <p>{t('sent.text', { days: NEWSLETTER_LINK_DAYS })}</p>
      <p>{t('sent.nothing')}</p>
      <p>
        <a href={NEWSLETTER}>{t('sent.again')}</a>
      </p>
    </div>
  );
};
