import { setStock, stockOf } from '../catalogue/stock.ts';
import { sellReserved } from '../deals/end-reservation.ts';
import { countBoughtPieces } from '../wishlists/bought-pieces.ts';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { beginSubscription, isSubscribed } from '../newsletter/begin-subscription.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction } from '../worlds/transaction.ts';
import { sendOrderConfirmation } from './order-confirmation-mail.ts';
import type { OrderRecord } from './order-record.ts';
import { planShipments } from './plan-shipments.ts';
import { scheduleShipments } from './shipment-timers.ts';

/** Whoever ticked the box still has to confirm it. */
const subscribeBuyer = (tx: Transaction, { newsletterWording, storefrontId, confirmation }: OrderRecord): void => {
  if (newsletterWording === undefined) return;
  const { email } = confirmation;
  beginSubscription(tx, STOREFRONTS[storefrontId], {
    email,
    consent: { form: 'checkout', wording: newsletterWording },
    isSubscribed: isSubscribed(tx, email),
  });
};

/** Makes an order final: reduces stock and what is left of deals, closes the cart, and mails the buyer. */
export const finaliseOrder = (tx: Transaction, order: OrderRecord): void => {
  const { orderId, positions } = order.confirmation;
  const shipments = planShipments(tx, order);
  const boughtPieces = countBoughtPieces(tx, order.userId, positions);
  const placed: OrderRecord = { ...order, status: 'placed', shipments, boughtPieces };
  put(tx, 'orders', orderId, placed);
  scheduleShipments(tx, placed);
  const cart = lookUp(tx.state.carts, order.cartId);
  if (cart !== undefined) put(tx, 'carts', cart.id, { ...cart, status: { is: 'ordered', orderId } });
  sellReserved(tx, order.cartId);
  for (const { itemId, quantity } of positions) setStock(tx, itemId, Math.max(0, stockOf(tx, itemId) - quantity));
  const user = lookUp(tx.state.users, order.userId);
  if (user?.kind === 'customer')
    put(tx, 'users', user.userId, {
      ...user,
      isNew: false,
      cartId: order.newCartId,
      orderIds: [...(user.orderIds ?? []), orderId],
    });
  sendOrderConfirmation(tx, placed);
  subscribeBuyer(tx, placed);
};
