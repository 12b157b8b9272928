import type { OrderLookUp, Orders } from '@shop/domain/orders/orders.port';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import type { Result } from '@shop/domain/shared/result';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import { countedIf } from './counters.ts';
import type { Counters } from './counters.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { LIMITS } from './limits.ts';
import { perNetwork } from './per-network.ts';

/** Looks an order up by number and postcode. Wrong pairs are limited, so that nobody finds an order by guessing; right ones are not (docs/decisions/0101). */
export const limitedLookUp = async <Found extends Result<unknown, unknown>>(
  counters: Counters,
  source: RequestSource,
  { orderId }: OrderLookUp,
  lookUp: () => Promise<Found>,
): Promise<Found> => {
  const ofOrder = {
    limit: LIMITS.wrongLookUpsOfOrder,
    key: `${source.scope}|${normaliseText(orderId)}`,
  };
  const counted = await counters.count([
    ...perNetwork(source, LIMITS.wrongOrderLookUps, LIMITS.wrongOrderLookUpsADay),
    ofOrder,
  ]);
  if (counted.isOver) throw new TooManyAttempts(counted.seconds);
  return countedIf(counted, lookUp, ({ ok }) => !ok);
};

export const limitedOrders = (orders: Orders, counters: Counters, source: RequestSource): Orders => ({
  ...orders,
  status: (shopper, lookUp) => limitedLookUp(counters, source, lookUp, () => orders.status(shopper, lookUp)),
});
