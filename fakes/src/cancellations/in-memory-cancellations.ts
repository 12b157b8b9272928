import type { Cancellations } from '@shop/domain/cancellations/cancellations.port';
import type { WorldOf } from '../worlds/worlds.ts';
import { declareCancellation } from './declare-cancellation.ts';

export const inMemoryCancellations = (worldOf: WorldOf): Cancellations => ({
  declare: async (shopper, declaration, idempotencyKey) =>
    worldOf(shopper).run((tx) => declareCancellation(tx, shopper, declaration, idempotencyKey)),
});
