import { expect, test } from '../fixtures.ts';

const GUEST = 'gerda.gast@pausenhof.example';

test('warns of a buyer reference that is no Leitweg-ID, accepts it, shows it on the summary, and orders with an e-invoice, which confirmation and mail name (PAY-03, PAY-05)', {
  tag: ['@phone', '@upstream'],
}, async ({ enter, shop: { page, payment, summary, confirmation, t } }) => {
  const world = await enter('payment-de');
  await payment.choose('X_RECHNUNG');
  await payment.buyerReference.fill('991-12345-67');
  await expect(page.getByText(t('shop.payment.buyerReference.noLeitwegId'))).toBeVisible();
  await payment.goOn.click();
  await expect(summary.title).toBeVisible();
  await expect(page.getByText('991-12345-67')).toBeVisible();
  await summary.order.click();
  const orderId = await confirmation.seeOrder();
  await expect(confirmation.paidBy('XRechnung')).toBeVisible();
  const mails = await world.mailsTo(GUEST);
  expect(mails.map(({ subject, text }) => [subject.includes(orderId), text.includes('XRechnung')])).toEqual([
    [true, true],
  ]);
});
