import type { AppliedVoucher, Cart } from '@shop/domain/carts/cart';
import type { CartMerge } from '@shop/domain/carts/cart-merge';
import { isWorthTelling } from '@shop/domain/carts/cart-merge';
import { cartStateOf } from '@shop/domain/carts/cart-rules';
import { isExpressExcluded } from '@shop/domain/payments/express-payment';
import { UNKNOWN } from '@shop/domain/shared/or-unknown';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { presentSavedLine } from './present-saved-line.ts';
import type { CartType, VoucherType } from './cart.types.ts';

const presentVoucher = ({ code, name, status, saving }: AppliedVoucher): VoucherType => ({
  code,
  name,
  applied: status === UNKNOWN ? undefined : status === 'applied',
  saving,
});

/** The merge that the shopper is told of, if any. */
export const toldMerge = ({ merge, submitted }: Pick<Cart, 'merge' | 'submitted'>): CartMerge | undefined =>
  merge !== undefined && !submitted && isWorthTelling(merge) ? merge : undefined;

/** Presents a cart as the storefront shows it; business prices are net. */
export const presentCart = (cart: Cart, { isB2b }: Pick<Storefront, 'isB2b'>): CartType => ({
  ...cart,
  id: cart.id === '' ? undefined : cart.id,
  state: cartStateOf(cart),
  vouchers: cart.vouchers.map(presentVoucher),
  vatIncluded: !isB2b,
  isExpressExcluded: isExpressExcluded(cart, { isB2b }),
  savedLines: cart.savedLines.map(presentSavedLine),
  merge: toldMerge(cart),
});
