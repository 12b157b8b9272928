import { loginStateOf } from '@shop/domain/visit/login-state';
import type { Shopper } from '@shop/domain/visit/shopper';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { COOKIES } from '../cookies/cookies.ts';
import type { CookieJar } from '../cookies/cookie-jar.ts';

/** The shopper, from the cookies that the gateway itself wrote. */
export const shopperOf = (storefront: Storefront, jar: CookieJar): Shopper => {
  const userId = jar.read(COOKIES.userId);
  const cartId = jar.read(COOKIES.cartId);
  const sessionToken = jar.read(COOKIES.sessionToken);
  return {
    storefront,
    loginState: loginStateOf({
      guestSession: jar.read(COOKIES.guestSession) !== undefined,
      existingCustomerSession: jar.read(COOKIES.customerSession) !== undefined,
    }),
    ...(userId === undefined ? {} : { userId }),
    ...(cartId === undefined ? {} : { cartId }),
    ...(sessionToken === undefined ? {} : { sessionToken }),
  };
};

/** For responses that are the same for everybody on a storefront. */
export const publicShopper = (storefront: Storefront): Shopper => ({ storefront, loginState: 'logged-out' });
