import type { OrderId } from '@shop/domain/orders/order';
import type { World } from '../worlds/world.ts';
import { WorldFailure } from '../worlds/world-failure.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction, unschedule } from '../worlds/transaction.ts';
import type { CardPayment } from './card-payment.ts';
import { cardPaymentNamed, isGenuine } from './card-token.ts';
import { endCardPayment } from './end-card-payment.ts';
import { finaliseOrder } from './finalise-order.ts';
import { openPayment } from './open-payment.ts';

/** A payment that a token leads to. */
export interface FoundPayment {
  readonly world: World;
  readonly orderId: OrderId;
  readonly payment: CardPayment;
}

const worldNamed = (worlds: Worlds, id: string): World | undefined => {
  try {
    return worlds.get(id);
  } catch (failure) {
    if (failure instanceof WorldFailure) return undefined;
    throw failure;
  }
};

/** The payment of a token; none where the token is forged, or what it names is no more. */
export const paymentOf = (worlds: Worlds, token: string): FoundPayment | undefined => {
  const named = cardPaymentNamed(token);
  const world = named === undefined ? undefined : worldNamed(worlds, named.worldId);
  if (named === undefined || world === undefined) return undefined;
  const payment = world.read(({ state }) => (isGenuine(token, state.seed) ? lookUp(state.cardPayments, named.orderId) : undefined));
  return payment === undefined ? undefined : { world, orderId: named.orderId, payment };
};

/** The bank has the money, or does not. The first outcome of a payment stays, whoever reports another later. */
export const settle = (tx: Transaction, orderId: OrderId, outcome: 'paid' | 'declined' | 'cancelled'): void => {
  const open = openPayment(tx, orderId);
  if (open === undefined) return;
  if (outcome !== 'paid') {
    endCardPayment(tx, orderId, outcome);
    return;
  }
  unschedule(tx, 'payment-abandoned', orderId);
  put(tx, 'cardPayments', orderId, { ...open.payment, status: 'paid' });
  finaliseOrder(tx, open.order);
};

/** The order that a paid payment made, for the shop's return page. */
export const settledOrder = (worlds: Worlds, token: string): OrderId | undefined => {
  const found = paymentOf(worlds, token);
  return found?.payment.status === 'paid' ? found.orderId : undefined;
};
