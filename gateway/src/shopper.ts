import type { IncomingHttpHeaders } from 'node:http';
import { loginStateOf } from '@shop/domain/sessions/login-state';
import type { Shopper } from '@shop/domain/sessions/shopper';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { COOKIES } from './cookies.ts';
import type { CookieJar } from './cookie-jar.ts';

/** Cookies that the shop is told of (specification A7): A/B tests and web analytics. */
const PASSED_COOKIES = ['BZ_AB_', '_ga'];

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

const present = (headers: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''));

/** What of a request is passed on to the shop (specification A7); the world is a tester's (staging 1.1). */
const passedOn = (headers: IncomingHttpHeaders, jar: CookieJar, world: string | undefined): Readonly<Record<string, string>> =>
  present({
    'x-user-agent': one(headers['x-user-agent']) ?? headers['user-agent'],
    'x-forwarded-for': one(headers['x-forwarded-for']),
    'x-referer': one(headers['x-referer']) ?? headers.referer,
    'x-is-dev': one(headers['x-is-dev']),
    preview: one(headers['preview']),
    cookie: jar.startingWith(PASSED_COOKIES).join('; '),
    'x-shop-world': world,
  });

/** Who asks, from the cookies that the gateway itself wrote. */
export const shopperOf = (storefront: Storefront, jar: CookieJar, headers: IncomingHttpHeaders, world: string | undefined): Shopper => {
  const userId = jar.read(COOKIES.userId);
  const cartId = jar.read(COOKIES.cartId);
  const sessionToken = jar.read(COOKIES.sessionToken);
  return {
    storefront,
    loginState: loginStateOf({
      guestSession: jar.read(COOKIES.guestSession) !== undefined,
      existingCustomerSession: jar.read(COOKIES.customerSession) !== undefined,
    }),
    headers: passedOn(headers, jar, world),
    ...(userId === undefined ? {} : { userId }),
    ...(cartId === undefined ? {} : { cartId }),
    ...(sessionToken === undefined ? {} : { sessionToken }),
  };
};

/** Asks for what is the same for everybody on a storefront: carries nothing of the visitor but the tester's world. */
export const publicShopper = (storefront: Storefront, world: string | undefined): Shopper => ({
  storefront,
  loginState: 'logged-out',
  headers: present({ 'x-shop-world': world }),
});
