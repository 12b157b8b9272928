import type { AddressForm, PackstationForm } from '@shop/domain/addresses/address';
import type { CheckoutLoginOption } from '@shop/domain/checkout/checkout';
import type { PlaceOrder } from '@shop/domain/checkout/place-order';
import type { BookAddress, SaveShippingStep } from '@shop/domain/checkout/shipping-step';
import { readAddressInput, readPackstationInput } from '../addresses/read-address-input.ts';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { PlaceOrderInput } from './place-order.types.ts';
import type { SeenCarts } from './seen-carts.ts';
import type { AccountInput, ShippingStepInput } from './shipping-step.types.ts';

const chosen = <Input, Form>(
  id: string | null | undefined,
  typed: Input | null | undefined,
  read: (typed: Input) => Form,
): Form | BookAddress | undefined => {
  if (typed != null) return read(typed);
  return id == null ? undefined : { addressId: id };
};

const readAccount = ({ email, password, passwordRepeat }: AccountInput): NonNullable<SaveShippingStep['account']> => ({
  email,
  ...omitNil({ password, passwordRepeat }),
});

/** The input of the shipping step as the domain defines it; undefined without a billing address. */
export const readShippingStep = (
  input: ShippingStepInput,
  loginOption: CheckoutLoginOption | undefined,
): SaveShippingStep | undefined => {
  const billingAddress: AddressForm | BookAddress | undefined = chosen(
    input.billingAddressId,
    input.billingAddress,
    readAddressInput,
  );
  const shippingAddress: AddressForm | BookAddress | undefined = chosen(
    input.shippingAddressId,
    input.shippingAddress,
    readAddressInput,
  );
  const packstation: PackstationForm | BookAddress | undefined = chosen(
    input.packstationId,
    input.packstation,
    readPackstationInput,
  );
  if (billingAddress === undefined) return undefined;
  const {
    phone,
    shipperCode,
    speditionFields,
    orderReference,
    costCentre,
    billingAlternativeEmail,
    shippingAlternativeEmail,
  } = input;
  return {
    deliveryType: input.deliveryType,
    billingAddress,
    ...omitNil({
      loginOption,
      shippingAddress,
      packstation,
      phone,
      shipperCode,
      speditionFields,
      orderReference,
      costCentre,
    }),
    ...omitNil({ billingAlternativeEmail, shippingAlternativeEmail }),
    ...(input.account == null ? {} : { account: readAccount(input.account) }),
  };
};

export const readPlaceOrder = (
  { cartId, seen, comment, newsletter }: PlaceOrderInput,
  seenCarts: SeenCarts,
): PlaceOrder => ({
  cartId,
  seen: seenCarts.read(seen),
  comment: comment ?? '',
  newsletter: newsletter ?? false,
});
