import { expect, test } from '../fixtures.ts';
import { placeOrder } from '../flows/pay-and-order.ts';
import { screensIn } from '../screens/screens.ts';
import { tabOn } from '../tab.ts';

test('splits a line between special and ordinary price, in basket and summary, to the cent (DEAL-06)', { tag: '@phone' }, async ({ enter, shop: { page, basket, t } }) => {
  await enter('lightning-split');
  await expect(basket.quantity).toHaveValue('7');
  const line = basket.lines.first();
  await expect(line.getByText(t.like('carts:line.lightning', { quantity: 5 }))).toContainText('7,89');
  await expect(line.getByText(t.like('carts:line.normal', { quantity: 2 }))).toContainText('10,49');
  await expect(line).toContainText('60,43');
  await expect(page.getByRole('timer')).toHaveText(/^Noch 1[45]:\d\d$/u);
});

test('says how the added pieces of a deal were split, and so does the basket (DEAL-05, DEAL-06)', { tag: '@phone' }, async ({ enter, shop: { category, product, basket, toasts, t } }) => {
  await enter('deal-last-pieces');
  await category.products.getByRole('article').filter({ hasText: t('catalogue:deal.reserved', { percent: '97' }) }).getByRole('heading').getByRole('link').click();
  await product.quantity.fill('4');
  await product.quantity.blur();
  await product.addToBasket(4);
  await toasts.see('shop.cart.dealSplit');
  await product.openBasket();
  await expect(basket.lines.first()).toContainText(/3 zum Blitzpreis.*1 zum Normalpreis/u);
});

test('counts down every second; at the end the basket says per line what it costs now, and before (DEAL-02, DEAL-03)', { tag: '@phone' }, async ({ enter, shop: { page, basket, t } }) => {
  await page.clock.install();
  const world = await enter('lightning-90s-left');
  await expect(page.getByRole('timer')).toHaveText(/^Noch 01:[0-3]\d$/u);
  const before = await page.getByRole('timer').textContent();
  await page.clock.runFor(3_000);
  await expect(page.getByRole('timer')).not.toHaveText(before ?? '');
  await world.advance({ minutes: 1.5 });
  await page.clock.runFor(95_000);
  await expect(page.getByRole('alert')).toContainText(t('deals:released'));
  await expect(page.getByRole('alert').getByRole('listitem')).toContainText(/2 Stück, jetzt je 10,49.€ statt 7,89.€/u);
  await expect(basket.lines.first()).toContainText('20,98');
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('extends a reservation by one press, also by the keyboard (DEAL-02)', { tag: '@phone' }, async ({ enter, shop: { page, t } }) => {
  await enter('lightning-90s-left');
  await expect(page.getByRole('timer')).toHaveText(/^Noch 01:/u);
  await page.getByRole('button', { name: t('deals:extend') }).focus();
  await page.keyboard.press('Enter');
  // Pressed before the notice is hydrated, the form is posted, and a toast says it.
  await expect(page.getByText(t.like('deals:extended')).or(page.getByText(t('shop.deals.extended')))).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Noch 1[45]:/u);
});

test('extends a reservation by itself when the checkout is entered, once, and says what it could not hold on (DEAL-07)', { tag: '@phone' }, async ({ enter, shop: { page, payment, summary, t } }) => {
  await enter('lightning-reduced');
  await expect(page.getByRole('alert')).toContainText(/Nur 1 von 3 Stück/u);
  await expect(page.getByRole('alert').getByRole('listitem')).toContainText(/2 Stück, jetzt je/u);
  await expect(page.getByText(t.like('deals:extended.byItself'))).toBeVisible();
  await payment.goOn.click();
  await expect(summary.title).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Noch 1[45]:/u);
  await expect(page.getByText(t.like('deals:extended.byItself'))).toHaveCount(0);
});

test('orders nothing at a price that ended between summary and order, lists old and new, and orders on the second press (DEAL-02, SUBM-02)', { tag: '@phone' }, async ({ enter, shop }) => {
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

test('gives the last pieces to one of two shoppers, and tells the other (DEAL-01, DEAL-06)', async ({ enter, shop, browser, context, storefront, baseURL }) => {
  await enter('deal-last-pieces');
  const { category, t } = shop;
  await category.products.getByRole('article').filter({ hasText: t('catalogue:deal.reserved', { percent: '97' }) }).getByRole('heading').getByRole('link').click();
  await expect(shop.product.add).toBeVisible();
  const device = await browser.newContext({ baseURL: baseURL ?? '' });
  const cookie = (await context.cookies()).filter(({ name }) => name === 'SHOP_WORLD');
  await device.addCookies(cookie);
  const other = screensIn(tabOn(await device.newPage(), storefront));
  await other.page.goto(shop.page.url());
  for (const { product } of [shop, other]) {
    await product.quantity.fill('3');
    await product.quantity.blur();
  }
  await other.product.addToBasket(3);
  await shop.product.addToBasket(3);
  await shop.toasts.see('shop.cart.dealMissed');
  await other.basket.open();
  await expect(other.basket.lines.first()).toContainText(/3 zum Blitzpreis/u);
  await shop.basket.open();
  await expect(shop.basket.lines.first()).not.toContainText(/Blitzpreis/u);
  await device.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page that is opened after the end says so, per line (DEAL-02)', async ({ enter, shop: { page, basket, t } }) => {
    await enter('lightning-expired');
    await expect(page.getByRole('alert')).toContainText(t('deals:released'));
    await expect(page.getByRole('alert').getByRole('listitem')).toContainText(/statt 7,89.€/u);
    await expect(basket.lines.first()).toContainText('20,98');
  });

  test('a reservation is extended by a form (DEAL-02)', async ({ enter, shop: { page, toasts, t } }) => {
    await enter('lightning-90s-left');
    await page.getByRole('button', { name: t('deals:extend') }).click();
    await toasts.see('shop.deals.extended');
    await expect(page.getByRole('button', { name: t('deals:extend') })).toBeVisible();
  });
});
