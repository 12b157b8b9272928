import type { Shop } from '@shop/domain/shop';
import { currentCustomer } from '../customers/current-customer.ts';
import type { VisitorSession } from '../request/visitor-session.ts';

/**
 * Runs a call of the checkout. If the shop revokes the session meanwhile, signs the visitor out and returns `otherwise`: an
 * ended session, with everything typed still on the page (docs/decisions/0056).
 */
export const unlessRevoked =
  (shop: Pick<Shop, 'customers'>) =>
  async <Value>(
    visitor: VisitorSession,
    run: () => Promise<Value>,
    otherwise: () => Value | Promise<Value>,
  ): Promise<Value> => {
    try {
      return await run();
    } catch (failure) {
      if (!visitor.isSessionRevoked) throw failure;
      await currentCustomer(shop)(visitor);
      return otherwise();
    }
  };
