import type { ItemId } from '@shop/domain/catalogue/product';
import { setParameter } from '../parameters/parameter-values.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction } from '../worlds/transaction.ts';

/** Shows lightning deals in this world: both parameters are on. */
export const showDeals = (tx: Transaction): void => {
  setParameter(tx, 'lightning_deal', 'on');
  setParameter(tx, 'featureFlags/T217-Blitzangebote', 'true');
};

/** Starts a deal of an item now, in place of a scheduled one, and shows deals. */
export const startDeal = (
  tx: Transaction,
  itemId: ItemId,
  { reservedPercent, lastsMs }: { readonly reservedPercent: number; readonly lastsMs: number },
): void => {
  const now = tx.now.getTime();
  showDeals(tx);
  put(tx, 'deals', itemId, { startsAt: now, endsAt: now + lastsMs, reservedPercent });
};

/** Sets how much of a deal that a tester started others have, in percent. */
export const setDealReserved = (tx: Transaction, itemId: ItemId, reservedPercent: number): void => {
  const deal = lookUp(tx.state.deals, itemId);
  if (deal !== undefined) put(tx, 'deals', itemId, { ...deal, reservedPercent });
};
