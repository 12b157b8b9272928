import { cookieJar } from '@shop/gateway/request/cookie-jar';
import { COOKIES } from '@shop/gateway/request/cookies';
import { signer } from '@shop/gateway/request/signing';
import { JOURNEYS_SECRET } from '../stack/journeys-secret.ts';

/** The session of a scenario's shopper. */
export interface ScenarioShopper {
  readonly worldId: string;
  readonly loginState: 'logged-out' | 'guest' | 'customer';
  readonly userId?: string;
  readonly cartId?: string;
  readonly sessionToken?: string;
}

interface NamedCookie {
  readonly name: string;
  readonly value: string;
  readonly httpOnly: boolean;
}

/**
 * The cookies that the shop would have set for the shopper of a scenario. When the shop runs over an upstream, worlds are
 * created there, and session cookies must be signed with the shop's secret.
 */
export const sessionCookies = ({ worldId, loginState, userId, cartId, sessionToken }: ScenarioShopper): readonly NamedCookie[] => {
  const cookies: NamedCookie[] = [];
  const jar = cookieJar({
    header: undefined,
    signer: signer([JOURNEYS_SECRET], { now: () => new Date() }),
    isSecure: false,
    setCookie: (header) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(header) ?? [];
      cookies.push({ name, value, httpOnly: header.includes('HttpOnly') });
    },
  });
  jar.write(COOKIES.world, worldId);
  if (userId !== undefined) jar.write(COOKIES.userId, userId);
  if (cartId !== undefined) jar.write(COOKIES.cartId, cartId);
  if (sessionToken !== undefined) jar.write(COOKIES.sessionToken, sessionToken);
  if (loginState !== 'logged-out') jar.write(loginState === 'guest' ? COOKIES.guestSession : COOKIES.customerSession, userId ?? worldId);
  return cookies;
};
