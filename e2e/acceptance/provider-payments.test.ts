import { delayNotice, LATE_NOTICE_MS } from '@shop/fakes/orders/late-payment-notice';
import { settlePayment } from '@shop/fakes/orders/settle-payment';
import { atExpressProvider } from '@shop/fakes/scenarios/at-express-provider';
import { moneyText } from '@shop/fakes/shared/money-text';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { order, resultOf } from '@shop/gateway/testing/buy';
import { placeOrder } from '@shop/gateway/testing/express-payment';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { beginScenario } from './testing/begin-scenario.ts';
import { mailsTo, placedOrders } from './testing/orders-and-mails.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const PAYMENT = '/checkout/payment/';
const SUMMARY = '/checkout/summary/';
const RETURN = '/computop/success/';

/** A guest on the summary who pays by each method with pages of its provider. */
const METHODS = [
  { paymentId: 'CREDIT_CARD', storefront: 'de', scenario: 'card-declined' },
  { paymentId: 'PAYPAL', storefront: 'de', scenario: 'paypal' },
  { paymentId: 'TWINT', storefront: 'ch', scenario: 'twint' },
  { paymentId: 'AMAZONPAY', storefront: 'de', scenario: 'amazon-pay-method' },
] as const;

describe.each(WHOLE_SHOPS)('a payment at a provider, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  /** A shopper who has pressed the order button of the summary, and what the shop holds. */
  const atProvider = async (scenario: string) => {
    const begun = await beginScenario(shop, scenario);
    await placeOrder(begun.browser);
    const [[orderId] = ['']] = begun.world.read(({ state }) => entriesOf(state.orders));
    return { ...begun, orderId, placed: () => placedOrders(begun) };
  };

  it.each(METHODS)(
    'by $paymentId is shown with its order to a shopper who came back by another way',
    async ({ scenario }) => {
      const { landing, world, orderId, placed } = await atProvider(scenario);
      expect(placed()).toEqual([]);
      world.run((tx) => settlePayment(tx, orderId, 'paid'));
      const page = await landing.open(SUMMARY);
      expect(page.url).toMatch(/^\/checkout\/confirmation\//u);
      expect(page.text).toContain(orderId);
      expect(placed()).toEqual([orderId]);
    },
  );

  it.each(METHODS.filter(({ paymentId }) => paymentId !== 'AMAZONPAY'))(
    'by $paymentId is checked while its notice is late',
    async ({ scenario, storefront }) => {
      const { landing, world, orderId, placed } = await atProvider(scenario);
      world.run((tx) => delayNotice(tx, orderId));
      const early = await landing.open(RETURN);
      expect([early.url, early.text.includes(textsOf(storefront)('payments:check.title')), placed()]).toEqual([
        RETURN,
        true,
        [],
      ]);
      world.advance({ advanceMs: LATE_NOTICE_MS });
      const late = await landing.open(RETURN);
      expect([late.url, placed()]).toEqual([`/checkout/confirmation/?order=${orderId}`, [orderId]]);
    },
  );

  it.each(METHODS)(
    'by $paymentId that was cancelled leads to the payment step, and an invoice makes the one order',
    async ({ scenario, storefront }) => {
      const { browser, landing, world, orderId, placed } = await atProvider(scenario);
      world.run((tx) => settlePayment(tx, orderId, 'cancelled'));
      const page = await landing.open(RETURN);
      expect(page.url).toBe(`${PAYMENT}?errorCode=cancelled`);
      expect(page.text).toContain(textsOf(storefront)('shop.payment.cancelled'));
      await resultOf(browser, 'mutation { result: savePaymentStep(input: { paymentId: "RECHNUNG" }) { __typename } }');
      expect(placed()).toEqual([]);
      const ordered = await order(browser);
      expect(placed()).toEqual([ordered]);
    },
  );

  it('by PAYPAL that has taken the money goes back when the shopper pays by invoice instead, and a mail says so', async () => {
    const { browser, world, orderId, placed } = await atProvider('paypal');
    const [total = ''] = world.read(({ state }) =>
      entriesOf(state.providerPayments).map(([, { amount }]) => moneyText(amount, 'de-DE').replace('\u00A0', ' ')),
    );
    world.run((tx) => delayNotice(tx, orderId));
    await resultOf(browser, 'mutation { result: savePaymentStep(input: { paymentId: "RECHNUNG" }) { __typename } }');
    const ordered = await order(browser);
    world.advance({ advanceMs: LATE_NOTICE_MS });
    expect(placed()).toEqual([ordered]);
    const buyer = world.read(({ state }) => entriesOf(state.orders)[0]?.[1].confirmation.email ?? '');
    const mails = mailsTo({ world }, buyer);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Ihre Zahlung zur Bestellung ${orderId} geht zurück`,
      `Ihre Bestellung ${ordered}`,
    ]);
    expect(mails[0]?.text).toContain(
      `Den Betrag von ${total}, den Sie dafür bezahlt haben (PayPal), erhalten Sie zurück`,
    );
  });

  it('by express keeps the account of a customer, and delivers to an address of the provider', async () => {
    const t = textsOf('de');
    const { landing, browser, world } = await beginScenario(shop, 'amazon-pay-customer');
    const provider = atExpressProvider(world);
    const { url } = await landing.press(t('carts:basket.express'));
    const session = await provider.approveSession(url, 'school');
    const summary = await landing.open(
      `/amazonpay/review/?${new URLSearchParams({ amazonCheckoutSessionId: session })}`,
    );
    expect(summary.url).toBe(SUMMARY);
    for (const words of ['Grundschule am Park', 'anna.lehmann@pausenhof.example'])
      expect(summary.text).toContain(words);
    const { orderId = '' } = await placeOrder(browser);
    const approved = await provider.approvePayment(orderId);
    const confirmation = await landing.open(
      `/amazonpay/success/?${new URLSearchParams({ amazonCheckoutSessionId: approved })}`,
    );
    expect(confirmation.url).toBe(`/checkout/confirmation/?order=${orderId}`);
    expect(confirmation.text).toContain(orderId);
  });
});
