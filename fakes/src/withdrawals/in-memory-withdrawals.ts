import type { Withdrawals } from '@shop/domain/withdrawals/withdrawals.port';
import type { WorldOf } from '../worlds/worlds.ts';
import { declareWithdrawal } from './declare-withdrawal.ts';

export const inMemoryWithdrawals = (worldOf: WorldOf): Withdrawals => ({
  declare: async (shopper, declaration, idempotencyKey) =>
    worldOf(shopper).run((tx) => declareWithdrawal(tx, shopper, declaration, idempotencyKey)),
});
