import type { Shop } from '@shop/domain/shop';
import { forgetGuestsOrder } from '@shop/domain/orders/shown-order.slot';
import type { VisitorSession } from '../request/visitor-session.ts';
import { readerOf, shownOrderOf } from '@shop/domain/orders/shown-order.slot';

/**
 * Somebody begins to shop with a browser that has shown a guest's confirmation, and it may be the next person at it: the order
 * is shown no more, and the guest's session ends at the shop, so that no copy of the cookie opens it either.
 */
export const shopAgain =
  ({ sessions }: Pick<Shop, 'sessions'>) =>
  async (visitor: VisitorSession): Promise<void> => {
    const { shopper } = visitor;
    const shownOrder = shownOrderOf(visitor);
    if (shopper.loginState !== 'logged-out' || shownOrder?.guest === undefined) return;
    forgetGuestsOrder(visitor);
    // The basket does not depend on it: the session expires by itself too.
    await sessions.logout(readerOf(shownOrder, shopper)).catch(() => undefined);
  };
