import type { Orders } from '@shop/domain/orders/orders.port';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { refused } from '@shop/domain/shared/result';
import type { OrderId } from '@shop/domain/orders/order';
import type { SessionChangeListeners } from '../sessions/session-change-listeners.ts';

/** Reads an order as the guest who placed it. When that session has ended, nobody can read the order any more; the visitor is not logged out for it. */
export const readAsGuest =
  (orders: Pick<Orders, 'confirmation'>, sessionChanges: SessionChangeListeners) =>
  async (guest: Shopper, orderId: OrderId): ReturnType<Orders['confirmation']> => {
    let isOver = false;
    const requestKey = sessionChanges.listen({ renewed: () => undefined, revoked: () => void (isOver = true) });
    try {
      return await orders.confirmation({ ...guest, requestKey }, orderId);
    } catch (failure) {
      if (isOver) return refused({ because: 'no-such-order' });
      throw failure;
    }
  };
