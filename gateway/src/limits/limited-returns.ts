import type { Returns } from '@shop/domain/returns/returns.port';
import type { Counters } from './counters.ts';
import { limitedLookUp } from './limited-orders.ts';

/** Limits wrong pairs of number and postcode, together with those of the order status. */
export const limitedReturns = (returns: Returns, counters: Counters): Returns => ({
  ...returns,
  find: (shopper, lookup) => limitedLookUp(counters, shopper, lookup, () => returns.find(shopper, lookup)),
});
