import type { CartOperation } from '@shop/domain/carts/cart-operation';
import type { Carts } from '@shop/domain/carts/carts.port';
import { refused } from '@shop/domain/shared/result';
import { countedIf } from './counters.ts';
import type { Counters } from './counters.ts';
import type { RequestSource } from '../visit/request-source.ts';
import { LIMITS } from './limits.ts';
import { perNetwork } from './per-network.ts';

const voucherIn = (operations: readonly CartOperation[]): string | undefined =>
  operations.find((operation) => operation.do === 'add-voucher')?.code;

/** Limits wrong voucher codes, so that nobody finds a voucher by guessing. Valid codes and other changes are not limited. */
export const limitedCarts = (carts: Carts, counters: Counters, source: RequestSource): Carts => ({
  ...carts,
  update: async (shopper, cartId, operations) => {
    const code = voucherIn(operations);
    if (code === undefined) return carts.update(shopper, cartId, operations);
    const counted = await counters.count(perNetwork(source, LIMITS.wrongVouchers, LIMITS.wrongVouchersADay));
    if (counted.isOver) return refused({ because: 'voucher-refused', code, message: 'shop.error.tooManyTries' });
    return countedIf(
      counted,
      () => carts.update(shopper, cartId, operations),
      (updated) => !updated.ok && updated.refusal.because === 'voucher-refused',
    );
  },
});
