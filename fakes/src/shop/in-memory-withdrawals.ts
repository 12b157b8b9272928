import type { Withdrawals } from '@shop/domain/withdrawals/withdrawals.port';
import type { World } from '../worlds/world.ts';
import { declareWithdrawal } from '../withdrawals/declare-withdrawal.ts';

export const inMemoryWithdrawals = (world: World): Withdrawals => ({
  declare: async (shopper, declaration, idempotencyKey) =>
    world.run((tx) => declareWithdrawal(tx, shopper, declaration, idempotencyKey)),
});
