import type { Customers } from './customers.port.ts';
import { currentCustomer } from './current-customer.ts';
import type { Visit } from '../visit/visit.port.ts';

/**
 * Runs a call. If the shop revokes the session meanwhile, signs the visitor out and returns `otherwise`: an ended session, with
 * everything typed still on the page (docs/decisions/0056).
 */
export const unlessRevoked =
  (shop: { readonly customers: Customers }, visit: Pick<Visit, 'shopper' | 'signedOut' | 'isSessionRevoked'>) =>
  async <Value>(run: () => Promise<Value>, otherwise: () => Value | Promise<Value>): Promise<Value> => {
    try {
      return await run();
    } catch (failure) {
      if (!visit.isSessionRevoked) throw failure;
      await currentCustomer(shop, visit)();
      return otherwise();
    }
  };
