import type { Address } from './address.ts';
import type { CountryCode } from '../shared/country.ts';

export const DELIVERY_TYPES = ['sameAsBilling', 'shippingAddress', 'packstation'] as const;
/** Where the parcels go (SHIP-01); `sameAsBilling`: the shipping address becomes the billing address. */
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** Packstations exist in Germany only (ENT-14). */
export const PACKSTATION_COUNTRY: CountryCode = 'DE';

/** The addresses of a cart, as far as they are chosen. */
interface CartAddresses {
  readonly billingAddress?: Address;
  readonly shippingAddress?: Address;
}

/** How a cart is delivered, by its current addresses. */
export const deliveryTypeOf = ({ billingAddress, shippingAddress }: CartAddresses): DeliveryType => {
  if (shippingAddress === undefined) return 'sameAsBilling';
  if (shippingAddress.packstationAddress) return 'packstation';
  return shippingAddress.addressId === billingAddress?.addressId ? 'sameAsBilling' : 'shippingAddress';
};

export interface DeliveryPlace {
  readonly deliveryType: DeliveryType;
  readonly billingCountry: string;
  /** Absent until a shipping address is typed: the billing address is used. */
  readonly shippingCountry?: string;
}

/** The country that the parcels go to: that of the billing, shipping or packstation address, by delivery type. */
export const deliveryCountryOf = ({ deliveryType, billingCountry, shippingCountry }: DeliveryPlace): string => {
  switch (deliveryType) {
    case 'sameAsBilling':
      return billingCountry;
    case 'shippingAddress':
      return shippingCountry ?? billingCountry;
    case 'packstation':
      return PACKSTATION_COUNTRY;
  }
};

/** Where and how a cart is delivered, as the rules about carriers need it. */
export interface DeliverySituation {
  readonly deliveryType: DeliveryType;
  /** Country that the parcels go to, ISO 3166-1 alpha-2. */
  readonly country: string;
}

export const isGermanDelivery = ({ country }: Pick<DeliverySituation, 'country'>): boolean => country === 'DE';

/** The delivery of a cart by its current addresses. */
export const deliverySituationOf = (cart: CartAddresses & { readonly deliveryCountry: string }): DeliverySituation => {
  const deliveryType = deliveryTypeOf(cart);
  const { billingAddress, shippingAddress, deliveryCountry } = cart;
  const place = { deliveryType, billingCountry: billingAddress?.country ?? deliveryCountry };
  const country = deliveryCountryOf(
    shippingAddress === undefined ? place : { ...place, shippingCountry: shippingAddress.country },
  );
  return { deliveryType, country };
};

/** A packstation needs a billing address in Germany. */
export const isDeliveredIn = (billingCountry: string, deliveryType: DeliveryType): boolean =>
  deliveryType !== 'packstation' || billingCountry === PACKSTATION_COUNTRY;

/** The delivery type that applies: a packstation needs a billing address in Germany. The choice itself is not changed. */
export const deliveryTypeIn = (country: string, chosen: DeliveryType): DeliveryType =>
  isDeliveredIn(country, chosen) ? chosen : 'sameAsBilling';
