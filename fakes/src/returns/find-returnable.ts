import type { ReturnLookup } from '@shop/domain/returns/lookup-errors';
import type { ReturnHash } from '@shop/domain/returns/return';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import { normaliseZipCode } from '@shop/domain/addresses/zip-code';
import { orderOf } from '../orders/find-order.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { entriesOf } from '../worlds/persistent-map.ts';
import type { View } from '../worlds/transaction.ts';

/** The order that a hash opens, if it is placed. */
export const orderByHash = ({ state }: View, hash: ReturnHash): OrderRecord | undefined =>
  [state.orders, state.pastOrders]
    .flatMap(entriesOf)
    .find(([, order]) => order.hash === hash && order.status === 'placed')?.[1];

/** The order with a number, if the postcode is that of its delivery or billing address. */
export const orderByLookup = (view: View, { orderId, zipCode }: ReturnLookup): OrderRecord | undefined => {
  const order = orderOf(view, normaliseText(orderId));
  const addresses = order === undefined ? [] : [order.confirmation.shippingAddress, order.confirmation.billingAddress];
  const isTheirs = addresses.map(({ postCode }) => normaliseZipCode(postCode)).includes(normaliseZipCode(zipCode));
  return isTheirs && order?.status === 'placed' ? order : undefined;
};
