import { expect, test } from '../fixtures.ts';
import { press } from '../flows/by-keyboard.ts';
import { orderAsGuestByKeyboard } from '../flows/order-as-guest.ts';

test('orders as a guest by keyboard alone', async ({ enter, shop }) => {
  const { page, t, header, category, product } = shop;
  const world = await enter();
  await header.seeArticles(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('shell:skip.content') })).toBeFocused();
  await press(page, header.categories.first());
  await expect(page).toHaveURL(/\/cat\/\d{2}\/$/u);
  await expect(category.title).toBeFocused();
  await press(page, category.children.first());
  await expect(page).toHaveURL(/\/cat\/\d{3}\/$/u);
  await expect(category.title).toBeFocused();
  await press(page, category.children.nth(1));
  await expect(category.products).toBeVisible();
  await press(page, category.simpleProduct);
  await press(page, product.add);
  await press(page, page.getByRole('link', { name: t('catalogue:product.toBasket') }));
  const orderId = await orderAsGuestByKeyboard(shop);
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});
