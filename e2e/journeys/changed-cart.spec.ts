import { expect, test } from '../fixtures.ts';
import { screensIn } from '../screens/screens.ts';
import { tabOn } from '../tab.ts';
import { itemWithNumber } from '../worlds/articles.ts';

test('places no order when a price, a quantity and the delivery cost have changed since the summary was shown, shows the old and new values, and orders on the second press (SUBM-02)', { tag: '@phone' }, async ({ enter, shop }) => {
  const { summary, confirmation, t } = shop;
  const world = await enter('ready-to-order');
  await expect(summary.goods).toBeVisible();
  const [dearer = '', scarcer = ''] = await summary.itemNumbers();
  await world.setPrice(itemWithNumber(dearer), 1_111);
  await world.leaveInStock(itemWithNumber(scarcer), 1);
  await summary.order.click();
  await expect(summary.changed).toBeFocused();
  await expect(summary.changed).toBeInViewport();
  await expect(summary.changed).toContainText(t('vue.checkout.summaryStep.notification.cartChanged'));
  const lines = summary.changed.getByRole('listitem');
  await expect(lines).toContainText([/bisher \d+,\d\d\s€, jetzt 22,22\s€/u, /bisher 2 Stück, jetzt 1 Stück/u, /insgesamt: bisher 4, jetzt 3/u, /Versand: bisher 0,00\s€, jetzt 4,95\s€/u, /Gesamtsumme: bisher \d+,\d\d\s€, jetzt \d+,\d\d\s€/u]);
  expect(await world.orders()).toEqual([]);
  await summary.order.click();
  await confirmation.seeOrder();
  expect(await world.orders()).toHaveLength(1);
});

test('places no order when a quantity has changed on another device since the summary was shown (SUBM-02)', async ({ enter, shop, browser, context, storefront, baseURL }) => {
  const world = await enter('ready-to-order');
  await expect(shop.summary.title).toBeVisible();
  const device = await browser.newContext({ storageState: await context.storageState(), baseURL: baseURL ?? '' });
  const elsewhere = screensIn(tabOn(await device.newPage(), storefront));
  await elsewhere.basket.open();
  await elsewhere.basket.more.click();
  await elsewhere.header.seeArticles(5);
  await device.close();
  await shop.summary.order.click();
  await expect(shop.summary.changed).toBeFocused();
  await expect(shop.summary.changed.getByRole('listitem').first()).toContainText(/2 Stück.*3 Stück/u);
  expect(await world.orders()).toEqual([]);
  await shop.summary.order.click();
  await shop.confirmation.seeOrder();
  expect(await world.orders()).toHaveLength(1);
});

test('updates the summary at once when another tab changes the cart, and says so', async ({ enter, shop, anotherTab }) => {
  const world = await enter('ready-to-order');
  await expect(shop.summary.title).toBeVisible();
  const other = await anotherTab();
  await other.basket.open();
  await other.basket.more.click();
  await other.header.seeArticles(5);
  await shop.toasts.see('shop.cart.changedElsewhere');
  await expect(shop.summary.goods.getByText(/^3 × /u)).toBeVisible();
  expect(await world.orders()).toEqual([]);
});

for (const { wanted, newsletter } of [
  { wanted: 'no longer wants it', newsletter: false },
  { wanted: 'still wants it', newsletter: true },
]) {
  test(`subscribes to the newsletter only when the order is placed: the shopper ${wanted} after the cart has changed`, async ({ enter, shop: { summary, confirmation } }) => {
    const world = await enter('ready-to-order');
    await summary.newsletter.check();
    await world.setPrice(itemWithNumber(await summary.itemNumber()), 9_999);
    await summary.order.click();
    await expect(summary.changed).toBeFocused();
    await summary.newsletter.setChecked(newsletter);
    await summary.order.click();
    await confirmation.seeOrder();
    expect(await world.orders()).toEqual([expect.objectContaining({ newsletter })]);
  });
}
