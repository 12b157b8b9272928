import type { Locator } from '@playwright/test';
import { countResponses, holdResponses } from '../browser-network.ts';
import { expect, test } from '../fixtures.ts';

/** Waits until the button is enabled. Playwright's `click` does so by itself, raw key presses do not. */
const focusOnceReady = async (button: Locator): Promise<void> => {
  await expect(button).toBeEnabled();
  await button.focus();
};

test('places one order on a double click, and also shows its confirmation in a tab that was left on the summary', async ({
  enter,
  shop,
  anotherTab,
}) => {
  const world = await enter('ready-to-order');
  const left = await anotherTab();
  await left.summary.open();
  await shop.summary.order.dblclick();
  const orderId = await shop.confirmation.seeOrder();
  expect(await left.confirmation.seeOrder()).toBe(orderId);
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});

test('places one order on Enter and a click at the same time in one tab and Enter in another, and both show its confirmation', {
  tag: '@upstream',
}, async ({ enter, shop, anotherTab }) => {
  const world = await enter('ready-to-order');
  const second = await anotherTab();
  await second.summary.open();
  for (const tab of [shop, second]) await focusOnceReady(tab.summary.order);
  const { x, y, width, height } = (await shop.summary.order.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await Promise.all([
    shop.page.keyboard.press('Enter'),
    shop.page.mouse.click(x + width / 2, y + height / 2),
    second.page.keyboard.press('Enter'),
  ]);
  const [orderId, sameOrder] = await Promise.all([shop.confirmation.seeOrder(), second.confirmation.seeOrder()]);
  expect(sameOrder).toBe(orderId);
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});

test('also shows the confirmation in a tab that sees the next cart before the other tab knows its order', {
  tag: '@long',
}, async ({ enter, shop, anotherTab }) => {
  const world = await enter('ready-to-order');
  const late = await anotherTab();
  const scripts = Promise.withResolvers<true>();
  await late.page.clock.setFixedTime(Date.now() + 60_000);
  await late.page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    return route.fallback();
  });
  await late.page.goto('/checkout/summary/', { waitUntil: 'commit' });
  await expect(late.summary.title).toBeVisible();
  const reply = await holdResponses(shop.page, 'PlaceOrder');
  await shop.summary.order.click();
  await expect.poll(reply.count).toBe(1);
  const nextCart = countResponses(late.page, 'Checkout');
  scripts.resolve(true);
  await expect.poll(nextCart.count).toBeGreaterThan(0);
  reply.release();
  const orderId = await shop.confirmation.seeOrder();
  expect(await late.confirmation.seeOrder()).toBe(orderId);
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});

test('orders once when the page is reloaded before the order reached the shop, and again before its reply came', async ({
  enter,
  shop: { page, summary, confirmation },
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource|net::ERR/u);
  const world = await enter('ready-to-order');
  const [lost, ordered] = [Promise.withResolvers<true>(), Promise.withResolvers<true>()];
  let isOffline = true;
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('PlaceOrder')) return route.fallback();
    if (isOffline) return lost.resolve(true);
    await route.fetch();
    return ordered.resolve(true);
  });
  await summary.order.click();
  await lost.promise;
  await page.reload();
  isOffline = false;
  expect(await world.orders()).toEqual([]);
  await summary.order.click();
  await ordered.promise;
  await page.reload();
  const orderId = await confirmation.seeOrder();
  expect((await world.orders()).map((one) => one.orderId)).toEqual([orderId]);
});

test('polls the outcome of an order whose reply was lost, and never orders again', async ({
  enter,
  shop: { page, summary, confirmation },
  consoleErrors,
}) => {
  consoleErrors.expect(/Failed to load resource|net::ERR/u);
  const world = await enter('ready-to-order');
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('PlaceOrder')) return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await summary.order.click();
  const orderId = await confirmation.seeOrder();
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});
