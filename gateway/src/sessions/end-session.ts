import type { Shop } from '@shop/domain/shop';
import { TooManyTries } from '../http/request-failures.ts';
import type { Visit } from '../visit.ts';
import { readerOf } from './shown-order.ts';

/** Over the limit no session is opened now; the first article opens one later. */
const unlessTooMany = (failure: unknown): undefined => {
  if (failure instanceof TooManyTries) return undefined;
  throw failure;
};

/** Logs a visitor out: the shop's session ends, a new cart is obtained, checkout and wishlist are forgotten (specification A4). */
export const endSession =
  ({ sessions }: Pick<Shop, 'sessions'>) =>
  async (visit: Visit): Promise<void> => {
    const { shopper: leaving, shownOrder } = visit;
    visit.signedOut();
    await sessions.logout(leaving);
    if (shownOrder?.guest !== undefined) await sessions.logout(readerOf(shownOrder, leaving));
    const opened = await sessions.open(visit.shopper).catch(unlessTooMany);
    if (opened !== undefined) visit.opened(opened);
  };
