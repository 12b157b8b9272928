import { isZero, type Money } from '@shop/domain/shared/money';
import type { Store, Storefront } from '@shop/domain/storefronts/storefront';
import type { CartRecord } from '../carts/cart-record.ts';
import type { CalculatedCart } from '../carts/cart-totals.ts';
import { parameterOf } from '../parameters/parameter-values.ts';
import { isMagicPostcode } from '../magic-values.ts';
import type { View } from '../worlds/transaction.ts';
import type { OfferedPaymentId, REASONS } from './payment-texts.ts';

/** Highest total that is sold to consumers on invoice, in minor units of either currency. */
export const INVOICE_LIMIT = 75_000;

/** The payment method agreed with business customers. They cannot choose another one. */
export const TERMS_OF_BUSINESS: OfferedPaymentId = 'RECHNUNG';

export interface PaymentOffer {
  readonly paymentId: OfferedPaymentId;
  /** Why it cannot be chosen. */
  readonly hindrance?: keyof typeof REASONS;
}

const isInvoice = (paymentId: OfferedPaymentId): boolean => paymentId === 'RECHNUNG';

const hindranceTo = (paymentId: OfferedPaymentId, total: Money, postcode: string | undefined): PaymentOffer['hindrance'] => {
  if (!isInvoice(paymentId)) return undefined;
  if (isMagicPostcode(postcode, 'no-invoice')) return 'no-credit';
  return total.minor > INVOICE_LIMIT ? 'above-limit' : undefined;
};

/** Whether a shop sends invoices to public bodies. */
export const TAKES_X_RECHNUNG: Readonly<Record<Store, boolean>> = { de: true, at: false, ch: false, b2b: false };

const always = (): boolean => true;

/** Whether consumers may pay like this on a storefront, in the order in which they choose. */
const IS_OFFERED: Readonly<Record<OfferedPaymentId, (view: View, storefront: Storefront) => boolean>> = {
  CREDIT_CARD: always,
  RECHNUNG: always,
  X_RECHNUNG: (view, { store }) => TAKES_X_RECHNUNG[store] && parameterOf(view, 'paymentTypes/xRechnung') === 'true',
  VORKASSE: always,
};

const isPaymentId = (id: string): id is OfferedPaymentId => Object.hasOwn(IS_OFFERED, id);

const idsFor = (view: View, storefront: Storefront): readonly OfferedPaymentId[] =>
  Object.keys(IS_OFFERED).filter(isPaymentId).filter((id) => IS_OFFERED[id](view, storefront));

/** The payment methods of a cart: none if nothing is to be paid, and the agreed one on the business shop. */
export const paymentOffers = (view: View, storefront: Storefront, { total, place }: CalculatedCart): readonly PaymentOffer[] => {
  if (isZero(total)) return [];
  if (storefront.isB2b) return [{ paymentId: TERMS_OF_BUSINESS }];
  return idsFor(view, storefront).map((paymentId) => {
    const hindrance = hindranceTo(paymentId, total, place.billingAddress?.postCode);
    return hindrance === undefined ? { paymentId } : { paymentId, hindrance };
  });
};

/** The payment method in effect: the chosen one while it is offered, and on the business shop the agreed one. */
export const selectedPayment = (view: View, storefront: Storefront, { paymentId }: CartRecord, calculated: CalculatedCart): OfferedPaymentId | undefined => {
  const usable = paymentOffers(view, storefront, calculated).filter(({ hindrance }) => hindrance === undefined);
  if (storefront.isB2b) return usable[0]?.paymentId;
  return usable.find((offer) => offer.paymentId === paymentId)?.paymentId;
};
