import type { AppliedVoucher, Cart, ContactEmail } from '@shop/domain/carts/cart';
import { minus, sumOf } from '@shop/domain/shared/money';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { localise } from '../goods/catalogue-context.ts';
import { selectedPayment } from '../payments/payment-offers.ts';
import { speditionFields } from '../shippers/spedition-fields.ts';
import { deepFreeze } from '../shared/deep-freeze.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import type { CartRecord } from './cart-record.ts';
import { type CalculatedCart, calculateCart } from './cart-totals.ts';
import { mergeOf } from './cart-merge.ts';
import { giftPosition, positionOf } from './project-position.ts';
import { savedLines } from './saved-lines.ts';
import { giftFor } from './promotions.ts';

const contactEmail = (view: View, { userId }: CartRecord, chosen: string | undefined): ContactEmail => {
  const user = lookUp(view.state.users, userId);
  const preselected = user === undefined || user.kind === 'visitor' ? undefined : user.email;
  const selected = chosen ?? preselected;
  return { ...(selected === undefined ? {} : { selected }), ...(preselected === undefined ? {} : { preselected }) };
};

const appliedVouchers = ({ vouchers }: CalculatedCart, storefront: Storefront): readonly AppliedVoucher[] =>
  vouchers.map(({ code, voucher, applies, saving }) => ({
    code,
    name: localise(storefront, voucher.name),
    status: applies ? 'applied' : 'not-applicable',
    saving,
  }));

const typedTexts = ({
  orderReference,
  costCentre,
  orderComment,
  buyerReference,
}: CartRecord): Pick<Cart, 'orderReference' | 'costCentre' | 'orderComment' | 'buyerReference'> => ({
  ...(orderReference === undefined ? {} : { orderReference }),
  ...(costCentre === undefined ? {} : { costCentre }),
  ...(orderComment === undefined ? {} : { orderComment }),
  ...(buyerReference === undefined ? {} : { buyerReference }),
});

/** A stored cart as its owner sees it now. */
export const cartOf = (
  view: View,
  storefront: Storefront,
  record: CartRecord,
  options: { readonly shippingCost: boolean },
): Cart => {
  const calculated = calculateCart(view, storefront, record, options);
  const { lines, place, subtotal, totalSavings } = calculated;
  const there = lines.filter(({ quantity }) => quantity > 0);
  const gift = giftFor(view.goods, subtotal);
  const payment = selectedPayment(view, storefront, record, calculated);
  return deepFreeze({
    id: record.id,
    submitted: record.status.is === 'ordered',
    ...(record.status.is === 'ordered' ? { submittedAs: record.status.orderId } : {}),
    positions: lines
      .filter(({ product }) => !product.isCatalog)
      .map((line) => positionOf(view, storefront, line, place.country)),
    freeArticles: gift === undefined ? [] : giftPosition(view, storefront, gift, place.country),
    catalogs: lines
      .filter(({ product }) => product.isCatalog)
      .map((line) => positionOf(view, storefront, line, place.country)),
    positionCount: there.length,
    articleCount: there.reduce((count, { quantity }) => count + quantity, 0),
    subtotal,
    promotionsSaving: calculated.promotionsSaving,
    totalSavings,
    ...(options.shippingCost ? { shippingCost: calculated.shippingCost } : {}),
    tax: calculated.tax,
    total: calculated.total,
    netValue: minus(
      calculated.total,
      sumOf(
        calculated.tax.map(({ amount }) => amount),
        storefront.currency,
      ),
    ),
    basketValue: calculated.total,
    ...(calculated.missingForFreeDelivery === undefined
      ? {}
      : { missingForFreeDelivery: calculated.missingForFreeDelivery }),
    vouchers: appliedVouchers(calculated, storefront),
    deliveryCountry: place.country,
    ...(place.billingAddress && { billingAddress: place.billingAddress }),
    ...(place.shippingAddress && { shippingAddress: place.shippingAddress }),
    shippers: calculated.shippers,
    speditionFields: calculated.isBulky ? speditionFields(record.spedition) : [],
    billingEmail: contactEmail(view, record, record.billingEmail),
    shippingEmail: contactEmail(view, record, record.shippingEmail),
    ...typedTexts(record),
    savedLines: savedLines(view, storefront, record.userId),
    newsletterChosen: record.newsletterWording !== undefined,
    ...(payment === undefined ? {} : { selectedPayment: payment }),
    ...(record.merge === undefined ? {} : { merge: mergeOf(view, storefront, record.merge) }),
  });
};
