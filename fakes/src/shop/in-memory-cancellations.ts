import type { Cancellations } from '@shop/domain/cancellations/cancellations.port';
import type { World } from '../worlds/world.ts';
import { declareCancellation } from '../cancellations/declare-cancellation.ts';

export const inMemoryCancellations = (world: World): Cancellations => ({
  declare: async (shopper, declaration, idempotencyKey) =>
    world.run((tx) => declareCancellation(tx, shopper, declaration, idempotencyKey)),
});
