import { cookieJar } from '@shop/gateway/cookies/cookie-jar';
import { COOKIES } from '@shop/gateway/cookies/cookies';
import { type ScenarioSession, writeScenarioSession } from '@shop/gateway/visit/scenario-session';
import { signer } from '@shop/gateway/shared/signing';
import { JOURNEYS_SECRET } from '../stack/journeys-secret.ts';
import { type StorefrontId, STOREFRONTS } from '../stack/storefronts.ts';

interface NamedCookie {
  readonly name: string;
  readonly value: string;
  readonly httpOnly: boolean;
}

/**
 * The cookies that the shop would have set for the shopper of a scenario. When the shop runs over an upstream, worlds are
 * created there, and session cookies must be signed with the shop's secret.
 */
export const sessionCookies = (session: ScenarioSession, storefront: StorefrontId): readonly NamedCookie[] => {
  const cookies: NamedCookie[] = [];
  const jar = cookieJar({
    header: undefined,
    signer: signer([JOURNEYS_SECRET], { now: () => new Date() }),
    isB2b: STOREFRONTS[storefront].isB2b,
    isSecure: false,
    setCookie: (header) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(header) ?? [];
      cookies.push({ name, value, httpOnly: header.includes('HttpOnly') });
    },
  });
  jar.write(COOKIES.world, session.worldId);
  writeScenarioSession(jar, session);
  return cookies;
};
