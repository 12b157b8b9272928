import { LOGIN, ORDERS } from '@shop/domain/shared/paths';
import { type ReactNode, useId } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LookupForm } from './lookup-form.tsx';
import styles from './returns.module.css';

const LOGIN_FOR_ORDERS = `${LOGIN}?${new URLSearchParams({ origin: ORDERS })}`;

/** Where a return begins for everybody who is not signed in. */
export const ReturnsLanding = ({ title }: { readonly title: string }): ReactNode => {
  const { t } = useTranslation('returns');
  const id = useId();
  return (
    <div className={styles.page}>
      <div>
        <h1>{title}</h1>
        <p className={styles.lead}>{t('landing.lead')}</p>
      </div>
      <div className={styles.columns}>
        <Card>
          <LookupForm />
        </Card>
        <Card as="section" labelledBy={id}>
          <h2 className={styles.heading} id={id}>
            {t('landing.customer')}
          </h2>
          <p>{t('landing.customer.text')}</p>
          <p className={styles.ways}>
            <LinkButton variant="outline" href={LOGIN_FOR_ORDERS}>
              {t('landing.customer.login')}
            </LinkButton>
          </p>
        </Card>
      </div>
    </div>
  );
};
