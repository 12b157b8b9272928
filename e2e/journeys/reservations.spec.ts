import { expect, test } from '../fixtures.ts';
import { placeOrder } from '../flows/pay-and-order.ts';
import { screensIn } from '../screens/screens.ts';
import { tabOn } from '../tab.ts';

test('counts down every second, is extended by one press of a key, and says at the end per line what it costs now, and before (DEAL-02, DEAL-03)', {
  tag: '@phone',
}, async ({ enter, shop: { page, basket, t } }) => {
  await page.clock.install();
  const world = await enter('lightning-90s-left');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^Noch 01:[0-3]\d$/u);
  const before = await timer.textContent();
  await page.clock.runFor(3_000);
  await expect(timer).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: t('deals:extend') }).focus();
  await page.keyboard.press('Enter');
  // Pressed before the notice is hydrated, the form is posted, and a toast says it.
  await expect(page.getByText(t.like('deals:extended')).or(page.getByText(t('shop.deals.extended')))).toBeVisible();
  await expect(timer).toHaveText(/^Noch 1[45]:/u);

  await world.advance({ minutes: 15 });
  await page.clock.runFor(15 * 60_000 + 5_000);
  await expect(page.getByRole('alert')).toContainText(t('deals:released'));
  await expect(page.getByRole('alert').getByRole('listitem')).toContainText(/2 Stück, jetzt je 10,49.€ statt 7,89.€/u);
  await expect(basket.lines.first()).toContainText('20,98');
  await expect(timer).toHaveCount(0);
});

test('extends a reservation by itself when the checkout is entered, once, and says what it could not hold on (DEAL-07)', {
  tag: '@phone',
}, async ({ enter, shop: { page, payment, summary, t } }) => {
  await enter('lightning-reduced');
  await expect(page.getByRole('alert')).toContainText(/Nur 1 von 3 Stück/u);
  await expect(page.getByRole('alert').getByRole('listitem')).toContainText(/2 Stück, jetzt je/u);
  await expect(page.getByText(t.like('deals:extended.byItself'))).toBeVisible();
  await payment.goOn.click();
  await expect(summary.title).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Noch 1[45]:/u);
  await expect(page.getByText(t.like('deals:extended.byItself'))).toHaveCount(0);
});

test('orders nothing at a price that ended between summary and order, lists old and new, and orders on the second press (DEAL-02, SUBM-02)', {
  tag: ['@phone', '@upstream'],
}, async ({ enter, shop }) => {
  const { summary, t } = shop;
  const world = await enter('lightning-on-summary');
  await expect(summary.order).toBeVisible();
  await world.advance({ minutes: 5 });
  await summary.order.click();
  await expect(summary.changed).toBeFocused();
  await expect(summary.changed).toContainText(t('vue.checkout.summaryStep.notification.cartChanged'));
  await expect(summary.changed.getByRole('listitem').first()).toContainText(/15,78.€.*20,98.€/u);
  expect(await world.orders()).toEqual([]);
  await placeOrder(shop);
  expect(await world.orders()).toHaveLength(1);
});

test('gives the last pieces to two shoppers in the order in which they add them, says how they were split, and tells who missed them (DEAL-01, DEAL-05, DEAL-06)', async ({
  enter,
  shop,
  browser,
  context,
  storefront,
  baseURL,
}) => {
  await enter('deal-last-pieces');
  const { category, toasts, t } = shop;
  await category.products
    .getByRole('article')
    .filter({ hasText: t('catalogue:deal.reserved', { percent: '97' }) })
    .getByRole('heading')
    .getByRole('link')
    .click();
  await expect(shop.product.add).toBeVisible();
  const device = await browser.newContext({ baseURL: baseURL ?? '' });
  const cookie = (await context.cookies()).filter(({ name }) => name === 'SHOP_WORLD');
  await device.addCookies(cookie);
  const other = screensIn(tabOn(await device.newPage(), storefront));
  await other.page.goto(shop.page.url());
  const add = async ({ product }: typeof shop, pieces: number): Promise<void> => {
    await product.quantity.fill(String(pieces));
    await product.quantity.blur();
    await product.addToBasket(pieces);
  };
  await add(other, 2);
  await add(shop, 3);
  await toasts.see('shop.cart.dealSplit');
  await toasts.close();
  await add(other, 1);
  await other.toasts.see('shop.cart.dealMissed');
  await shop.basket.open();
  await expect(shop.basket.lines.first()).toContainText(/1 zum Blitzpreis.*2 zum Normalpreis/u);
  await other.basket.open();
  await expect(other.basket.lines.first()).toContainText(/2 zum Blitzpreis.*1 zum Normalpreis/u);
  await device.close();
});
