import { createHash, timingSafeEqual } from 'node:crypto';
import { normaliseZipCode } from '@shop/domain/addresses/zip-code';
import type { OrderLookUp } from '@shop/domain/orders/orders.port';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import type { View } from '../worlds/transaction.ts';
import { ifPlaced, orderOf } from './find-order.ts';
import type { OrderRecord } from './order-record.ts';

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
