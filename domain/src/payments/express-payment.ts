import type { Crumb } from '../catalogue/product.ts';
import { DELIVERY_COUNTRIES } from '../shared/country.ts';
import type { Address, AddressForm, AddressId } from '../addresses/address.ts';
import { addressErrors } from '../addresses/address-rules.ts';
import type { Parameter } from '../parameters/parameters.port.ts';
import type { CartId } from '../visit/shopper.ts';
import { isZero, type Money } from '../shared/money.ts';
import type { Storefront } from '../storefronts/storefront.ts';
import type { PaymentId, ShownPaymentId } from './payment.ts';
import { categoryIdsIn, isAmazonPayAvailable } from './payment-rules.ts';

/** The method of the Amazon-style provider, also for express payment (PAY-07). */
export const AMAZON_PAY: ShownPaymentId = 'AMAZONPAY';

/** The parameter that switches it on, and its value (FLAG-03). */
export const AMAZON_PAY_PARAMETER = 'amazonPayV2Activation';
export const AMAZON_PAY_ACTIVATED = 'amazonpay.activated';

/** Whether a storefront offers it: the shop has switched it on, and it is not the business shop (FLAG-03, PAY-09). */
export const isExpressPaymentOn = ({ isB2b }: Pick<Storefront, 'isB2b'>, parameters: readonly Parameter[]): boolean =>
  !isB2b &&
  parameters.some(
    ({ name, parameterValue }) => name === AMAZON_PAY_PARAMETER && parameterValue === AMAZON_PAY_ACTIVATED,
  );

/** What of a cart decides whether it can be paid by express. */
interface ExpressBasket {
  readonly positions: readonly { readonly crumbs: readonly Crumb[] }[];
  readonly basketValue: Money;
}

/** Whether the provider does not accept a cart: by its articles (PAY-09), or because nothing is to be paid. */
export const isExpressExcluded = (
  { positions, basketValue }: ExpressBasket,
  { isB2b }: Pick<Storefront, 'isB2b'>,
): boolean =>
  isZero(basketValue) ||
  !isAmazonPayAvailable({ isB2b, categoryIds: positions.flatMap(({ crumbs }) => categoryIdsIn(crumbs)) });

/** Which checkout an express payment belongs to. */
export const CHECKOUT_TYPES = ['cart', 'prime'] as const;
export type CheckoutType = (typeof CHECKOUT_TYPES)[number];

/** Names a shopper's session at the provider. It comes back in URLs, so it proves nothing by itself. */
export type AmazonCheckoutSessionId = string;

/** An address as the provider has it: without salutation, and from any country (ISO 3166-1 alpha-2). */
export interface ProvidedAddress {
  readonly company?: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly streetAndNumber: string;
  readonly addition?: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly phone?: string;
}

/** What a shopper chose at the provider. */
export interface ProvidedAddresses {
  readonly email: string;
  readonly billingAddress: ProvidedAddress;
  readonly shippingAddress: ProvidedAddress;
}

/** An express checkout, from the return from the provider to the order. */
export interface ExpressCheckout {
  readonly cartId: CartId;
  readonly checkoutType: CheckoutType;
  readonly sessionId: AmazonCheckoutSessionId;
  /** Addresses that were saved in the customer's book for it. */
  readonly addressIds: readonly AddressId[];
}

/** Whether a cart is paid by express: only while it is the cart of that checkout and its payment was not changed. */
export const isExpressCart = (
  { id, selectedPayment }: { readonly id: CartId; readonly selectedPayment?: PaymentId },
  express: Pick<ExpressCheckout, 'cartId'> | undefined,
): boolean => express?.cartId === id && selectedPayment === AMAZON_PAY;

/** A provided address as a form of ours; undefined if the shop does not deliver there or the address lacks something. */
export const formOfProvided = ({ country, ...address }: ProvidedAddress): AddressForm | undefined => {
  const delivered = DELIVERY_COUNTRIES.find((known) => known === country);
  const form = {
    ...address,
    formType: address.company === undefined ? 'private' : 'companyOrSchool',
    salutation: 'diverse',
  } as const;
  if (delivered === undefined || addressErrors({ ...form, country: delivered }).length > 0) return undefined;
  return { ...form, country: delivered };
};

/** Whether a saved address is the one that was provided, so that it is not saved again. */
export const isSameAddress = (saved: Address, provided: ProvidedAddress): boolean =>
  !saved.packstationAddress &&
  saved.schoolOrCompany === provided.company &&
  saved.firstName === provided.firstname &&
  saved.lastName === provided.lastname &&
  saved.street === provided.streetAndNumber &&
  saved.addressAddition === provided.addition &&
  saved.postCode === provided.postcode &&
  saved.city === provided.city &&
  saved.country === provided.country;
