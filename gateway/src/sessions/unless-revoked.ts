import type { Shop } from '@shop/domain/shop';
import { currentCustomer } from '../customers/current-customer.ts';
import type { Visit } from '../visit.ts';

/**
 * Runs a question of the checkout. If the shop revokes the session meanwhile, the visitor is signed out and `otherwise`
 * answers: an ended session, with everything typed left on the page (docs/decisions/0056).
 */
export const unlessRevoked =
  (shop: Pick<Shop, 'customers'>) =>
  async <Answer>(visit: Visit, ask: () => Promise<Answer>, otherwise: () => Answer | Promise<Answer>): Promise<Answer> => {
    try {
      return await ask();
    } catch (failure) {
      if (!visit.isSessionRevoked) throw failure;
      await currentCustomer(shop)(visit);
      return otherwise();
    }
  };
