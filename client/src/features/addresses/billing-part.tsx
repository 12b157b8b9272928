import type { ReactNode } from 'react';

import { emptyAddress, valuesOfAddress } from './model/address-values.ts';
import type { AddressPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { AddressChoice } from './address-choice.tsx';
import { AddressFields } from './address-fields.tsx';

const FORM = 'billingAddress';

interface BillingPartProps {
  /** The address book. Empty for shoppers without an account. */
  readonly addresses: readonly AddressPartFragment[];
  readonly countries: readonly string[];
}

/** The billing address. */
export const BillingPart = ({ addresses, countries }: BillingPartProps): ReactNode => {
  const { t } = useTranslation('addresses');
  const fields = <AddressFields form={FORM} kind="billing" countries={countries} />;
  return (
    <Fieldset legend={t('billing')}>
      {addresses.length === 0 ? (
        fields
      ) : (
        <AddressChoice
          form={FORM}
          label={t('billing')}
          addresses={addresses}
          valuesOf={valuesOfAddress}
          empty={emptyAddress(FORM, countries[0] ?? 'DE')}
          newLabel={t('new')}
        >
          {fields}
        </AddressChoice>
      )}
    </Fieldset>
  );
};
