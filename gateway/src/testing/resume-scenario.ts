import type { Shopper } from '@shop/domain/visit/shopper';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { inMemoryShop } from '@shop/fakes/shop/in-memory-shop';
import { scenarioOf } from '@shop/fakes/scenarios/scenarios';
import { cookieJar } from '../cookies/cookie-jar.ts';
import { writeScenarioSession } from '../visit/scenario-session.ts';
import { signer } from '../shared/signing.ts';
import type { Entered, OpenBackend } from './backends.ts';
import { MARKETS } from './markets.ts';
import { TEST_ENV } from './open-shop.ts';

/** A browser that continues as the shopper of a scenario, in a world of its own. */
export const resumeScenario = async (
  backend: Omit<OpenBackend, 'close'>,
  name: string,
): Promise<Entered & { readonly landing: string; readonly shopper: Shopper }> => {
  const scenario = scenarioOf(name);
  if (scenario === undefined) throw new TypeError(`no scenario is called ${name}`);
  const { browser, world } = await backend.enter(MARKETS[scenario.storefront].host);
  const anonymous = {
    storefront: STOREFRONTS[scenario.storefront],
    loginState: 'logged-out',
  } as const;
  const { landing = scenario.landing, ...shopper } = await scenario.play({
    shop: inMemoryShop(world),
    world,
    anonymous,
    goods: world.read(({ goods }) => goods),
  });
  const jar = cookieJar({
    header: undefined,
    signer: signer(TEST_ENV.sessionSecrets, backend.clock),
    isB2b: anonymous.storefront.isB2b,
    isSecure: false,
    setCookie: (header) => {
      const [, cookie = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(header) ?? [];
      browser.cookies.set(cookie, decodeURIComponent(value));
    },
  });
  writeScenarioSession(jar, { worldId: world.id, ...shopper });
  return { browser, world, landing, shopper };
};
