import { HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { MeQuery } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { FactsTable } from '../../ui/facts-table.tsx';
import styles from './contact-details.module.css';

interface ContactDetailsProps {
  readonly me: MeQuery['me'];
  /** The newest orders, rendered by the route. */
  readonly orders: ReactNode;
  /** The logout link, rendered by the route. */
  readonly logout: (label: string) => ReactNode;
}

/** Name and e-mail address of the account, and its newest orders. */
export const ContactDetails = ({ me: { firstName, lastName, email }, orders, logout }: ContactDetailsProps): ReactNode => {
  const { t } = useTranslation('customers');
  const name = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  return (
    <div className={styles.page}>
      <h1>{t('contact.title')}</h1>
      {firstName !== null && <p>{t('contact.hello', { name: firstName })}</p>}
      <Card as="section">
        <h2 className={styles.heading}>{t('contact.about')}</h2>
        <FactsTable facts={[{ label: t('contact.name'), value: name }, { label: t('contact.email'), value: email ?? '' }]} />
      </Card>
      {orders}
      <p className={styles.ways}>
        <LinkButton href={HOME} variant="outline">{t('contact.shop')}</LinkButton>
        {logout(t('contact.logout'))}
      </p>
    </div>
  );
};
