import type { OrderLookUp } from '@shop/domain/orders/orders.port';

/** Separates the number from the postcode; a number has no spaces. */
const SEPARATOR = ' ';

export const writeLookedUpOrder = ({ orderId, zipCode }: OrderLookUp): string => `${orderId}${SEPARATOR}${zipCode}`;

export const readLookedUpOrder = (text: string | undefined): OrderLookUp | undefined => {
  const [orderId = '', ...rest] = (text ?? '').split(SEPARATOR);
  const zipCode = rest.join(SEPARATOR);
  return orderId === '' || zipCode === '' ? undefined : { orderId, zipCode };
};
