import type { FastifyRequest } from 'fastify';
import { loginStateOf } from '@shop/domain/sessions/login-state';
import type { Shopper, ShopperSource } from '@shop/domain/sessions/shopper';
import { RETURNS } from '@shop/domain/shared/paths';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { COOKIES, PASSED_COOKIES } from './cookies.ts';
import type { Stage } from '../env.ts';
import type { CookieJar } from './cookie-jar.ts';
import { KNOWN_BROWSER } from '../limits/known-browser.slot.ts';
import { networkOf } from '../limits/network-of.ts';
import type { WorldView } from '../worlds/world-lookup.ts';
import { cookieSlots } from '../visit/cookie-slots.ts';
import { firstValue } from '../shared/first-value.ts';

/** A request with the verified IP address (docs/decisions/0063). */
type Requester = Pick<FastifyRequest, 'headers' | 'ip'>;

/** Longer values, which no browser sends, are dropped: the upstream would refuse the request, and others in the same batch. */
const MAX_PASSED_ON = 2_048;

const present = (headers: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && entry[1] !== '' && entry[1].length <= MAX_PASSED_ON,
    ),
  );

/** Whoever knows the hash of an order can return it: it is not passed on as part of a URL (docs/decisions/0103). */
const withoutOrderHash = (referer: string | undefined): string | undefined => {
  const [page = '', ...query] = (referer ?? '').split(/[?#]/u);
  return query.length > 0 && page.includes(RETURNS) ? page : referer;
};

/** What of a request is passed on to the shop (specification A7), as far as it is verified; the world belongs to a tester (staging 1.1). */
const passedOn = (
  { headers, ip }: Requester,
  jar: CookieJar,
  stage: Stage,
  world: string | undefined,
): Readonly<Record<string, string>> =>
  present({
    'x-user-agent': firstValue(headers['x-user-agent']) ?? headers['user-agent'],
    'x-forwarded-for': ip,
    'x-referer': withoutOrderHash(firstValue(headers['x-referer']) ?? headers.referer),
    'x-is-dev': stage === 'production' ? undefined : firstValue(headers['x-is-dev']),
    preview: jar.read(COOKIES.preview),
    cookie: jar.startingWith(PASSED_COOKIES).join('; '),
    'x-shop-world': world,
  });

const sourceOf = (ip: string, jar: CookieJar, world: WorldView | undefined): ShopperSource => {
  const knownBrowser = cookieSlots(jar).read(KNOWN_BROWSER);
  // Anybody can invent a world behind the upstream, so separate limits for each would not limit anything.
  return {
    scope: world?.isWatched === true ? world.id : '',
    network: networkOf(ip),
    ...(knownBrowser === undefined ? {} : { knownBrowser }),
  };
};

/** The shopper, from the cookies that the gateway itself wrote. */
export const shopperOf = (
  storefront: Storefront,
  jar: CookieJar,
  request: Requester,
  stage: Stage,
  world: WorldView | undefined,
): Shopper => {
  const userId = jar.read(COOKIES.userId);
  const cartId = jar.read(COOKIES.cartId);
  const sessionToken = jar.read(COOKIES.sessionToken);
  return {
    storefront,
    loginState: loginStateOf({
      guestSession: jar.read(COOKIES.guestSession) !== undefined,
      existingCustomerSession: jar.read(COOKIES.customerSession) !== undefined,
    }),
    headers: passedOn(request, jar, stage, world?.id),
    source: sourceOf(request.ip, jar, world),
    ...(userId === undefined ? {} : { userId }),
    ...(cartId === undefined ? {} : { cartId }),
    ...(sessionToken === undefined ? {} : { sessionToken }),
  };
};

/** For responses that are the same for everybody on a storefront: nothing about the visitor but the tester's world and the editor's draft. */
export const publicShopper = (storefront: Storefront, jar: CookieJar, world: string | undefined): Shopper => ({
  storefront,
  loginState: 'logged-out',
  headers: present({ preview: jar.read(COOKIES.preview), 'x-shop-world': world }),
});
