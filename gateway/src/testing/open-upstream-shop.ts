import type { Shop } from '@shop/domain/shop';
import { startUpstreamServer } from '@shop/fakes/start-upstream-server';
import type { UpstreamServer } from '@shop/fakes/start-upstream-server';
import type { World } from '@shop/fakes/worlds/world';
import { createApp } from '../create-app.ts';
import type { App } from '../create-app.ts';
import type { Env } from '../env/env.ts';
import { silentLog } from '../logging/log.ts';
import type { Log } from '../logging/log.ts';
import type { ClientBuild } from '../pages/client-build.ts';
import { machineTimers } from '../timing/timers.ts';
import { TEST_ENV } from './open-shop.ts';
import { fakeClient } from './fake-client.ts';
import { patientTimers } from './patient-timers.ts';
import { testBrowser } from './test-browser.ts';
import type { TestBrowser } from './test-browser.ts';
import { testClock } from './test-clock.ts';
import type { TestClock } from './test-clock.ts';

const CREDENTIALS = { clientId: 'shop', clientSecret: 'chalk & slate', scope: 'storefront' };

/** A whole gateway on a fake upstream over loopback HTTP. */
export interface OpenUpstreamShop extends App {
  readonly upstream: UpstreamServer;
  /** The clock of upstream and shop; waiting on the network uses the machine's clock, patiently. */
  readonly clock: TestClock;
  /** A new visitor, and their world behind the upstream. */
  visitor(host?: string): { readonly browser: TestBrowser; readonly world: World };
  close(): Promise<void>;
}

interface Setup {
  readonly env?: Partial<Env>;
  readonly clientSecret?: string;
  readonly log?: Partial<Log>;
  readonly client?: Partial<ClientBuild>;
  /** Waits as long as the shop does, not until something hangs. */
  readonly hasRealDeadlines?: true;
  /** Replaces a port behind the upstream. */
  readonly replacePorts?: (shop: Shop) => Shop;
}

export const openUpstreamShop = async (options: Setup = {}): Promise<OpenUpstreamShop> => {
  const clock = testClock();
  const replaced = options.replacePorts === undefined ? {} : { replacePorts: options.replacePorts };
  const upstream = await startUpstreamServer({ clock, credentials: CREDENTIALS, ...replaced });
  const { graphqlUrl, tokenUrl } = upstream;
  const app = await createApp({
    env: {
      ...TEST_ENV,
      backend: 'upstream',
      paymentOrigins: [upstream.url],
      upstream: {
        graphqlUrl,
        tokenUrl,
        ...CREDENTIALS,
        clientSecret: options.clientSecret ?? CREDENTIALS.clientSecret,
      },
      ...options.env,
    },
    clock,
    timers: options.hasRealDeadlines ? machineTimers : patientTimers,
    log: { ...silentLog, ...options.log },
    client: { ...fakeClient, ...options.client },
  });
  return {
    ...app,
    upstream,
    clock,
    visitor: (host = 'localhost:8080') => {
      const world = upstream.worlds.create();
      return { browser: testBrowser(app.server, host, world.id), world };
    },
    close: async () => {
      await app.nest.close();
      await upstream.close();
    },
  };
};
