import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openInPieces } from '../page-in-pieces.ts';
import { originOf } from '../stack/urls.ts';

const PUBLIC_PAGES = ['/', '/cat/10/', '/cat/1012/', '/search/?q=stift', '/prod/1031030/', '/beratung/', '/service/versand/'];
const PICTURE_OR_FONT = /\/pictures\/|\.woff2$/u;

interface Shift {
  readonly value: number;
  /** What moved, for whoever reads the failure. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    layoutShifts: Shift[];
  }
}

/** Collects what moves on the next page from its start. Nobody uses it meanwhile, so nothing is excused by an input. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { readonly value: number; readonly sources: readonly { readonly node: Node | null }[] };
        window.layoutShifts.push({ value, moved: sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 60)}`) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Observers hear of what moved after the frame in which it did. */
const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    return window.layoutShifts;
  });

/** Opens a page whose pictures and fonts arrive after its first paint. */
const openWithLatePictures = async (page: Page, path: string): Promise<void> => {
  const painted = Promise.withResolvers<undefined>();
  await page.route(PICTURE_OR_FONT, async (route) => {
    await painted.promise;
    return route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  painted.resolve(undefined);
  await page.waitForLoadState('load');
};

test.use({ startsScripts: false });

for (const path of PUBLIC_PAGES) {
  test(`moves nothing on ${path} when pictures and fonts are late (CLS 0)`, { tag: '@phone' }, async ({ enter, shop: { page } }) => {
    await enter();
    await watchShifts(page);
    await openWithLatePictures(page, path);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test(`moves nothing on ${path} when the customer's name and basket come (CLS 0)`, { tag: '@phone' }, async ({ resume, shop: { page, header } }) => {
    await resume('returning-with-basket');
    await watchShifts(page);
    await openWithLatePictures(page, path);
    await header.seeStarted();
    await expect(header.account('Anna')).toBeVisible();
    await header.seeArticles(4);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

for (const path of ['/', '/cat/10/', '/search/?q=stift', '/prod/1031030/']) {
  test(`moves nothing while ${path} arrives piece by piece (CLS 0)`, { tag: '@phone' }, async ({ enter, storefront, backend, shop: { page } }) => {
    await enter();
    await watchShifts(page);
    await openInPieces(page, originOf(storefront, backend), path);
    expect(await shiftsOf(page)).toEqual([]);
  });
}
