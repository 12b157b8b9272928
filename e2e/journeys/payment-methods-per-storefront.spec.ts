import { PAYMENT_WORDING, type WordedPaymentId } from '@shop/fakes/payments/payment-texts';
import { expect, test } from '../fixtures.ts';
import { approvePayment } from '../flows/approve-payment.ts';
import { choosePayment } from '../flows/pay-and-order.ts';
import { STOREFRONTS } from '../stack/storefronts.ts';

const GUEST = 'gerda.gast@pausenhof.example';

/** What each storefront offers to consumers while Amazon Pay is off. */
const OFFERED = {
  de: ['CREDIT_CARD', 'PAYPAL', 'RECHNUNG', 'X_RECHNUNG', 'VORKASSE', 'CASH_ON_DELIVERY'],
  en: ['CREDIT_CARD', 'PAYPAL', 'RECHNUNG', 'X_RECHNUNG', 'VORKASSE', 'CASH_ON_DELIVERY'],
  at: ['CREDIT_CARD', 'PAYPAL', 'RECHNUNG', 'VORKASSE'],
  ch: ['CREDIT_CARD', 'TWINT', 'RECHNUNG', 'VORKASSE'],
} as const satisfies Readonly<Record<string, readonly WordedPaymentId[]>>;

for (const storefront of ['de', 'en', 'at', 'ch'] as const) {
  test.describe(`on ${storefront}`, () => {
    test.use({ storefront });

    test('offers each payment method of the storefront, and no other (PAY-05)', { tag: '@phone' }, async ({ enter, shop: { payment } }) => {
      await enter(`payment-${storefront}`);
      await expect(payment.methods).toHaveCount(OFFERED[storefront].length);
      for (const id of OFFERED[storefront]) await expect(payment.method(id)).toBeEnabled();
    });

    for (const id of OFFERED[storefront]) {
      const name = PAYMENT_WORDING[id].name[STOREFRONTS[storefront].fakeTexts];

      test(`orders and pays with ${id}, which confirmation and mail name (PAY-05)`, storefront === 'de' || id === 'TWINT' ? { tag: '@phone' } : {}, async ({ enter, shop }) => {
        const world = await enter(`payment-${storefront}`);
        await choosePayment(shop, id);
        await shop.summary.order.click();
        await approvePayment(shop, id);
        const orderId = await shop.confirmation.seeOrder();
        await expect(shop.confirmation.paidBy(name)).toBeVisible();
        const [mail] = await world.mailsTo(GUEST);
        expect([mail?.subject.includes(orderId), mail?.text.includes(name)]).toEqual([true, true]);
        expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
      });
    }
  });
}
