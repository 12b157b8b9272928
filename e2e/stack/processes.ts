import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';
import { freePort } from './free-port.ts';
import { JOURNEYS_SECRET } from './journeys-secret.ts';
import { OVERLOAD_DELAY_MS } from './overload-delay.ts';

const GATEWAY = fileURLToPath(new URL('../../gateway/dist/main.js', import.meta.url));
const FAKE_UPSTREAM = fileURLToPath(new URL('../../fakes/src/main.ts', import.meta.url));
/** Longest wait for a process to be ready. */
const START_MS = 60_000;

const CLIENT = {
  UPSTREAM_CLIENT_ID: 'journeys',
  UPSTREAM_CLIENT_SECRET: 'of-the-journeys',
  UPSTREAM_SCOPE: 'storefront',
};
const SHOP = {
  PORT: '0',
  HOST: '127.0.0.1',
  SHOP_STAGE: 'local',
  LOG_LEVEL: 'warn',
  SESSION_SECRET: JOURNEYS_SECRET,
  OVERLOAD_DELAY_MS,
};

type WebServer = Exclude<NonNullable<PlaywrightTestConfig['webServer']>, unknown[]>;

const webServer = (
  name: string,
  command: string,
  env: Readonly<Record<string, string>>,
  stdout: RegExp,
): WebServer => ({
  name,
  command,
  env: { ...env },
  wait: { stdout },
  stdout: 'pipe',
  stderr: 'pipe',
  timeout: START_MS,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
});

const gateway = `"${process.execPath}" "${GATEWAY}"`;
const fakeUpstream = 'http://127.0.0.1:$JOURNEYS_UPSTREAM_PORT';

/** The fake upstream starts before the shop over it, and its mails lead there: this port is chosen before both, once for all processes of the run. */
const upstreamShopPort = (process.env['JOURNEYS_UPSTREAM_SHOP_PORT'] ??= await freePort());

/**
 * The built shop on the fake backend, the fake upstream, and the built shop over that fake upstream. The first two listen on a
 * free port and print it. They start in this order because the last one needs the URL of the second. Requests without a world
 * are refused, so no test can use the default world by accident.
 */
export const PROCESSES: WebServer[] = [
  webServer(
    'shop',
    gateway,
    { ...SHOP, SHOP_BACKEND: 'fake', FAKE_REQUIRE_WORLD: '1' },
    /Shop ready: http:\/\/localhost:(?<journeys_shop_port>\d+)/u,
  ),
  webServer(
    'fake upstream',
    `"${process.execPath}" "${FAKE_UPSTREAM}"`,
    { ...CLIENT, UPSTREAM_PORT: '0', FAKE_REQUIRE_WORLD: '1', SHOP_URL: `http://localhost:${upstreamShopPort}` },
    /Fake upstream ready: http:\/\/[\w.]+:(?<journeys_upstream_port>\d+)/u,
  ),
  webServer(
    'shop over the upstream',
    `UPSTREAM_GRAPHQL_URL=${fakeUpstream}/graphql UPSTREAM_TOKEN_URL=${fakeUpstream}/oauth/token ${gateway}`,
    { ...SHOP, ...CLIENT, SHOP_BACKEND: 'upstream', PORT: upstreamShopPort },
    /Shop ready: \S+/u,
  ),
];
