import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { Options } from './fixtures.ts';
import type { GatewayOptions } from './gateways.ts';
import { composeHere } from './stack/docker.ts';
import { PROCESSES } from './stack/processes.ts';

/** Defaults to Debian's browsers. The headless shell has the same engine without a user interface and takes half the time. */
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const HEADLESS_SHELL =
  process.env['HEADLESS_SHELL_PATH'] ??
  ['/usr/bin/chromium-headless-shell'].find((file) => existsSync(file)) ??
  CHROMIUM;
// Without hinting, the headless shell lays out text at fractions of a pixel, like Chromium, so all boxes match.
const BROWSER = { args: ['--no-sandbox', '--font-render-hinting=none'] };
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Whether everything runs everywhere it holds (`npm run test:long`). Otherwise each journey runs once, where it shows most. */
const IS_LONG = process.env['TEST_RING'] === 'long';

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
  'long-lists',
  'login-flyout',
  'menu',
  'navigation',
  'new-release',
  'other-domains',
  'payment-methods-per-storefront',
  'presses-while-starting',
  'recently-viewed',
  'script-errors',
  'shared-computer',
  'stale-responses',
  'start-on-intent',
  'storefronts',
  'tabs',
].map((name) => `journeys/${name}.spec.ts`);
/** Tags say where a journey shows most. Without a tag it is on the desktop, on the fake backend. */
const HOLDS_ON_PHONE = /@phone/u;
const ON_PHONE = /@phone(?!-too)/u;
const ONLY_ON_PHONE = /@phone-only/u;
const WITH_UPSTREAM = /@upstream|upstream\//u;
const FULL_BROWSER = /@full-browser/u;
/** Journeys about the machine rather than the change: slow processors, late scripts, many moments. */
const LONG = /@long/u;
const daily = (...elsewhere: readonly RegExp[]): RegExp[] => (IS_LONG ? [] : [LONG, ...elsewhere]);

const DESKTOPS = { use: { viewport: DESKTOP } };
const PHONES = { use: { viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 } };

/** Journeys with two gateways: in processes of this machine, and in the containers of `docker-compose.yml` if a Docker engine is available. */
const OF_TWO_GATEWAYS = ['journeys/upstream/two-gateways.spec.ts'];
const compose = composeHere();
// These run last: containers create networks, and browsers abort requests while networks change.
const IN_CONTAINERS = {
  name: 'in containers',
  ...DESKTOPS,
  testMatch: OF_TWO_GATEWAYS,
  dependencies: ['desktop', 'phone', 'over upstream'],
};

export default defineConfig<Options, GatewayOptions>({
  testDir: '.',
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  forbidOnly: true,
  // A browser and the shop behind it keep more than one core busy. On two cores, a third journey at a time slows the others by as much as it gains.
  workers: 2,
  retries: 0,
  // Limits that only stop what would never end: a journey of ten seconds has taken more than 45 on a machine with ten other processes.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  webServer: PROCESSES,
  // Prints each failure when it happens.
  reporter: 'line',
  use: {
    browserName: 'chromium',
    launchOptions: { ...BROWSER, executablePath: HEADLESS_SHELL },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      ...DESKTOPS,
      grepInvert: [ONLY_ON_PHONE, FULL_BROWSER, ...daily(ON_PHONE, WITH_UPSTREAM)],
      testMatch: ON_FAKE,
    },
    {
      name: 'full browser',
      use: { viewport: DESKTOP, launchOptions: { ...BROWSER, executablePath: CHROMIUM } },
      grep: FULL_BROWSER,
      grepInvert: daily(),
      testMatch: ON_FAKE,
    },
    {
      name: 'phone',
      ...PHONES,
      grep: IS_LONG ? HOLDS_ON_PHONE : ON_PHONE,
      grepInvert: daily(WITH_UPSTREAM),
      testMatch: ON_FAKE,
    },
    // The backend does not depend on the screen width, so desktop is enough.
    {
      name: 'over upstream',
      use: { ...DESKTOPS.use, backend: 'upstream' },
      ...(IS_LONG ? {} : { grep: WITH_UPSTREAM }),
      grepInvert: [ONLY_ON_PHONE, ...daily()],
      testMatch: OVER_UPSTREAM,
      testIgnore: WITHOUT_UPSTREAM,
    },
    ...(compose === undefined ? [] : [{ ...IN_CONTAINERS, use: { ...DESKTOPS.use, gatewaysIn: compose } }]),
  ],
});
