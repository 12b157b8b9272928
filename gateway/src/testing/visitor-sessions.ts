import { NO_SOURCE, type RequestSource, sourceOf } from '../visit/request-source.ts';
import type { SetCookie } from 'cookie';
import { parseSetCookie, stringifyCookie } from 'cookie';
import type { SignedIn } from '@shop/domain/visit/session';
import type { Shop } from '@shop/domain/shop';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Visit } from '@shop/domain/visit/visit.port';
import { cookieJar } from '../cookies/cookie-jar.ts';
import type { CookieJar } from '../cookies/cookie-jar.ts';
import { cookieVisit } from '../visit/cookie-visit.ts';
import type { CookieVisit } from '../visit/cookie-visit.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { shopperOf } from '../visit/shopper.ts';
import { signer } from '../shared/signing.ts';
import type { WorldView } from '../worlds/world-lookup.ts';
import { testClock } from './test-clock.ts';
import type { TestClock } from './test-clock.ts';

/** A browser and the gateway's side of its requests, without a gateway. */
export interface BrowserAtTheGateway {
  readonly clock: TestClock;
  /** A further request, with the browser's current cookies. */
  visitor(): CookieVisit;
  /** Where a further request comes from. */
  source(): RequestSource;
  /** The cookies of a further request. */
  jar(): CookieJar;
  /** A cookie as it was set last. */
  cookie(name: string): SetCookie | undefined;
  /** Names of the browser's cookies. */
  cookies(): readonly string[];
}

/** A reply to a login, two hours before its session ends. */
export const SIGNED_IN: SignedIn = {
  userId: 'user-1',
  sessionToken: 'session-1',
  expires: '2026-08-03T12:00:00Z',
  firstName: 'Änne',
  lastName: 'Krüger',
  cartMerged: false,
  sharedListMerged: false,
  updatedCartId: 'cart-1',
  activeWishlistId: 'list-1',
};

/** The context of a resolver for this visitor, with the ports that it calls; its response is not cached. */
export const contextOf = (visitor: Visit, ports: Partial<Shop> = {}): GraphqlContext => {
  const shop = ports as Shop;
  return {
    requestId: 'request-1',
    world: undefined,
    source: () => NO_SOURCE,
    permission: () => 'granted',
    visitor,
    shop,
    orderingShop: shop,
    publicShop: shop,
    aboutToKeep: () => Promise.resolve(visitor),
    publicShopper: visitor.shopper,
    cacheHint: { ttl: 'none', endsAt: undefined, endAt: () => undefined, shorten: () => undefined },
  };
};

export const browserAtTheGateway = (
  options: { readonly storefront?: Storefront; readonly world?: WorldView } = {},
): BrowserAtTheGateway => {
  const { storefront = STOREFRONTS.de, world } = options;
  const clock = testClock();
  const held = new Map<string, SetCookie>();
  const setCookie = (header: string): void => {
    const cookie = parseSetCookie(header);
    if (cookie.maxAge === 0) held.delete(cookie.name);
    else held.set(cookie.name, cookie);
  };
  const jar = (): CookieJar => {
    const header = stringifyCookie(Object.fromEntries([...held.values()].map(({ name, value }) => [name, value])));
    return cookieJar({
      header,
      signer: signer(['a secret of tests that is long enough'], clock),
      isB2b: storefront.isB2b,
      isSecure: false,
      setCookie,
    });
  };
  return {
    clock,
    jar,
    visitor: () => {
      const cookies = jar();
      return cookieVisit({ shopper: shopperOf(storefront, cookies), jar: cookies, now: clock.now });
    },
    source: () => sourceOf('127.0.0.1', jar(), world),
    cookie: (name) => held.get(name),
    cookies: () => [...held.keys()],
  };
};
