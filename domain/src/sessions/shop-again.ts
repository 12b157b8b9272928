import type { Sessions } from './sessions.port.ts';
import { forgetGuestsOrder, readerOf, shownOrderOf } from './shown-order.slot.ts';
import type { Visit } from '../visit/visit.port.ts';

/**
 * Somebody begins to shop with a browser that has shown a guest's confirmation, and it may be the next person at it: the order
 * is shown no more, and the guest's session ends at the shop, so that no copy of the cookie opens it either.
 */
export const shopAgain = async ({ sessions }: { readonly sessions: Sessions }, visit: Visit): Promise<void> => {
  const { shopper } = visit;
  const shown = shownOrderOf(visit);
  if (shopper.loginState !== 'logged-out' || shown?.guest === undefined) return;
  forgetGuestsOrder(visit);
  // The basket does not depend on it: the session expires by itself too.
  await sessions.logout(readerOf(shown, shopper)).catch(() => undefined);
};
