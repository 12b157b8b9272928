import { type ReactNode, useId } from 'react';

import type { AddressBookPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import { FactsTable } from '../../ui/facts-table.tsx';
import styles from './address-editor.module.css';

/** What the shop knows about the business behind the customer address, for invoices. */
export const BusinessFacts = ({
  business,
}: {
  readonly business: NonNullable<AddressBookPartFragment['business']>;
}): ReactNode => {
  const { t } = useTranslation('address-book');
  const id = useId();
  const { customerNumber, termsOfPayment, vatRegistrationNo, numberOfEmployees } = business;
  return (
    <Card as="section" labelledBy={id}>
      <h2 className={styles.heading} id={id}>
        {t('business')}
      </h2>
      <FactsTable
        facts={[
          { label: t('business.customerNumber'), value: customerNumber },
          { label: t('business.termsOfPayment'), value: t('business.days', { days: termsOfPayment }) },
          ...(vatRegistrationNo === null ? [] : [{ label: t('business.vat'), value: vatRegistrationNo }]),
          ...(numberOfEmployees === null ? [] : [{ label: t('business.employees'), value: String(numberOfEmployees) }]),
        ]}
      />
    </Card>
  );
};
