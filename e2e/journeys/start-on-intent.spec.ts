import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const SCRIPT = /\/assets\/[^/]+\.js$/u;
/** No page is painted without it. */
const STYLE = /\/assets\/style-[\w-]+\.css$/u;
/** The entry of all pages: without it, nothing starts. */
const ENTRY = /\/assets\/entry-client-[\w-]+\.js$/u;

/** The five kinds of public page, and one that does not exist. */
const PUBLIC_PAGES = ['/', '/beratung/', '/cat/1012/', '/search/?q=stift', '/prod/1031030/', '/nix/'];

/** A pointer that only appears where the page does has not moved. */
const movePointer = (page: Page): Promise<void> => page.mouse.move(25, 25, { steps: 3 });

/** The ways in which people begin to use a page. None of them changes it. */
const INTENTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'moves the pointer': movePointer,
  'presses a key': (page) => page.keyboard.press('Shift'),
  scrolls: (page) => page.mouse.wheel(0, 200),
  'focuses something with a screen reader': (page) =>
    page.getByRole('searchbox').or(page.getByRole('combobox')).first().focus(),
};

/** The paths of the scripts that pages have requested. */
const watchScripts = (page: Page): readonly string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (SCRIPT.test(pathname)) requested.push(pathname);
  });
  return requested;
};

/** By when the boot script starts what a page needs soon (`boot.ts`), in milliseconds. */
const SOON_MS = 2_000;

/** Waits until the page is loaded and the browser is idle, later than the boot script would. Without a deadline, a browser that draws nothing may never say so. */
const openUntilIdle = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), SOON_MS);
};

test.use({ startsScripts: false });

test('fetches no script for any kind of public page before somebody uses it', async ({
  resume,
  consoleErrors,
  shop: { page },
}) => {
  consoleErrors.expect(/404 \(Not Found\)/u);
  await resume();
  const requested = watchScripts(page);
  for (const path of PUBLIC_PAGES) {
    await openUntilIdle(page, path);
    expect.soft(requested, path).toEqual([]);
  }
});

test('fetches no script for the login before its first paint, and then without being used', async ({
  resume,
  shop: { page, header },
}) => {
  await resume();
  const requested = watchScripts(page);
  const style = Promise.withResolvers<undefined>();
  await page.route(STYLE, async (route) => {
    await style.promise;
    return route.fallback();
  });
  const styled = page.waitForRequest(STYLE);
  await page.goto('/login/', { waitUntil: 'domcontentloaded' });
  await styled;
  expect(requested).toEqual([]);
  style.resolve(undefined);
  await header.seeStarted();
});

test(`starts the scripts when the shopper ${Object.keys(INTENTS).join(', ')}`, async ({
  resume,
  shop: { page, header },
}) => {
  await resume();
  for (const [intent, use] of Object.entries(INTENTS)) {
    await test.step(intent, async () => {
      const requested = watchScripts(page);
      await openUntilIdle(page, '/cat/1012/');
      expect(requested).toEqual([]);
      await use(page);
      await header.seeStarted();
      await header.seeArticles(0);
    });
  }
});

test('starts the scripts with the first touch, which counts', { tag: ['@phone', '@phone-only'] }, async ({
  resume,
  shop: { page, header },
}) => {
  await resume();
  await openUntilIdle(page, '/cat/1012/');
  await header.openMenu.tap();
  await expect(header.menu).toBeVisible();
});

test('starts the scripts with the first activation by a screen reader, which counts', async ({
  resume,
  shop: { page, header },
}) => {
  await resume();
  await openUntilIdle(page, '/cat/1012/');
  await header.openMenu.dispatchEvent('click');
  await expect(header.menu).toBeVisible();
});

test('starts the scripts by itself for a visitor with a basket, and says what is in it', { tag: '@phone' }, async ({
  enter,
  shop: { page, header },
}) => {
  await enter('guest-3-items');
  await page.goto('/cat/1012/');
  await header.seeArticles(6);
});

test('starts the scripts by itself on a page that counts down', async ({ enter, context, shop: { page } }) => {
  await enter('deal-running');
  await context.clearCookies({ name: /^(?!SHOP_WORLD$)/u });
  await page.goto('/cat/1012/');
  await expect(page.getByRole('timer').first()).toHaveText(/\d/u);
});

test('starts the scripts of a page that nobody uses after a long idle', async ({ resume, shop: { page, header } }) => {
  await page.clock.install();
  await resume();
  await page.goto('/cat/1012/');
  const requested = watchScripts(page);
  await page.clock.fastForward(29_000);
  expect(requested).toEqual([]);
  await page.clock.fastForward(2_000);
  await header.seeStarted();
});

test('adds to the basket on a page that was open for an hour', { tag: '@phone' }, async ({
  resume,
  shop: { page, product, header, basket },
}) => {
  const world = await resume();
  await page.goto('/prod/1031030/');
  await world.advance({ minutes: 60 });
  await product.add.click();
  await header.seeArticles(1);
  await basket.open();
  await expect(basket.lines).toHaveCount(1);
});

test('buys on a page whose scripts a new release has replaced, and reloads it for what only scripts do', async ({
  resume,
  consoleErrors,
  shop: { page, product, header },
}) => {
  consoleErrors.expect(/net::ERR_FAILED|Failed to fetch dynamically imported module/u);
  await resume();
  await page.route(ENTRY, (route) => route.abort());
  const missed = page.waitForEvent('requestfailed', (request) => ENTRY.test(request.url()));
  await page.goto('/prod/1031030/');
  await movePointer(page);
  await missed;
  await product.add.click();
  await expect(header.basketLink).toBeVisible();
  await page.unroute(ENTRY);
  await page.goto('/prod/1031030/');
  await header.seeArticles(1);
});

test('opens the menu after a reload if its script has gone with an old release', async ({
  resume,
  consoleErrors,
  shop: { page, header },
}) => {
  consoleErrors.expect(/net::ERR_FAILED|Failed to fetch dynamically imported module/u);
  await resume();
  await page.goto('/cat/1012/');
  await page.route(ENTRY, (route) => route.abort());
  const reloaded = page.waitForEvent('load');
  await header.openMenu.click();
  await reloaded;
  await page.unroute(ENTRY);
  await header.openMenu.click();
  await expect(header.menu).toBeVisible();
});

test('asks nothing of the shop about a visitor without a session', async ({ resume, shop: { page, header } }) => {
  await resume();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/graphql') || pathname.startsWith('/api/'))
      asked.push(`${pathname} ${request.postData() ?? ''}`);
  });
  await page.goto('/cat/1012/');
  await movePointer(page);
  await header.seeStarted();
  await header.seeArticles(0);
  expect(asked).toEqual([]);
});
