import { expect, test } from '../fixtures.ts';
import { approvePayment } from '../flows/approve-payment.ts';
import { choosePayment } from '../flows/pay-and-order.ts';

const GUEST = 'gerda.gast@pausenhof.example';
const OFFERED = ['CREDIT_CARD', 'TWINT', 'RECHNUNG', 'VORKASSE'] as const;

test.use({ storefront: 'ch' });

test('offers each payment method of the Swiss storefront, and no other; orders and pays with TWINT, which confirmation and mail name (PAY-05)', {
  tag: '@phone',
}, async ({ enter, shop }) => {
  const { payment, summary, confirmation } = shop;
  const world = await enter('payment-ch');
  await expect(payment.methods).toHaveCount(OFFERED.length);
  for (const id of OFFERED) await expect(payment.method(id)).toBeEnabled();
  await choosePayment(shop, 'TWINT');
  await summary.order.click();
  await approvePayment(shop, 'TWINT');
  const orderId = await confirmation.seeOrder();
  await expect(confirmation.paidBy('TWINT')).toBeVisible();
  const [mail] = await world.mailsTo(GUEST);
  expect([mail?.subject.includes(orderId), mail?.text.includes('TWINT')]).toEqual([true, true]);
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
});
