import { KNOWN_BROWSER } from '@shop/domain/visit/known-browser.slot';
import type { CookieJar } from '../cookies/cookie-jar.ts';
import { cookieSlots } from '../cookies/cookie-slots.ts';
import { networkOf } from '../network/network-of.ts';
import type { WorldView } from '../worlds/world-lookup.ts';

/** Where requests come from; limits count by this. */
export interface RequestSource {
  /** The scope of the count: the name of a tester's world, or empty for everybody else. */
  readonly scope: string;
  /** The network of the request; everybody in it shares its limits. */
  readonly network: string;
  /** The browser, if the account's owner has signed in with it before. */
  readonly knownBrowser?: { readonly id: string; readonly account: string };
}

/** What limits count requests by that come on behalf of everybody. */
export const NO_SOURCE: RequestSource = { scope: '', network: '' };

export const sourceOf = (ip: string, jar: CookieJar, world: WorldView | undefined): RequestSource => {
  const knownBrowser = cookieSlots(jar).read(KNOWN_BROWSER);
  // Anybody can invent a world behind the upstream, so separate limits for each would not limit anything.
  return {
    scope: world?.isWatched === true ? world.id : '',
    network: networkOf(ip),
    ...(knownBrowser === undefined ? {} : { knownBrowser }),
  };
};
