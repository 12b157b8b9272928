import { expect, test } from '../fixtures.ts';
import { placeOrder } from '../flows/pay-and-order.ts';

const EMAIL = 'office@rhine-international.example';
const TERMS = 'Invoice, 14 days net';
const MAILED = ['Cost centre: 47-11', 'Payment: Invoice, 14 days net', 'Gross total'];

test.use({ storefront: 'b2b-en' });

test('orders on a cost centre, on the terms of the customer, without a payment step, and finds the order by it', {
  tag: ['@phone', '@upstream'],
}, async ({ enter, shop }) => {
  const { page, basket, shipping, summary, orders, t } = shop;
  const world = await enter('b2b-english-basket');
  await expect(basket.sum.getByText(t('carts:totals.totalGross'))).toBeVisible();
  await basket.checkOut.click();
  await shipping.costCentre.fill('47-11');
  await shipping.orderReference.fill('Raum 12');
  await shipping.goOn.click();
  await expect(summary.title).toBeVisible();
  const main = page.getByRole('main');
  for (const words of ['47-11', 'Raum 12', TERMS]) await expect(main.getByText(words)).toBeVisible();
  await expect(main.getByText(t('carts:totals.totalGross')).first()).toBeVisible();
  const orderId = await placeOrder(shop);
  await expect(main.getByText('47-11')).toBeVisible();
  await expect(main.getByText(TERMS)).toBeVisible();
  const [mail] = await world.mailsTo(EMAIL);
  for (const words of MAILED) expect(mail?.text).toContain(words);
  await orders.open();
  await orders.search.fill('47-11');
  await orders.show.click();
  await expect(orders.entries).toHaveCount(1);
  await expect(orders.entryOf(orderId)).toBeVisible();
  await page.goto(`/myaccount/orders/orderdetail/?orderId=${orderId}`);
  await expect(main.getByText('47-11')).toBeVisible();
  await expect(main.getByText(TERMS)).toBeVisible();
});
