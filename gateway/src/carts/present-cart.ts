import type { AppliedVoucher, Cart } from '@shop/domain/carts/cart';
import type { CartMerge } from '@shop/domain/carts/cart-merge';
import type { CartPosition, TaxShare } from '@shop/domain/carts/cart-position';
import { isWorthTelling } from '@shop/domain/carts/cart-merge';
import { cartStateOf } from '@shop/domain/carts/cart-rules';
import { isExpressExcluded } from '@shop/domain/payments/express-payment';
import { UNKNOWN } from '@shop/domain/shared/or-unknown';
import type { Language } from '@shop/domain/storefronts/language';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { presentBasePrice } from '../catalogue/present-price.ts';
import { presentMoney, presentMoneyIfAny } from '../shared/present-money.ts';
import { presentSavedLine } from './present-saved-line.ts';
import type { CartPositionType, CartType, TaxShareType, VoucherType } from './cart.types.ts';

export const presentPosition = (position: CartPosition, language: Language): CartPositionType => ({
  ...position,
  pricePerUnit: presentMoney(position.pricePerUnit, language),
  oldPricePerUnit: presentMoneyIfAny(position.oldPricePerUnit, language),
  totalPrice: presentMoney(position.totalPrice, language),
  basePrice: position.basePrice === undefined ? undefined : presentBasePrice(position.basePrice, language),
  pricePerUnitLightning: presentMoneyIfAny(position.pricePerUnitLightning, language),
  netPricePerUnitLightning: presentMoneyIfAny(position.netPricePerUnitLightning, language),
});

export const presentTax = (tax: readonly TaxShare[], language: Language): readonly TaxShareType[] =>
  tax.map(({ rate, amount }) => ({ rate, amount: presentMoney(amount, language) }));

const presentVoucher = ({ code, name, status, saving }: AppliedVoucher, language: Language): VoucherType => ({
  code,
  name,
  applied: status === UNKNOWN ? undefined : status === 'applied',
  saving: presentMoney(saving, language),
});

/** The merge that the shopper is told of, if any. */
export const toldMerge = ({ merge, submitted }: Pick<Cart, 'merge' | 'submitted'>): CartMerge | undefined =>
  merge !== undefined && !submitted && isWorthTelling(merge) ? merge : undefined;

/** Presents a cart as the storefront shows it; business prices are net. */
export const presentCart = (cart: Cart, { language, isB2b }: Storefront): CartType => {
  const positions = (lines: readonly CartPosition[]): readonly CartPositionType[] =>
    lines.map((line) => presentPosition(line, language));
  return {
    ...cart,
    id: cart.id === '' ? undefined : cart.id,
    state: cartStateOf(cart),
    positions: positions(cart.positions),
    freeArticles: positions(cart.freeArticles),
    catalogs: positions(cart.catalogs),
    subtotal: presentMoney(cart.subtotal, language),
    promotionsSaving: presentMoney(cart.promotionsSaving, language),
    totalSavings: presentMoney(cart.totalSavings, language),
    shippingCost: presentMoneyIfAny(cart.shippingCost, language),
    tax: presentTax(cart.tax, language),
    total: presentMoney(cart.total, language),
    netValue: presentMoney(cart.netValue, language),
    basketValue: presentMoney(cart.basketValue, language),
    missingForFreeDelivery: presentMoneyIfAny(cart.missingForFreeDelivery, language),
    vouchers: cart.vouchers.map((voucher) => presentVoucher(voucher, language)),
    vatIncluded: !isB2b,
    isExpressExcluded: isExpressExcluded(cart, { isB2b }),
    savedLines: cart.savedLines.map((line) => presentSavedLine(line, language)),
    merge: toldMerge(cart),
  };
};
