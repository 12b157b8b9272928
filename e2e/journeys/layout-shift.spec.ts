import type { Page } from '@playwright/test';
import { seeFirstPaint } from '../first-paint.ts';
import { expect, test } from '../fixtures.ts';
import { shiftsOf, watchShiftsOfNextPages } from '../layout-shifts.ts';
import { openInPieces } from '../page-in-pieces.ts';
import { originOf } from '../stack/urls.ts';

const PUBLIC_PAGES = [
  '/',
  '/cat/10/',
  '/cat/1012/',
  '/search/?q=stift',
  '/prod/1031030/',
  '/beratung/',
  '/service/versand/',
];
const CHECKOUT = [
  { path: '/checkout/login/', scenario: 'guest-3-items' },
  { path: '/checkout/shipping/', scenario: 'session-ends-soon' },
  { path: '/checkout/payment/', scenario: 'ready-to-order' },
  { path: '/checkout/summary/', scenario: 'ready-to-order' },
];
const PICTURE_OR_FONT = /\/pictures\/|\.woff2$/u;

/** Each has its own layout, in which other things can move. */
const DEVICES = [
  { device: 'desktop', details: {} },
  { device: 'phone', details: { tag: ['@phone', '@phone-only'] } },
];

/** Opens a page whose pictures and fonts arrive after its first paint. */
const openWithLatePictures = async (page: Page, path: string): Promise<void> => {
  await page.unroute(PICTURE_OR_FONT);
  const painted = Promise.withResolvers<undefined>();
  await page.route(PICTURE_OR_FONT, async (route) => {
    await painted.promise;
    return route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await seeFirstPaint(page);
  painted.resolve(undefined);
  await page.waitForLoadState('load');
};

test.use({ startsScripts: false });

for (const { device, details } of DEVICES) {
  test(
    `moves nothing on the public pages of a ${device} when pictures and fonts are late, and the customer's name and basket come (CLS 0)`,
    details,
    async ({ resume, shop: { page, header } }) => {
      await resume('returning-with-basket');
      await watchShiftsOfNextPages(page);
      for (const path of PUBLIC_PAGES) {
        await openWithLatePictures(page, path);
        await header.seeStarted();
        await expect(header.account('Anna'), path).toBeVisible();
        await header.seeArticles(4);
        expect.soft(await shiftsOf(page), path).toEqual([]);
      }
    },
  );
}

test('moves nothing on the public pages when pictures and fonts are late for a new visitor (CLS 0)', {
  tag: ['@phone-too', '@long'],
}, async ({ resume, shop: { page } }) => {
  await resume();
  await watchShiftsOfNextPages(page);
  for (const path of PUBLIC_PAGES) {
    await openWithLatePictures(page, path);
    expect.soft(await shiftsOf(page), path).toEqual([]);
  }
});

test('moves nothing while the public pages arrive piece by piece (CLS 0)', { tag: '@phone' }, async ({
  resume,
  storefront,
  backend,
  shop: { page },
}) => {
  await resume();
  await watchShiftsOfNextPages(page);
  for (const path of [
    '/',
    '/cat/10/',
    '/search/?q=stift',
    '/prod/1031030/',
    '/beratung/',
    '/service/versand/',
    '/login/',
  ]) {
    await openInPieces(page, originOf(storefront, backend), path);
    expect.soft(await shiftsOf(page), path).toEqual([]);
  }
});

test('moves nothing while the steps of the checkout arrive piece by piece (CLS 0)', { tag: '@phone' }, async ({
  context,
  resume,
  storefront,
  backend,
  shop: { page },
}) => {
  await watchShiftsOfNextPages(page);
  for (const { path, scenario } of CHECKOUT) {
    await context.clearCookies();
    await resume(scenario);
    await openInPieces(page, originOf(storefront, backend), path);
    expect.soft(await shiftsOf(page), path).toEqual([]);
  }
});
