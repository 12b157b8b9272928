import type { StoredOrder } from '@shop/domain/checkout/checkout';
import type { CartId } from '@shop/domain/sessions/shopper';
import type { CookieJar } from '../request/cookie-jar.ts';
import { COOKIES } from '../request/cookies.ts';

export const readStoredOrder = (jar: Pick<CookieJar, 'read'>): StoredOrder | undefined => {
  const orderId = jar.read(COOKIES.orderId);
  return orderId === undefined ? undefined : { orderId, cartId: jar.read(COOKIES.orderCartId) ?? '' };
};

/** Remembers an order and the next cart until its confirmation has been shown. */
export const storeOrder = (
  jar: Pick<CookieJar, 'write'>,
  { orderId, cartId }: StoredOrder,
  newCartId: CartId | undefined,
): void => {
  jar.write(COOKIES.orderId, orderId);
  jar.write(COOKIES.orderCartId, cartId);
  if (newCartId !== undefined) jar.write(COOKIES.newCartId, newCartId);
};
