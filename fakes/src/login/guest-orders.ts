import type { UserId } from '@shop/domain/visit/shopper';
import type { Account } from '../sessions/user.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { entriesOf, lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction, type View } from '../worlds/transaction.ts';

export interface GuestSession {
  readonly sessionToken: string;
  readonly userId: UserId;
}

/** A guest's session, while it lasts. */
export const guestSession = ({ state, now }: View, sessionToken: string): GuestSession | undefined => {
  const session = lookUp(state.sessions, sessionToken);
  const user =
    session === undefined || session.endsAt <= now.getTime() ? undefined : lookUp(state.users, session.userId);
  return user?.kind === 'guest' ? { sessionToken, userId: user.userId } : undefined;
};

/** An order that still waits for its payment stays the guest's: its cart does too. */
const finalOrders = ({ state }: View, userId: UserId): readonly OrderRecord[] =>
  entriesOf(state.orders).flatMap(([, order]) =>
    order.userId === userId && order.status !== 'awaiting-payment' ? [order] : [],
  );

/** Gives a new account the orders of a guest. */
export const withOrdersOf = (tx: Transaction, account: Account, { userId }: GuestSession): Account => {
  const orders = finalOrders(tx, userId);
  for (const order of orders) {
    put(tx, 'orders', order.confirmation.orderId, {
      ...order,
      userId: account.userId,
      confirmation: { ...order.confirmation, isGuest: false },
    });
  }
  const orderIds = orders.filter(({ status }) => status === 'placed').map(({ confirmation }) => confirmation.orderId);
  return { ...account, isNew: orderIds.length === 0, orderIds };
};
