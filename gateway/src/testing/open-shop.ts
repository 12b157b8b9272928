import type { Clock } from '@shop/domain/shared/clock.port';
import { LOCAL_HOST_MARKERS } from '@shop/domain/storefronts/host-markers';
import { createApp } from '../create-app.ts';
import type { App } from '../create-app.ts';
import type { Env } from '../env/env.ts';
import { LOOPBACK_NETWORKS } from '../network/proxies.ts';
import type { OverloadLimits } from '../health/overload.ts';
import type { Log } from '../logging/log.ts';
import type { ClientBuild } from '../pages/client-build.ts';
import { fakeBackend } from '../qa/fake-backend.ts';
import type { FakeBackend } from '../qa/fake-backend.ts';
import { silentLog } from '../logging/log.ts';
import { fakeClient } from './fake-client.ts';
import { testBrowser } from './test-browser.ts';
import type { TestBrowser } from './test-browser.ts';
import { testClock } from './test-clock.ts';

export const TEST_ENV: Env = {
  host: '127.0.0.1',
  port: 0,
  stage: 'local',
  backend: 'fake',
  sessionSecrets: ['a secret of tests that is long enough for them'],
  hostMarkers: LOCAL_HOST_MARKERS,
  shopUrl: 'http://localhost:8080',
  trustedProxies: LOOPBACK_NETWORKS,
  trustForwardedHost: false,
  paymentOrigins: [],
  requireWorld: false,
  logLevel: 'silent',
  drainSeconds: 0,
  overloadDelayMs: 1_000,
};

/** A whole gateway on the in-memory shop, with a fake of the client’s pages. */
export interface OpenShop extends App {
  readonly fake: FakeBackend;
  /** A new visitor, in a world of their own. */
  visitor(host?: string): TestBrowser;
  close(): Promise<void>;
}

export const openShop = async (
  options: {
    readonly env?: Partial<Env>;
    readonly clock?: Clock;
    readonly client?: Partial<ClientBuild>;
    readonly log?: Partial<Log>;
    readonly overload?: OverloadLimits;
    /** Replaces a port. */
    readonly backend?: (fake: FakeBackend) => FakeBackend;
  } = {},
): Promise<OpenShop> => {
  const clock = options.clock ?? testClock();
  const env = { ...TEST_ENV, ...options.env };
  const fake = fakeBackend(clock, env.requireWorld);
  const app = await createApp({
    env,
    clock,
    log: { ...silentLog, ...options.log },
    client: { ...fakeClient, ...options.client },
    backend: options.backend?.(fake) ?? fake,
    ...(options.overload === undefined ? {} : { overload: options.overload }),
  });
  return {
    ...app,
    fake,
    visitor: (host) => testBrowser(app.server, host, fake.testWorlds.create().id),
    close: () => app.nest.close(),
  };
};
