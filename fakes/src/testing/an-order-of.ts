import { STOREFRONTS, type StorefrontId } from '@shop/domain/storefronts/storefront';
import type { CartRecord } from '../carts/cart-record.ts';
import { calculateCart } from '../carts/cart-totals.ts';
import type { Guest } from '../sessions/user.ts';
import { confirmationOf } from '../checkout/confirmation-of.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { planShipments } from '../orders/plan-shipments.ts';
import { readinessOf } from '../checkout/readiness.ts';
import type { View } from '../worlds/transaction.ts';
import { anOrderRecord } from './an-order-record.ts';

const BUYER: Guest = {
  kind: 'guest',
  userId: 'user-1',
  email: 'anne@schule.example',
  firstName: 'Anne',
  lastName: 'Kern',
};

/** What a cart becomes when it is ordered, if it has all that an order needs. */
export const anOrderOf = (view: View, storefrontId: StorefrontId, record: CartRecord): OrderRecord | undefined => {
  const storefront = STOREFRONTS[storefrontId];
  const calculated = calculateCart(view, storefront, record, { shippingCost: true });
  const ready = readinessOf(view, storefront, record, calculated);
  if (!ready.ok) return undefined;
  const order = anOrderRecord({
    ...confirmationOf(view, storefront, { orderId: '400000001', user: BUYER, record, calculated, ready: ready.value }),
    storefrontId,
    shipperCode: ready.value.shipper.code,
  });
  return { ...order, shipments: planShipments(view, order) };
};
