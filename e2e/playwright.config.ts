import { defineConfig } from '@playwright/test';
import { builtShop } from './stack/shop-process.ts';

/** Debian's Chromium where none is named. */
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/*.spec.ts', 'a11y.spec.ts'],
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 7_500 },
  webServer: builtShop,
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: CHROMIUM, args: ['--no-sandbox'] },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: DESKTOP }, grepInvert: /@phone-only/u },
    { name: 'phone', use: { viewport: PHONE, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }, grep: /@phone/u },
  ],
});
