import { expect, test } from '../fixtures.ts';
import { enterAsGuest } from '../flows/enter-checkout.ts';
import { fillBasket, goToShelf } from '../flows/fill-basket.ts';
import { choosePayment, placeOrder } from '../flows/pay-and-order.ts';
import { ADDRESSES } from '../shoppers/addresses.ts';

test.use({ storefront: 'ch' });

test('opens the Swiss storefront on its own host, in its language and currency, and takes a guest’s order (STORE-13)', {
  tag: '@phone',
}, async ({ enter, shop }) => {
  const { page, category, t } = shop;
  const world = await enter();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
  await goToShelf(shop);
  await expect(category.products.getByText('CHF').first()).toBeVisible();
  await expect(category.products.getByText(t.like('shell:price.vatIncluded')).first()).toBeVisible();
  await fillBasket(shop);
  await enterAsGuest(shop, ADDRESSES.CH);
  await choosePayment(shop, 'VORKASSE');
  const orderId = await placeOrder(shop);
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});
