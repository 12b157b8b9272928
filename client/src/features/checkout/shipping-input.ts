import { isAddressForm, isPackstationForm, type SaveShippingStep } from '@shop/domain/checkout/shipping-step';

import type { ShippingStepInput } from '../../platform/generated/graphql.ts';
import { packstationInput } from '../addresses/model/packstation-input.ts';

const billing = ({ billingAddress }: SaveShippingStep): ShippingStepFields =>
  isAddressForm(billingAddress) ? { billingAddress } : { billingAddressId: billingAddress.addressId };

const shipping = ({ shippingAddress }: SaveShippingStep): ShippingStepFields => {
  if (shippingAddress === undefined) return {};
  return isAddressForm(shippingAddress) ? { shippingAddress } : { shippingAddressId: shippingAddress.addressId };
};

const station = ({ packstation }: SaveShippingStep): ShippingStepFields => {
  if (packstation === undefined) return {};
  return isPackstationForm(packstation)
    ? { packstation: packstationInput(packstation) }
    : { packstationId: packstation.addressId };
};

type ShippingStepFields = Partial<ShippingStepInput>;

/** The shipping step as GraphQL input. */
export const shippingInput = (command: SaveShippingStep): ShippingStepInput => {
  const { loginOption: _, billingAddress, shippingAddress, packstation, speditionFields, ...rest } = command;
  return {
    ...rest,
    ...billing(command),
    ...shipping(command),
    ...station(command),
    ...(speditionFields === undefined ? {} : { speditionFields: [...speditionFields] }),
  };
};
