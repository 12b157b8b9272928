import { expect, test } from '../fixtures.ts';
import { screensIn } from '../screens/screens.ts';
import { tabOn } from '../tab.ts';
import { itemWithNumber } from '../worlds/articles.ts';

test('places no order when a price, a quantity and the delivery cost have changed since the summary was shown, shows the old and new values, and orders on the second press, without the newsletter if the shopper no longer wants it (SUBM-02)', {
  tag: ['@phone', '@upstream'],
}, async ({ enter, shop }) => {
  const { summary, confirmation, t } = shop;
  const world = await enter('ready-to-order');
  await expect(summary.goods).toBeVisible();
  const [dearer = '', scarcer = ''] = await summary.itemNumbers();
  await summary.newsletter.check();
  await world.setPrice(itemWithNumber(dearer), 1_111);
  await world.leaveInStock(itemWithNumber(scarcer), 1);
  await summary.order.click();
  await expect(summary.changed).toBeFocused();
  await expect(summary.changed).toBeInViewport();
  await expect(summary.changed).toContainText(t('vue.checkout.summaryStep.notification.cartChanged'));
  const lines = summary.changed.getByRole('listitem');
  await expect(lines).toContainText([
    /bisher \d+,\d\d\s€, jetzt 22,22\s€/u,
    /bisher 2 Stück, jetzt 1 Stück/u,
    /insgesamt: bisher 4, jetzt 3/u,
    /Versand: bisher 0,00\s€, jetzt 4,95\s€/u,
    /Gesamtsumme: bisher \d+,\d\d\s€, jetzt \d+,\d\d\s€/u,
  ]);
  expect(await world.orders()).toEqual([]);
  await summary.newsletter.uncheck();
  await summary.order.click();
  await confirmation.seeOrder();
  expect(await world.orders()).toMatchObject([{ newsletter: false }]);
});

test('updates the summary at once when another tab changes the cart, and places no order when another device has, until the shopper has seen it; subscribes to the newsletter with the order (SUBM-02)', async ({
  enter,
  shop,
  anotherTab,
  browser,
  context,
  storefront,
  baseURL,
}) => {
  const { summary } = shop;
  const world = await enter('ready-to-order');
  await summary.newsletter.check();
  const other = await anotherTab();
  await other.basket.open();
  await other.basket.more.click();
  await other.header.seeArticles(5);
  await shop.toasts.see('shop.cart.changedElsewhere');
  await expect(summary.goods.getByText(/^3 × /u)).toBeVisible();
  expect(await world.orders()).toEqual([]);

  const device = await browser.newContext({ storageState: await context.storageState(), baseURL: baseURL ?? '' });
  const elsewhere = screensIn(tabOn(await device.newPage(), storefront));
  await elsewhere.basket.open();
  await elsewhere.basket.more.click();
  await elsewhere.header.seeArticles(6);
  await device.close();
  await summary.order.click();
  await expect(summary.changed).toBeFocused();
  await expect(summary.changed.getByRole('listitem').first()).toContainText(/2 Stück.*4 Stück/u);
  expect(await world.orders()).toEqual([]);
  await summary.order.click();
  await shop.confirmation.seeOrder();
  expect(await world.orders()).toMatchObject([{ newsletter: true }]);
});
