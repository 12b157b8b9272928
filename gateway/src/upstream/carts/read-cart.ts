import type { Cart } from '@shop/domain/carts/cart';
import type { CartMerge } from '@shop/domain/carts/cart-merge';
import type { CartId } from '@shop/domain/visit/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { readAddressIf } from '../addresses/read-address.ts';
import type { AddressFieldsFragment, CartDetailsFieldsFragment } from '../generated/operation-types.ts';
import { readMoney, readMoneyIf } from '../shared/read-money.ts';
import { readId } from '../shared/read-text.ts';
import { readBasket, readTax, readVouchers } from './read-basket.ts';
import { readPosition } from './read-position.ts';
import { readSavedLine } from './read-saved-line.ts';

/** A cart from the reply to a query or mutation. */
export interface CartReply {
  readonly billingAddress: AddressFieldsFragment | null;
  readonly shippingAddress: AddressFieldsFragment | null;
  readonly attributes: { readonly submitted: boolean; readonly submittedAs: string | null };
  readonly details: CartDetailsFieldsFragment;
}

const readMerge = ({ fromCartId, lines, vouchers }: NonNullable<CartDetailsFieldsFragment['merge']>): CartMerge => ({
  from: readId(fromCartId),
  lines: lines.map(({ itemId, name, brought, added, most }) => ({
    itemId: readId(itemId),
    name,
    brought,
    added,
    most,
  })),
  vouchers: vouchers.map(({ code, taken }) => ({ code, taken })),
});

export const readCart = (id: CartId, { billingAddress, shippingAddress, attributes, details }: CartReply): Cart => ({
  id: readId(id),
  submitted: attributes.submitted,
  ...omitNil({ submittedAs: attributes.submittedAs }),
  positions: details.positions.map(readPosition),
  freeArticles: details.freeArticles.map(readPosition),
  catalogs: details.catalogs.map(readPosition),
  positionCount: details.positionCount,
  articleCount: details.articleCount,
  subtotal: readMoney(details.subtotal),
  promotionsSaving: readMoney(details.promotionsSaving),
  totalSavings: readMoney(details.totalSavings),
  ...omitNil({ shippingCost: readMoneyIf(details.shippingCost) }),
  tax: readTax(details.tax),
  total: readMoney(details.total),
  netValue: readMoney(details.totals.netValue),
  basketValue: readMoney(details.basketValue),
  ...omitNil({ missingForFreeDelivery: readMoneyIf(details.deliveryFreeMessage?.missingAmount) }),
  vouchers: readVouchers(details.voucherCodeStatus),
  deliveryCountry: details.deliveryCountry,
  ...omitNil({ billingAddress: readAddressIf(billingAddress), shippingAddress: readAddressIf(shippingAddress) }),
  ...readBasket(details.bzBasket),
  ...omitNil({
    selectedPayment: details.selectedPaymentMethodInCart?.paymentId,
    buyerReference: details.selectedPaymentMethodInCart?.buyerReference,
  }),
  savedLines: details.savedLines.map(readSavedLine),
  ...(details.merge === null ? {} : { merge: readMerge(details.merge) }),
});
