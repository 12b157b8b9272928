import type { Orders } from './orders.port.ts';
import { SessionRevoked } from '../sessions/session-revoked.ts';
import type { Shopper } from '../visit/shopper.ts';
import { refused } from '../shared/result.ts';
import type { OrderId } from '../shared/shop-id.ts';

/** Reads an order as the guest who placed it. When that session has ended, nobody can read the order any more. */
export const readAsGuest =
  (orders: Pick<Orders, 'confirmation'>) =>
  async (guest: Shopper, orderId: OrderId): ReturnType<Orders['confirmation']> => {
    try {
      return await orders.confirmation(guest, orderId);
    } catch (failure) {
      if (failure instanceof SessionRevoked) return refused({ because: 'no-such-order' });
      throw failure;
    }
  };
