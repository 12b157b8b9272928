import { type DeliveryType, deliveryTypeIn } from '@shop/domain/addresses/delivery-type';
import type { ReactNode } from 'react';

import {
  emptyAddress,
  emptyPackstation,
  type PersonName,
  valuesOfAddress,
  valuesOfPackstation,
  valuesOfPerson,
} from './model/address-values.ts';
import { useFormHandle } from '../../platform/forms/form-context.ts';
import type { AddressPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { AddressChoice } from './address-choice.tsx';
import styles from './address-choice.module.css';
import { AddressFields } from './address-fields.tsx';
import { PackstationFields } from './packstation-fields.tsx';
import { useCopiedName } from './use-copied-name.ts';

const SHIPPING = 'shippingAddress';
const STATION = 'packstation';

interface DeliveryPartProps {
  readonly addresses: readonly AddressPartFragment[];
  readonly countries: readonly string[];
  /** The country of the billing address. Packstations exist only in Germany. */
  readonly billingCountry: string;
  /** The person of the billing address. The packstation copies the name until another one is typed. */
  readonly customer: PersonName;
  readonly chosen: DeliveryType;
}

const ShippingFields = ({ addresses, countries }: Pick<DeliveryPartProps, 'addresses' | 'countries'>): ReactNode => {
  const { t } = useTranslation('addresses');
  const fields = <AddressFields form={SHIPPING} kind="shipping" countries={countries} />;
  if (addresses.length === 0) return <div className={styles.fields}>{fields}</div>;
  return (
    <AddressChoice
      form={SHIPPING}
      label={t('delivery.shippingAddress')}
      addresses={addresses}
      valuesOf={valuesOfAddress}
      empty={emptyAddress(SHIPPING, countries[0] ?? 'DE')}
      newLabel={t('new')}
    >
      {fields}
    </AddressChoice>
  );
};

const StationFields = ({ addresses, customer }: Pick<DeliveryPartProps, 'addresses' | 'customer'>): ReactNode => {
  const { t } = useTranslation('addresses');
  useCopiedName(STATION, customer);
  const fields = <PackstationFields form={STATION} />;
  if (addresses.length === 0) return <div className={styles.fields}>{fields}</div>;
  return (
    <AddressChoice
      form={STATION}
      label={t('delivery.packstation')}
      addresses={addresses}
      valuesOf={valuesOfPackstation}
      empty={{ ...emptyPackstation(STATION), ...valuesOfPerson(STATION, customer) }}
      newLabel={t('newStation')}
    >
      {fields}
    </AddressChoice>
  );
};

/** The delivery address (SHIP-01). */
export const DeliveryPart = ({
  addresses,
  countries,
  billingCountry,
  customer,
  chosen,
}: DeliveryPartProps): ReactNode => {
  const { t } = useTranslation('addresses');
  const { set } = useFormHandle();
  const hasStations = deliveryTypeIn(billingCountry, 'packstation') === 'packstation';
  return (
    <Fieldset legend={t('delivery')}>
      <RadioGroup
        name="deliveryType"
        label={t('delivery')}
        isLabelHidden
        look="cards"
        value={chosen}
        onChange={(deliveryType) => set({ deliveryType })}
        choices={[
          { value: 'sameAsBilling', label: t('delivery.sameAsBilling') },
          {
            value: 'shippingAddress',
            label: t('delivery.shippingAddress'),
            detail: (
              <ShippingFields
                addresses={addresses.filter(({ packstationAddress }) => !packstationAddress)}
                countries={countries}
              />
            ),
          },
          {
            value: 'packstation',
            label: t('delivery.packstation'),
            isDisabled: !hasStations,
            ...(hasStations ? {} : { hint: t('delivery.packstation.germany') }),
            detail: (
              <StationFields
                addresses={addresses.filter(({ packstationAddress }) => packstationAddress)}
                customer={customer}
              />
            ),
          },
        ]}
      />
    </Fieldset>
  );
};
