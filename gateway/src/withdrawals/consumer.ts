import { offersWithdrawal } from '@shop/domain/withdrawals/withdrawal';
import { httpError, NOT_FOUND } from '../http/errors.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';

/** The visitor, on a storefront for consumers. A business storefront has no withdrawal function. */
export const consumer = (visitor: VisitorSession): VisitorSession => {
  if (!offersWithdrawal(visitor.shopper.storefront)) throw httpError(NOT_FOUND);
  return visitor;
};
