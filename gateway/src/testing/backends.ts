import type { Shop } from '@shop/domain/shop';
import type { World } from '@shop/fakes/worlds/world';
import { openShop } from './open-shop.ts';
import { openUpstreamShop } from './open-upstream-shop.ts';
import type { ClientBuild } from '../pages/client-build.ts';
import type { CallContext } from '../request/call-context.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestClock } from './test-clock.ts';
import { testClock } from './test-clock.ts';
import { withPorts } from './with-ports.ts';

/** A visitor, and their world in the shop behind the gateway. */
export interface Entered {
  readonly browser: TestBrowser;
  readonly world: World;
}

/** A whole gateway on either backend. */
export interface OpenBackend {
  readonly clock: TestClock;
  /** A new visitor with the gateway's token, in a world of their own. */
  enter(host?: string): Promise<Entered>;
  close(): Promise<void>;
}

export interface BackendSetup {
  readonly client?: Partial<ClientBuild>;
  /** Replaces ports of the shop behind the gateway. What a request carries is known in memory only: the upstream has its own shop. */
  readonly replacePorts?: (honest: Shop, context?: CallContext) => Shop;
}

type Open = (setup?: BackendSetup) => Promise<OpenBackend>;

interface NamedBackend {
  readonly backend: string;
  readonly open: Open;
}

const inMemory: Open = async ({ client = {}, replacePorts = (honest: Shop) => honest } = {}) => {
  const clock = testClock();
  const shop = await openShop({ clock, client, backend: (fake) => withPorts(fake, replacePorts) });
  return {
    clock,
    enter: async (host) => {
      const browser = await shop.visitor(host).withToken();
      return { browser, world: shop.fake.testWorlds.get(browser.cookies.get('SHOP_WORLD') ?? '') };
    },
    close: shop.close,
  };
};

const overUpstream: Open = async (setup = {}) => {
  const shop = await openUpstreamShop(setup);
  return {
    clock: shop.clock,
    enter: async (host) => {
      const { browser, world } = shop.visitor(host);
      return { browser: await browser.withToken(), world };
    },
    close: shop.close,
  };
};

const IN_MEMORY = { backend: 'in memory', open: inMemory };
const OVER_UPSTREAM = { backend: 'over the upstream', open: overUpstream };

/** The adapters: what a shopper reads must not depend on which one is used. A run of a change that leaves the upstream alone uses the first. */
export const BACKENDS: readonly [NamedBackend, ...NamedBackend[]] =
  process.env['TEST_BACKENDS'] === 'in memory' ? [IN_MEMORY] : [IN_MEMORY, OVER_UPSTREAM];
