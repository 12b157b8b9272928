import { TooManyAttempts } from '../shared/too-many-attempts.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { Sessions } from './sessions.port.ts';
import { readerOf, shownOrderOf } from './shown-order.slot.ts';

/** Beyond the limit no session is opened now; adding an article opens one later. */
const unlessTooMany = (failure: unknown): undefined => {
  if (failure instanceof TooManyAttempts) return undefined;
  throw failure;
};

/** Logs a visitor out: ends the shop's session, obtains a new cart, and drops checkout and wishlist (AUTH-09). */
export const endSession = async ({ sessions }: { readonly sessions: Sessions }, visit: Visit): Promise<void> => {
  const { shopper: leaving } = visit;
  const shownOrder = shownOrderOf(visit);
  visit.loggedOut();
  await sessions.logout(leaving);
  if (shownOrder?.guest !== undefined) await sessions.logout(readerOf(shownOrder, leaving));
  const opened = await sessions.open(visit.shopper).catch(unlessTooMany);
  if (opened !== undefined) visit.opened(opened);
};
