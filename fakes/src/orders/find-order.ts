import { createHash, timingSafeEqual } from 'node:crypto';
import type { OrderId } from '@shop/domain/shared/shop-id';
import type { OrderLookUp } from '@shop/domain/orders/orders.port';
import { normaliseZipCode } from '@shop/domain/addresses/zip-code';
import type { Shopper } from '@shop/domain/visit/shopper';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import { currentUser } from '../sessions/current-user.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';
import type { OrderRecord } from './order-record.ts';

/** An order of this world, or a past order of a persona. */
export const orderOf = ({ state }: View, orderId: OrderId): OrderRecord | undefined =>
  lookUp(state.orders, orderId) ?? lookUp(state.pastOrders, orderId);

const ifPlaced = (order: OrderRecord | undefined): OrderRecord | undefined =>
  order?.status === 'placed' ? order : undefined;

/** The shopper's own order, whether it is paid or not. */
export const ownOrderEver = (view: View, shopper: Shopper, orderId: OrderId): OrderRecord | undefined => {
  const order = orderOf(view, orderId);
  return order !== undefined && order.userId === currentUser(view, shopper)?.userId ? order : undefined;
};

/** The shopper's own order, once it is placed. */
export const ownOrder = (view: View, shopper: Shopper, orderId: OrderId): OrderRecord | undefined =>
  ifPlaced(ownOrderEver(view, shopper, orderId));

const digest = (zipCode: string): Buffer => createHash('sha256').update(normaliseZipCode(zipCode)).digest();

/** Compared where there is no order, so that an unknown number takes the same work as a wrong postcode. */
const NOWHERE = { postCode: '00000' };

/** The order that somebody means who knows its number, and the postcode of its invoice or delivery. */
export const orderAtZipCode = (view: View, { orderId, zipCode }: OrderLookUp): OrderRecord | undefined => {
  const order = ifPlaced(orderOf(view, normaliseText(orderId)));
  const { billingAddress, shippingAddress } = order?.confirmation ?? {
    billingAddress: NOWHERE,
    shippingAddress: NOWHERE,
  };
  const typed = digest(zipCode);
  const matches = [billingAddress, shippingAddress].filter(({ postCode }) => timingSafeEqual(typed, digest(postCode)));
  return matches.length > 0 ? order : undefined;
};
