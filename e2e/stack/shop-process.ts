import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from '@playwright/test';

const GATEWAY = fileURLToPath(new URL('../../gateway/dist/main.js', import.meta.url));
/** Longest wait for the shop to open. */
const START_MS = 60_000;

type WebServer = Exclude<NonNullable<PlaywrightTestConfig['webServer']>, unknown[]>;

/**
 * The built shop on the fake backend, in a process of its own on a free port, which it tells in
 * `JOURNEYS_SHOP_PORT`. Requests that name no world are refused: no test may fall into everybody's.
 */
export const builtShop: WebServer = {
  name: 'shop',
  command: `"${process.execPath}" --enable-source-maps "${GATEWAY}"`,
  env: { PORT: '0', HOST: '127.0.0.1', SHOP_BACKEND: 'fake', SHOP_STAGE: 'local', FAKE_REQUIRE_WORLD: '1', LOG_LEVEL: 'warn' },
  wait: { stdout: /Shop ready: http:\/\/localhost:(?<journeys_shop_port>\d+)/u },
  stdout: 'pipe',
  stderr: 'pipe',
  timeout: START_MS,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
};
