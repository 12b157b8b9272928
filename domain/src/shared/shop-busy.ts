import type { FailureReports } from './failure-reports.port.ts';
import type { MessageKey } from './message-keys.ts';
import { refused, type Result } from './result.ts';

/** The shop has too much to do and has not even begun: nothing happened, and the same call may succeed soon. Thrown by ports. */
export class ShopBusy extends Error {
  override readonly name = 'ShopBusy';
  readonly messageKey: MessageKey = 'shop.error.overloaded';
}

/** Nothing was ordered, because the shop has too much to do. */
export interface ShopBusyRefusal {
  readonly because: 'shop-busy';
}

/**
 * Runs a part of an order that orders nothing if the shop is too busy for it: the shopper is refused, and the shop's staff can
 * read which call it was.
 */
export const unlessShopBusy = async <Value, Refusal>(
  { reportFailure }: FailureReports,
  run: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | ShopBusyRefusal>> => {
  try {
    return await run();
  } catch (failure) {
    if (!(failure instanceof ShopBusy)) throw failure;
    reportFailure(failure);
    return refused({ because: 'shop-busy' });
  }
};
