import type { ServerToast } from '@shop/client/app/page-contract';
import { missingMessage } from '@shop/domain/carts/missing-from-cart';
import type { MissingFromCart } from '@shop/domain/carts/missing-from-cart';
import type { MissingFromCartType } from './missing-from-cart.types.ts';

export const presentMissing = (missing: MissingFromCart): MissingFromCartType => {
  if (missing.what === 'voucher') return { what: missing.what, name: missing.code, was: null, is: null };
  const { what, name, is } = missing;
  return { what, name, was: missing.what === 'most' ? null : missing.was, is };
};

/** Names on the next page what a merged cart lacks. */
export const missingToast = (missing: MissingFromCart): ServerToast => {
  const { name, was, is } = presentMissing(missing);
  return { kind: 'warning', messageKey: missingMessage({ what: missing.what, is }), values: { name, was: String(was ?? ''), is: String(is ?? '') } };
};
