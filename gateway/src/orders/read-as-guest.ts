import type { Orders } from '@shop/domain/orders/orders.port';
import { SessionRevoked } from '@shop/domain/sessions/session-revoked';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { refused } from '@shop/domain/shared/result';
import type { OrderId } from '@shop/domain/orders/order';

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
