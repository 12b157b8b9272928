import type { CountryCode } from '@shop/domain/shared/country';
import type { Address } from '@shop/domain/addresses/address';
import { type DeliveryType, deliveryTypeOf } from '@shop/domain/addresses/delivery-type';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { addressIn, bookOf } from '../addresses/address-book.ts';
import type { View } from '../worlds/transaction.ts';
import type { CartRecord } from './cart-record.ts';

/** Where a cart is delivered to: the shipping address, or else the billing address. */
export interface DeliveryPlace {
  readonly billingAddress?: Address;
  readonly shippingAddress?: Address;
  readonly deliveryType: DeliveryType;
  readonly country: CountryCode;
  readonly postcode?: string;
}

export const deliveryPlaceOf = (view: View, { homeCountry }: Storefront, cart: CartRecord): DeliveryPlace => {
  const book = bookOf(view, cart.userId);
  const billingAddress = addressIn(book, cart.billingAddressId);
  const shippingAddress = addressIn(book, cart.shippingAddressId);
  const known = { ...(billingAddress && { billingAddress }), ...(shippingAddress && { shippingAddress }) };
  const destination = shippingAddress ?? billingAddress;
  return {
    ...known,
    deliveryType: deliveryTypeOf(known),
    country: destination?.country ?? homeCountry,
    ...(destination && { postcode: destination.postCode }),
  };
};
