import type { Shop } from '@shop/domain/shop';
import { TooManyAttempts } from '../http/errors.ts';
import type { VisitorSession } from '../request/visitor-session.ts';
import { readerOf } from './shown-order.ts';

/** Over the limit no session is opened now; the first article opens one later. */
const unlessTooMany = (failure: unknown): undefined => {
  if (failure instanceof TooManyAttempts) return undefined;
  throw failure;
};

/** Logs a visitor out: the shop's session ends, a new cart is obtained, checkout and wishlist are forgotten (specification A4). */
export const endSession =
  ({ sessions }: Pick<Shop, 'sessions'>) =>
  async (visitor: VisitorSession): Promise<void> => {
    const { shopper: leaving, shownOrder } = visitor;
    visitor.signedOut();
    await sessions.logout(leaving);
    if (shownOrder?.guest !== undefined) await sessions.logout(readerOf(shownOrder, leaving));
    const opened = await sessions.open(visitor.shopper).catch(unlessTooMany);
    if (opened !== undefined) visitor.opened(opened);
  };
