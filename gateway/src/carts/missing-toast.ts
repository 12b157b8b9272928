import type { ServerToast } from '@shop/client/app/page-contract';
import { missingMessage } from '@shop/domain/carts/missing-from-cart';
import type { MissingFromCart } from '@shop/domain/carts/missing-from-cart';
import { presentMissing } from './missing-from-cart.types.ts';

/** Names on the next page what a merged cart lacks. */
export const missingToast = (missing: MissingFromCart): ServerToast => {
  const { name, was, is } = presentMissing(missing);
  return { kind: 'warning', messageKey: missingMessage({ what: missing.what, is }), values: { name, was: String(was ?? ''), is: String(is ?? '') } };
};
