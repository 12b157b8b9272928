import { HOME, LOGOUT } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { MeQuery } from '../../shared/generated/graphql.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { FactsTable } from '../../ui/table.tsx';
import styles from './contact-details.module.css';

/** Name and e-mail address of the account. */
export const ContactDetails = ({ me: { firstName, lastName, email } }: { readonly me: MeQuery['me'] }): ReactNode => {
  const { t } = useTranslation('sessions');
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  return (
    <div className={styles.page}>
      <h1>{t('account.title')}</h1>
      {firstName !== null && <p>{t('account.hello', { name: firstName })}</p>}
      <Card as="section">
        <h2 className={styles.heading}>{t('account.contact')}</h2>
        <FactsTable facts={[{ label: t('account.name'), value: name }, { label: t('account.email'), value: email ?? '' }]} />
      </Card>
      <p className={styles.ways}>
        <LinkButton href={HOME}>{t('account.shop')}</LinkButton>
        <LinkButton type="outline" href={LOGOUT}>{t('account.logout')}</LinkButton>
      </p>
    </div>
  );
};
