import type { Visit } from '@shop/domain/visit/visit.port';
import { offersWithdrawal } from '@shop/domain/withdrawals/withdrawal';
import { httpError, NOT_FOUND } from '../http/errors.ts';

/** The visitor, on a storefront for consumers. A business storefront has no withdrawal function. */
export const consumer = (visitor: Visit): Visit => {
  if (!offersWithdrawal(visitor.shopper.storefront)) throw httpError(NOT_FOUND);
  return visitor;
};
