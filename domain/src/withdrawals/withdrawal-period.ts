import { returnUntil } from '../returns/return-window.ts';
import type { CivilDate } from '../shared/civil-date.ts';
import type { LegalRegime } from '../storefronts/storefront.ts';
import { offersWithdrawal } from './withdrawal.ts';

interface Delivery {
  readonly isCancelled: boolean;
  /** Absent until it is delivered. */
  readonly deliveredOn?: CivilDate | undefined;
}

/**
 * Whether a page about an order offers to withdraw from it today (a date in Berlin): until the goods that arrive last can
 * no longer be returned (directive 2011/83/EU, art. 9 (2) b), and not if nothing will be delivered. The function itself
 * refuses nobody (docs/decisions/0105).
 */
export const canBeWithdrawn = (
  deliveries: readonly Delivery[],
  today: CivilDate,
  legalRegime: LegalRegime,
): boolean => {
  const goods = deliveries.filter(({ isCancelled }) => !isCancelled);
  return (
    offersWithdrawal({ legalRegime }) &&
    goods.some(({ deliveredOn }) => deliveredOn === undefined || today <= returnUntil(deliveredOn, legalRegime))
  );
};
