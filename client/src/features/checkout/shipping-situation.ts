import type { CountryCode } from '@shop/domain/shared/country';
import {
  DELIVERY_TYPES,
  deliveryCountryOf,
  type DeliverySituation,
  type DeliveryType,
  deliveryTypeIn,
} from '@shop/domain/addresses/delivery-type';

import type { FieldValues } from '../../platform/forms/form-draft.ts';
import type { AddressPartFragment } from '../../platform/generated/graphql.ts';
import { CHOICE, EDITING } from '../addresses/model/address-values.ts';

interface Book {
  readonly billingAddresses: readonly AddressPartFragment[];
  readonly shippingAddresses: readonly AddressPartFragment[];
}

/** The country of a form's address: of the chosen address, or as typed. */
const countryIn = (form: string, values: FieldValues, addresses: readonly AddressPartFragment[]): string => {
  const chosen = addresses.find(({ id }) => id === values[`${form}.${CHOICE}`]);
  const isTyped = chosen === undefined || values[`${form}.${EDITING}`] === 'true';
  return isTyped ? (values[`${form}.country`] ?? '') : chosen.country;
};

export interface ShippingSituation extends DeliverySituation {
  readonly billingCountry: CountryCode | string;
}

/** The delivery type and countries of a partly filled-in shipping step. Outside Germany a packstation is ignored. */
export const shippingSituation = (
  values: FieldValues,
  { billingAddresses, shippingAddresses }: Book,
): ShippingSituation => {
  const billingCountry = countryIn('billingAddress', values, billingAddresses);
  const requested: DeliveryType = DELIVERY_TYPES.find((type) => type === values['deliveryType']) ?? 'sameAsBilling';
  const deliveryType = deliveryTypeIn(billingCountry, requested);
  const country = deliveryCountryOf({
    deliveryType,
    billingCountry,
    shippingCountry: countryIn('shippingAddress', values, shippingAddresses),
  });
  return { deliveryType, country, billingCountry };
};
