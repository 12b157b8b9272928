import { expect, test } from '../fixtures.ts';

test.beforeEach(({ consoleErrors }) => consoleErrors.expect(/Failed to load resource|net::ERR/u));

test('an order that is pressed offline is said not to be placed, and is placed by the next press only', async ({
  enter,
  shop,
}) => {
  const world = await enter('ready-to-order');
  const { page, summary } = shop;
  await summary.comment.fill('Bitte klingeln');
  await page.context().setOffline(true);
  await summary.order.click();
  await expect(summary.nothingOrdered).toBeVisible();
  await page.context().setOffline(false);
  await expect(summary.order).toBeEnabled();
  await expect(summary.comment).toHaveValue('Bitte klingeln');
  expect(await world.orders()).toEqual([]);
  await summary.order.click();
  const orderId = await shop.confirmation.seeOrder();
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});

test('a link that is followed offline leaves the page as it is, and leads on when the connection is back', async ({
  enter,
  shop,
}) => {
  await enter('ready-to-order');
  const { page, summary, basket, toasts } = shop;
  await page.context().setOffline(true);
  await summary.changeGoods.click();
  await toasts.see('messages:shop.error.pageOffline');
  await expect(summary.title).toBeVisible();
  await page.context().setOffline(false);
  await summary.changeGoods.click();
  await expect(basket.title).toBeVisible();
});
