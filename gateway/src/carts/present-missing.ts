import type { MissingFromCart } from '@shop/domain/carts/missing-from-cart';
import type { MissingFromCartType } from './missing-from-cart.types.ts';

export const presentMissing = (missing: MissingFromCart): MissingFromCartType => {
  if (missing.what === 'voucher') return { what: missing.what, name: missing.code, was: null, is: null };
  return missing;
};
