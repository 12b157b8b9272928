import { expect, test } from '../fixtures.ts';
import { placeOrder } from '../flows/pay-and-order.ts';

const SHOPS = [
  { storefront: 'b2b-de', scenario: 'b2b-basket', email: 'sekretariat@lindenhof.example', terms: 'Rechnung, 30 Tage netto', mailed: ['Kostenstelle: 47-11', 'Zahlungsart: Rechnung, 30 Tage netto', 'Gesamtsumme brutto'] },
  { storefront: 'b2b-en', scenario: 'b2b-english-basket', email: 'office@rhine-international.example', terms: 'Invoice, 14 days net', mailed: ['Cost centre: 47-11', 'Payment: Invoice, 14 days net', 'Gross total'] },
] as const;

for (const { storefront, scenario, email, terms, mailed } of SHOPS) {
  test.describe(`the business shop ${storefront}`, () => {
    test.use({ storefront });

    test('orders on a cost centre, on the terms of the customer, without a payment step, and finds the order by it', { tag: '@phone' }, async ({ enter, shop }) => {
      const { page, basket, shipping, summary, orders, t } = shop;
      const world = await enter(scenario);
      await expect(basket.sum.getByText(t('carts:totals.totalGross'))).toBeVisible();
      await basket.checkOut.click();
      await shipping.costCentre.fill('47-11');
      await shipping.orderReference.fill('Raum 12');
      await shipping.goOn.click();
      await expect(summary.title).toBeVisible();
      const main = page.getByRole('main');
      for (const words of ['47-11', 'Raum 12', terms]) await expect(main.getByText(words)).toBeVisible();
      await expect(main.getByText(t('carts:totals.totalGross')).first()).toBeVisible();
      const orderId = await placeOrder(shop);
      await expect(main.getByText('47-11')).toBeVisible();
      await expect(main.getByText(terms)).toBeVisible();
      const [mail] = await world.mailsTo(email);
      for (const words of mailed) expect(mail?.text).toContain(words);
      await orders.open();
      await orders.search.fill('47-11');
      await orders.show.click();
      await expect(orders.entries).toHaveCount(1);
      await expect(orders.entryOf(orderId)).toBeVisible();
      await page.goto(`/myaccount/orders/orderdetail/?orderId=${orderId}`);
      await expect(main.getByText('47-11')).toBeVisible();
      await expect(main.getByText(terms)).toBeVisible();
    });
  });
}
