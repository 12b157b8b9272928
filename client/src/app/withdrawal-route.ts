import { notFound } from '@tanstack/react-router';
import { withdrawalRight, type WithdrawalRight } from '@shop/domain/withdrawals/withdrawal';

import type { RouterContext } from './router-context.ts';

/** The right that a page of the withdrawal function speaks of. A business storefront does not have the page. */
export const requireWithdrawalRight = ({ page }: Pick<RouterContext, 'page'>): WithdrawalRight => {
  const right = withdrawalRight(page.storefront);
  if (right === undefined) throw notFound();
  return right;
};
