import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { Options } from './fixtures.ts';
import type { GatewayOptions } from './gateways.ts';
import { composeHere } from './stack/docker.ts';
import { PROCESSES } from './stack/processes.ts';

/** Defaults to Debian's browsers. The headless shell has the same engine without a user interface and takes half the time. */
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const HEADLESS_SHELL = process.env['HEADLESS_SHELL_PATH'] ?? ['/usr/bin/chromium-headless-shell'].find((file) => existsSync(file)) ?? CHROMIUM;
// Without hinting, the headless shell lays out text at fractions of a pixel, like Chromium, so all boxes match.
const BROWSER = { args: ['--no-sandbox', '--font-render-hinting=none'] };
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Journeys that hold on either backend, and journeys about the link to the upstream. */
const ON_FAKE = ['journeys/*.spec.ts', 'a11y*.spec.ts'];
const OVER_UPSTREAM = ['journeys/*.spec.ts', 'journeys/upstream/*.spec.ts'];
/** Journeys about the browser and the gateway alone: running them over the upstream would prove nothing more. */
const WITHOUT_UPSTREAM = [
  'back-forward-cache',
  'business-guard',
  'business-language',
  'catalogues',
  'clicks-during-layout-shift',
  'compare',
  'first-page',
  'form-drafts',
  'guards',
  'hydration',
  'input-before-hydration',
  'keyboard',
  'layout-shift',
  'long-listing',
  'login-flyout',
  'menu',
  'narrow-screens',
  'navigation',
  'new-release',
  'other-domains',
  'payment-methods-per-storefront',
  'presses-while-starting',
  'recently-viewed',
  'script-errors',
  'stale-responses',
  'start-on-intent',
  'storefronts',
  'tabs',
].map((name) => `journeys/${name}.spec.ts`);
const DESKTOPS = { use: { viewport: DESKTOP }, grepInvert: /@phone-only/u };
/** Journeys with this tag run in the full browser instead of the headless shell. */
const FULL_BROWSER = /@full-browser/u;
const PHONES = { use: { viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }, grep: /@phone/u };

/** Journeys with two gateways: in processes of this machine, and in the containers of `docker-compose.yml` if a Docker engine is available. */
const OF_TWO_GATEWAYS = ['journeys/upstream/two-gateways.spec.ts'];
const compose = composeHere();
// These run last: containers create networks, and browsers abort requests while networks change.
const IN_CONTAINERS = { name: 'in containers', ...DESKTOPS, testMatch: OF_TWO_GATEWAYS, dependencies: ['desktop', 'phone', 'over upstream'] };

export default defineConfig<Options, GatewayOptions>({
  testDir: '.',
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  forbidOnly: true,
  // A browser and the shop behind it keep more than one core busy. On two cores, a third journey at a time slows the others by as much as it gains.
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 7_500 },
  webServer: PROCESSES,
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { ...BROWSER, executablePath: HEADLESS_SHELL },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', ...DESKTOPS, grepInvert: [/@phone-only/u, FULL_BROWSER], testMatch: ON_FAKE },
    { name: 'full browser', use: { viewport: DESKTOP, launchOptions: { ...BROWSER, executablePath: CHROMIUM } }, grep: FULL_BROWSER, testMatch: ON_FAKE },
    { name: 'phone', ...PHONES, testMatch: ON_FAKE },
    // The backend does not depend on the screen width, so desktop is enough.
    { name: 'over upstream', ...DESKTOPS, testMatch: OVER_UPSTREAM, testIgnore: WITHOUT_UPSTREAM, use: { ...DESKTOPS.use, backend: 'upstream' } },
    ...(compose === undefined ? [] : [{ ...IN_CONTAINERS, use: { ...DESKTOPS.use, gatewaysIn: compose } }]),
  ],
});
