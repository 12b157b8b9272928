import type { Address, AddressForm } from '../addresses/address.ts';
import type { Cart } from '../carts/cart.ts';
import type { CartId } from '../sessions/shopper.ts';
import type { ShownPaymentId } from './payment.ts';

/** The method of the Amazon-style provider, also for express payment (PAY-07). */
export const AMAZON_PAY: ShownPaymentId = 'AMAZONPAY';

/** The parameter that switches it on, and its value (specification A7). */
export const AMAZON_PAY_PARAMETER = 'amazonPayV2Activation';
export const AMAZON_PAY_ACTIVATED = 'amazonpay.activated';

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
  readonly session: AmazonCheckoutSessionId;
  /** Addresses that were added to the book for it. */
  readonly addressIds: readonly string[];
}

/** Whether a cart is paid by express: only while it is the cart of that checkout and its payment was not changed. */
export const isExpressCart = ({ id, selectedPayment }: Pick<Cart, 'id' | 'selectedPayment'>, express: Pick<ExpressCheckout, 'cartId'> | undefined): boolean =>
  express?.cartId === id && selectedPayment === AMAZON_PAY;

/** A provided address as a form of ours; whether it can be used, its rules say. */
export const formOfProvided = ({ company, country, ...address }: ProvidedAddress): Omit<AddressForm, 'country'> & { readonly country: string } => ({
  ...address,
  formType: company === undefined ? 'private' : 'companyOrSchool',
  ...(company === undefined ? {} : { company }),
  salutation: 'diverse',
  country,
});

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
