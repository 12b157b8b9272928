import type { CountryCode } from '@shop/domain/shared/country';
import type { Address } from '@shop/domain/addresses/address';
import type { PaymentId } from '@shop/domain/payments/payment';
import { AMAZON_PAY, AMAZON_PAY_ACTIVATED, AMAZON_PAY_PARAMETER } from '@shop/domain/payments/express-payment';
import { isAmazonPayAvailable } from '@shop/domain/payments/payment-rules';
import { isZero, type Money } from '@shop/domain/shared/money';
import type { Store, Storefront } from '@shop/domain/storefronts/storefront';
import type { GoodsProduct } from '../goods/goods.ts';
import { lineageOf } from '../goods/project-crumbs.ts';
import { parameterOf } from '../parameters/parameter-values.ts';
import { isMagicPostcode } from '../parameters/magic-values.ts';
import type { View } from '../worlds/transaction.ts';
import type { REASONS, WordedPaymentId } from './payment-texts.ts';

/** Highest total that is sold to consumers on invoice, in minor units of either currency. */
export const INVOICE_LIMIT = 75_000;

/** The payment method agreed with business customers. They cannot choose another one. */
export const TERMS_OF_BUSINESS: PaymentId = 'RECHNUNG';

export interface PaymentOffer {
  readonly paymentId: PaymentId;
  /** Why it cannot be chosen. */
  readonly hindrance?: keyof typeof REASONS;
}

/** What of a cart decides how it can be paid. */
export interface PayableCart {
  readonly total: Money;
  readonly lines: readonly { readonly product: Pick<GoodsProduct, 'categoryId'> }[];
  readonly place: { readonly country: CountryCode; readonly billingAddress?: Pick<Address, 'postCode'> };
}

/** Invoices on which consumers buy. */
const CONSUMER_INVOICES: readonly PaymentId[] = ['RECHNUNG', 'INVOICE'];

/** Carriers collect cash in the country of the store only. */
const hindranceTo = (
  { homeCountry }: Storefront,
  paymentId: PaymentId,
  { total, place }: PayableCart,
): PaymentOffer['hindrance'] => {
  if (paymentId === 'CASH_ON_DELIVERY' && place.country !== homeCountry) return 'delivery-abroad';
  if (!CONSUMER_INVOICES.includes(paymentId)) return undefined;
  if (isMagicPostcode(place.billingAddress?.postCode, 'no-invoice')) return 'no-credit';
  return total.minor > INVOICE_LIMIT ? 'above-limit' : undefined;
};

type LocalPaymentId = 'PAYPAL' | 'TWINT' | 'X_RECHNUNG' | 'CASH_ON_DELIVERY';

/** Ways to pay that depend on the country of a store. X_RECHNUNG is the invoice to a public body. */
const LOCAL_PAYMENTS: Readonly<Record<Store, readonly LocalPaymentId[]>> = {
  de: ['PAYPAL', 'X_RECHNUNG', 'CASH_ON_DELIVERY'],
  at: ['PAYPAL'],
  ch: ['TWINT'],
  b2b: ['PAYPAL'],
};

/** Whether a store has a way to pay at all; a parameter may still switch it off. */
export const hasLocalPayment = ({ store }: Pick<Storefront, 'store'>, paymentId: LocalPaymentId): boolean =>
  LOCAL_PAYMENTS[store].includes(paymentId);

type IsOffered = (view: View, storefront: Storefront) => boolean;

const always: IsOffered = () => true;
/** Offered only by the parameter below. */
const never: IsOffered = () => false;

/** Whether consumers may pay like this on a storefront, in the order in which they choose. */
const IS_OFFERED: Readonly<Record<WordedPaymentId, IsOffered>> = {
  CREDIT_CARD: always,
  PAYPAL: (_view, storefront) => hasLocalPayment(storefront, 'PAYPAL'),
  AMAZONPAY: (view) => parameterOf(view, AMAZON_PAY_PARAMETER) === AMAZON_PAY_ACTIVATED,
  TWINT: (view, storefront) =>
    hasLocalPayment(storefront, 'TWINT') && parameterOf(view, 'paymentTypes/twint') === 'true',
  RECHNUNG: always,
  INVOICE: never,
  RECHNUNG_V: never,
  X_RECHNUNG: (view, storefront) =>
    hasLocalPayment(storefront, 'X_RECHNUNG') && parameterOf(view, 'paymentTypes/xRechnung') === 'true',
  VORKASSE: always,
  VORKASSE_V: never,
  VINCO_V: never,
  PREPAID: never,
  CASH_ON_DELIVERY: (_view, storefront) => hasLocalPayment(storefront, 'CASH_ON_DELIVERY'),
};

const isWorded = (id: string): id is WordedPaymentId => Object.hasOwn(IS_OFFERED, id);

/** Whether consumers may pay like this on a storefront, whatever they buy. */
export const isOfferedTo = (view: View, storefront: Storefront, paymentId: PaymentId): boolean =>
  isWorded(paymentId) && IS_OFFERED[paymentId](view, storefront);

/** What testers offer instead, known or not. */
const replacedBy = (view: View): readonly PaymentId[] =>
  [
    ...new Set(
      parameterOf(view, 'paymentTypes/offered')
        .split(',')
        .map((id) => id.trim()),
    ),
  ].filter((id) => id !== '');

const idsFor = (view: View, storefront: Storefront): readonly PaymentId[] => {
  const replaced = replacedBy(view);
  return replaced.length > 0 ? replaced : Object.keys(IS_OFFERED).filter((id) => isOfferedTo(view, storefront, id));
};

/** Whether the provider accepts what is in the cart. */
const isAccepted = ({ goods }: View, paymentId: PaymentId, { lines }: PayableCart): boolean => {
  if (paymentId !== AMAZON_PAY) return true;
  const categoryIds = lines
    .flatMap(({ product }) => lineageOf(goods, product.categoryId))
    .map(({ categoryId }) => categoryId);
  return isAmazonPayAvailable({ isB2b: false, categoryIds });
};

/** The payment methods of a cart: none if nothing is to be paid, and the agreed one on the business shop. */
export const paymentOffers = (view: View, storefront: Storefront, cart: PayableCart): readonly PaymentOffer[] => {
  if (isZero(cart.total)) return [];
  if (storefront.isB2b) return [{ paymentId: TERMS_OF_BUSINESS }];
  return idsFor(view, storefront)
    .filter((paymentId) => isAccepted(view, paymentId, cart))
    .map((paymentId) => {
      const hindrance = hindranceTo(storefront, paymentId, cart);
      return hindrance === undefined ? { paymentId } : { paymentId, hindrance };
    });
};

/** The payment method in effect: the chosen one while it is offered, and on the business shop the agreed one. */
export const selectedPayment = (
  view: View,
  storefront: Storefront,
  { paymentId }: { readonly paymentId?: PaymentId },
  calculated: PayableCart,
): PaymentId | undefined => {
  const usable = paymentOffers(view, storefront, calculated).filter(({ hindrance }) => hindrance === undefined);
  if (storefront.isB2b) return usable[0]?.paymentId;
  return usable.find((offer) => offer.paymentId === paymentId)?.paymentId;
};
