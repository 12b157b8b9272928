import type { OrderId } from '@shop/domain/orders/order';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { CookieJar } from '../request/cookie-jar.ts';
import { COOKIES } from '../request/cookies.ts';

/** For how long a confirmation that was shown can be read again, in ms. */
export const SHOWN_AGAIN_MS = COOKIES.shownOrder.maxAgeSeconds * 1_000;

/** A confirmed order, and the guest session that may read it. The visitor is logged out. */
export interface ShownOrder {
  readonly orderId: OrderId;
  readonly guest?: { readonly userId: string; readonly sessionToken: string };
}

/** Separates the parts of the cookie; cannot occur in an id. */
const SEPARATOR = ' ';

export const writeShownOrder = ({ orderId, guest }: ShownOrder, shownAt: number): string =>
  [orderId, shownAt, ...(guest === undefined ? [] : [guest.userId, guest.sessionToken])].join(SEPARATOR);

/** The order, if its confirmation was shown less than half an hour before `now`, both in ms by the clock of the shop. */
export const readShownOrder = (text: string | undefined, now: number): ShownOrder | undefined => {
  const [orderId, shownAt, userId, sessionToken] = (text ?? '').split(SEPARATOR);
  if (orderId === undefined || orderId === '' || !(now - Number(shownAt) <= SHOWN_AGAIN_MS)) return undefined;
  return {
    orderId,
    ...omitNil({ guest: userId === undefined || sessionToken === undefined ? undefined : { userId, sessionToken } }),
  };
};

/** The guest whose order it was has left the session. `shownAt` is in ms by the clock of the shop. */
export const rememberShownOrder = (
  jar: Pick<CookieJar, 'write'>,
  shownAt: number,
  orderId: OrderId,
  { userId, sessionToken }: Pick<Shopper, 'userId' | 'sessionToken'> = {},
): void => {
  const guest = userId === undefined || sessionToken === undefined ? undefined : { userId, sessionToken };
  jar.write(COOKIES.shownOrder, writeShownOrder({ orderId, ...omitNil({ guest }) }, shownAt));
};

/** Reads a confirmed order as its guest. New ids or a revoked session of that guest do not affect the visitor. */
export const readerOf = (
  { guest }: ShownOrder,
  { mayRenewSession: _never, requestKey: _visitor, cartId: _cart, ...shopper }: Shopper,
): Shopper => (guest === undefined ? shopper : { ...shopper, ...guest, loginState: 'guest' });
