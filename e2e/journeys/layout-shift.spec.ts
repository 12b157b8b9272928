import type { Page } from '@playwright/test';
import { seeFirstPaint } from '../first-paint.ts';
import { expect, test } from '../fixtures.ts';
import { shiftsOf, watchShiftsOfNextPages } from '../layout-shifts.ts';
import { openInPieces } from '../page-in-pieces.ts';
import { originOf } from '../stack/urls.ts';

const PUBLIC_PAGES = ['/', '/cat/10/', '/cat/1012/', '/search/?q=stift', '/prod/1031030/', '/beratung/', '/service/versand/'];
const PICTURE_OR_FONT = /\/pictures\/|\.woff2$/u;

/** Opens a page whose pictures and fonts arrive after its first paint. */
const openWithLatePictures = async (page: Page, path: string): Promise<void> => {
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

for (const path of PUBLIC_PAGES) {
  test(`moves nothing on ${path} when pictures and fonts are late (CLS 0)`, { tag: '@phone' }, async ({ enter, shop: { page } }) => {
    await enter();
    await watchShiftsOfNextPages(page);
    await openWithLatePictures(page, path);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test(`moves nothing on ${path} when the customer's name and basket come (CLS 0)`, { tag: '@phone' }, async ({ resume, shop: { page, header } }) => {
    await resume('returning-with-basket');
    await watchShiftsOfNextPages(page);
    await openWithLatePictures(page, path);
    await header.seeStarted();
    await expect(header.account('Anna')).toBeVisible();
    await header.seeArticles(4);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

for (const { path, scenario } of [
  ...['/', '/cat/10/', '/search/?q=stift', '/prod/1031030/', '/beratung/', '/service/versand/', '/login/'].map((url) => ({ path: url, scenario: undefined })),
  { path: '/checkout/login/', scenario: 'guest-3-items' },
  { path: '/checkout/shipping/', scenario: 'session-ends-soon' },
  { path: '/checkout/payment/', scenario: 'ready-to-order' },
  { path: '/checkout/summary/', scenario: 'ready-to-order' },
]) {
  test(`moves nothing while ${path} arrives piece by piece (CLS 0)`, { tag: '@phone' }, async ({ resume, storefront, backend, shop: { page } }) => {
    await resume(scenario);
    await watchShiftsOfNextPages(page);
    await openInPieces(page, originOf(storefront, backend), path);
    expect(await shiftsOf(page)).toEqual([]);
  });
}
