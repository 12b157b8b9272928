import { PAYMENT_WORDING, UNKNOWN_PAYMENT, type WordedPaymentId } from '@shop/fakes/payments/payment-texts';
import { expect, test } from '../fixtures.ts';
import { choosePayment } from '../flows/pay-and-order.ts';

const GUEST = 'gerda.gast@pausenhof.example';

const RARE: readonly WordedPaymentId[] = ['INVOICE', 'RECHNUNG_V', 'VORKASSE_V', 'VINCO_V', 'PREPAID'];

for (const id of RARE) {
  test(`orders with ${id} if the shop offers it (PAY-05, PAY-06)`, async ({ enter, shop }) => {
    const world = await enter('rare-payments');
    await choosePayment(shop, id);
    await shop.summary.order.click();
    await shop.confirmation.seeOrder();
    const name = PAYMENT_WORDING[id].name.de;
    await expect(shop.confirmation.paidBy(name)).toBeVisible();
    expect((await world.mailsTo(GUEST))[0]?.text).toContain(name);
  });
}

test('orders with a payment id that nobody knows as a payment in advance (PAY-06)', { tag: '@phone' }, async ({ enter, shop }) => {
  await enter('rare-payments');
  await shop.payment.chooseUnknown.click();
  await shop.payment.goOn.click();
  await expect(shop.summary.title).toBeVisible();
  await shop.summary.order.click();
  await shop.confirmation.seeOrder();
  await expect(shop.confirmation.paidBy(UNKNOWN_PAYMENT.de)).toBeVisible();
});

test('warns of a buyer reference that is no Leitweg-ID, accepts it, and shows it on the summary (PAY-03)', { tag: '@phone' }, async ({ enter, shop: { page, payment, summary, t } }) => {
  await enter('payment-de');
  await payment.choose('X_RECHNUNG');
  await payment.buyerReference.fill('991-12345-67');
  await expect(page.getByText(t('shop.payment.buyerReference.noLeitwegId'))).toBeVisible();
  await payment.goOn.click();
  await expect(summary.title).toBeVisible();
  await expect(page.getByText('991-12345-67')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('saves an e-invoice with its reference, requires the reference and warns if it is no Leitweg-ID (PAY-03)', async ({ enter, shop: { page, payment, summary, toasts } }) => {
    await enter('payment-de');
    await payment.method('X_RECHNUNG').check();
    await payment.goOn.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await payment.buyerReference.fill('Bestellung 4711');
    await payment.goOn.click();
    await expect(summary.title).toBeVisible();
    await toasts.see('shop.payment.buyerReference.noLeitwegId');
    await expect(page.getByText('Bestellung 4711')).toBeVisible();
  });

  test('shows why a payment ended (PAY-10)', async ({ enter, shop: { page, payment, toasts } }) => {
    await enter('paypal');
    await page.goto('/checkout/payment/?errorCode=declined');
    await expect(payment.title).toBeVisible();
    await toasts.see('shop.payment.declined');
  });
});
