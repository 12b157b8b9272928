import { expect, test } from '../fixtures.ts';

test('orders nothing when a quantity was changed in another tab; shows old and new, and the second press orders', async ({ enter, shop, anotherTab }) => {
  const world = await enter('ready-to-order');
  await expect(shop.summary.title).toBeVisible();
  const other = await anotherTab();
  await other.basket.open();
  await other.basket.more.click();
  await expect(other.basket.quantity).toHaveValue('3');
  await expect(other.basket.checkOut).toBeVisible();
  await shop.summary.order.click();
  await expect(shop.summary.changed).toBeFocused();
  await expect(shop.summary.changed).toContainText(shop.t('messages:vue.checkout.summaryStep.notification.cartChanged'));
  await expect(shop.summary.changed.getByRole('listitem').first()).toContainText(/2.*3/u);
  expect(await world.orders()).toEqual([]);
  await shop.summary.order.click();
  await shop.confirmation.seeOrder();
  expect(await world.orders()).toHaveLength(1);
});
