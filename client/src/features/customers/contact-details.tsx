import { HOME } from '@shop/domain/shared/paths';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { legalLinksOf } from '../../storefronts/legal-links.ts';
import { Card } from '../../ui/card.tsx';
import { FactsTable } from '../../ui/facts-table.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import { AccountCopy } from './account-copy.tsx';
import { AccountDataForm } from './account-data-form.tsx';
import { AccountEmailForm } from './account-email-form.tsx';
import { AccountPhoneForm } from './account-phone-form.tsx';
import { accountQuery } from './account.queries.ts';
import styles from './contact-details.module.css';
import { DeleteAccountForm } from './delete-account-form.tsx';

interface ContactDetailsProps {
  /** The details of the customer's institution with their title, rendered by the route; absent for consumers. */
  readonly business?: { readonly title: string; readonly form: ReactNode } | undefined;
  /** The newest orders, rendered by the route. */
  readonly orders: ReactNode;
  /** The logout link, rendered by the route. */
  readonly logout: (label: string) => ReactNode;
}

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <div className={styles.section}>{children}</div>
    </Card>
  );
};

/** Who the customer is to the shop, each part with a form of its own, and what becomes of these details. */
export const ContactDetails = ({ business, orders, logout }: ContactDetailsProps): ReactNode => {
  const { t } = useTranslation('customers');
  const { privacy } = legalLinksOf(useStorefront());
  const { account } = useSuspenseQuery(accountQuery()).data;
  if (account === null) return null;
  const { firstName, customerNumber } = account;
  return (
    <div className={styles.page}>
      <h1>{t('contact.title')}</h1>
      <p>{t('contact.hello', { name: firstName })}</p>
      {customerNumber !== null && (
        <FactsTable facts={[{ label: t('contact.customerNumber'), value: customerNumber }]} />
      )}
      <Section title={t('contact.about')}>
        <AccountDataForm account={account} />
      </Section>
      <Section title={t('contact.email')}>
        <AccountEmailForm account={account} />
      </Section>
      <Section title={t('contact.phone')}>
        <AccountPhoneForm account={account} />
      </Section>
      {business !== undefined && <Section title={business.title}>{business.form}</Section>}
      {orders}
      <Section title={t('copy.title')}>
        <p>
          <TextWithLinks text={t('copy.text')} hrefs={{ privacy }} />
        </p>
        <AccountCopy />
        <DeleteAccountForm />
      </Section>
      <p className={styles.ways}>
        <LinkButton href={HOME} variant="outline">
          {t('contact.shop')}
        </LinkButton>
        {logout(t('contact.logout'))}
      </p>
    </div>
  );
};
