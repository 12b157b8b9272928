import type { Shop } from '@shop/domain/shop';
import { TooManyAttempts } from '../http/errors.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { readerOf, shownOrderOf } from '@shop/domain/sessions/shown-order.slot';

/** Beyond the limit no session is opened now; adding an article opens one later. */
const unlessTooMany = (failure: unknown): undefined => {
  if (failure instanceof TooManyAttempts) return undefined;
  throw failure;
};

/** Logs a visitor out: ends the shop's session, obtains a new cart, and drops checkout and wishlist (AUTH-09). */
export const endSession =
  ({ sessions }: Pick<Shop, 'sessions'>) =>
  async (visitor: VisitorSession): Promise<void> => {
    const { shopper: leaving } = visitor;
    const shownOrder = shownOrderOf(visitor);
    visitor.loggedOut();
    await sessions.logout(leaving);
    if (shownOrder?.guest !== undefined) await sessions.logout(readerOf(shownOrder, leaving));
    const opened = await sessions.open(visitor.shopper).catch(unlessTooMany);
    if (opened !== undefined) visitor.opened(opened);
  };
