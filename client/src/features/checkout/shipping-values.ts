import { DHL } from '@shop/domain/shippers/shipper';

import type { FieldValues } from '../../platform/forms/form-draft.ts';
import type { CheckoutPartFragment } from '../../platform/generated/graphql.ts';
import { CHOICE, emptyAddress, emptyPackstation } from '../addresses/model/address-values.ts';

const choiceOf = (form: string, id: string | null | undefined): FieldValues => ({ [`${form}.${CHOICE}`]: id ?? '' });

const firstOf = (addresses: CheckoutPartFragment['shippingAddresses'], isStation: boolean): string | undefined =>
  addresses.find(({ packstationAddress }) => packstationAddress === isStation)?.id;

/** The initial values of the shipping step: from the cart, then from the address book's defaults. */
export const shippingValues = (checkout: CheckoutPartFragment): FieldValues => {
  const { billingAddress, shippingAddress, shippingAddresses, defaultBillingAddressId, billingEmail, shippingEmail } =
    checkout;
  const country = checkout.deliveryCountries[0] ?? 'DE';
  const onCart = (isStation: boolean): string | undefined =>
    shippingAddress?.packstationAddress === isStation
      ? shippingAddresses.find(({ id }) => id === shippingAddress.id)?.id
      : undefined;
  return {
    'account.email': checkout.email ?? '',
    'account.password': '',
    'account.passwordRepeat': '',
    ...emptyAddress('billingAddress', country),
    ...choiceOf('billingAddress', billingAddress?.id ?? defaultBillingAddressId),
    ...emptyAddress('shippingAddress', country),
    ...choiceOf('shippingAddress', onCart(false) ?? firstOf(shippingAddresses, false)),
    ...emptyPackstation('packstation'),
    ...choiceOf('packstation', onCart(true) ?? firstOf(shippingAddresses, true)),
    deliveryType: checkout.deliveryType,
    phone: checkout.phone ?? '',
    shipperCode:
      checkout.shippers.find(({ selected }) => selected)?.code ?? (checkout.deliveryType === 'packstation' ? DHL : ''),
    ...Object.fromEntries(checkout.speditionFields.map(({ name, value }) => [`speditionFields.${name}`, value])),
    orderReference: checkout.orderReference ?? '',
    costCentre: checkout.costCentre ?? '',
    billingAlternativeEmail: billingEmail.selected ?? billingEmail.preselected ?? '',
    shippingAlternativeEmail: shippingEmail.selected ?? shippingEmail.preselected ?? '',
  };
};
