import { setParameter } from '@shop/fakes/parameters/parameter-values';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { MARKETS } from '@shop/gateway/testing/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StorefrontId, STOREFRONTS } from '../stack/storefronts.ts';
import { textsOf } from '../texts.ts';
import { orderAndPay } from './testing/order-and-pay.ts';
import { mailsTo, placedOrders } from './testing/orders-and-mails.ts';
import type { Typed } from './testing/plain-form.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { type PlainPage, withoutScripts } from './testing/without-scripts.ts';

const GUEST = 'gerda.gast@pausenhof.example';
const PAYMENT = '/checkout/payment/';
const SUMMARY = '/checkout/summary/';
const CONFIRMATION = /^\/checkout\/confirmation\/\?order=(?<orderId>\d+)$/u;

/** Ids of payment methods, with their names. */
type Offered = readonly (readonly [id: string, name: string])[];

const GERMAN: Offered = [
  ['CREDIT_CARD', 'Kreditkarte'],
  ['PAYPAL', 'PayPal'],
  ['RECHNUNG', 'Rechnung'],
  ['X_RECHNUNG', 'XRechnung'],
  ['VORKASSE', 'Vorkasse'],
  ['CASH_ON_DELIVERY', 'Nachnahme'],
];
const ENGLISH: Offered = [
  ['CREDIT_CARD', 'Credit card'],
  ['PAYPAL', 'PayPal'],
  ['RECHNUNG', 'Invoice'],
  ['X_RECHNUNG', 'XRechnung (e-invoice)'],
  ['VORKASSE', 'Prepayment'],
  ['CASH_ON_DELIVERY', 'Cash on delivery'],
];
const AUSTRIAN: Offered = [
  ['CREDIT_CARD', 'Kreditkarte'],
  ['PAYPAL', 'PayPal'],
  ['RECHNUNG', 'Rechnung'],
  ['VORKASSE', 'Vorkasse'],
];
const SWISS: Offered = [
  ['CREDIT_CARD', 'Kreditkarte'],
  ['TWINT', 'TWINT'],
  ['RECHNUNG', 'Rechnung'],
  ['VORKASSE', 'Vorkasse'],
];
/** What no storefront offers by itself, and an id that nobody knows. */
const RARE: Offered = [
  ['INVOICE', 'Kauf auf Rechnung'],
  ['RECHNUNG_V', 'Rechnung nach Vereinbarung'],
  ['VORKASSE_V', 'Vorkasse nach Vereinbarung'],
  ['VINCO_V', 'Vorauszahlung mit Vinco'],
  ['PREPAID', 'Prepaid-Guthaben'],
  ['MUSCHELN', 'Vorauszahlung'],
];

/** What is offered to consumers while Amazon Pay is off, in the order of the page. */
const OFFERS = [
  { where: 'on de', storefront: 'de', scenario: 'payment-de', offered: GERMAN },
  { where: 'on en', storefront: 'en', scenario: 'payment-en', offered: ENGLISH },
  { where: 'on at', storefront: 'at', scenario: 'payment-at', offered: AUSTRIAN },
  { where: 'on ch', storefront: 'ch', scenario: 'payment-ch', offered: SWISS },
  { where: 'of a shop with rare payment methods', storefront: 'de', scenario: 'rare-payments', offered: RARE },
] as const;

const REFERENCE = '04011000-1234512345-06';

describe.each(WHOLE_SHOPS)('the payment step of the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const atPayment = async (
    storefront: StorefrontId,
    scenario: string,
    query = '',
  ): Promise<Entered & { readonly page: PlainPage }> => {
    const entered = await resumeScenario(shop, scenario);
    const page = await withoutScripts(entered.browser, MARKETS[storefront].host).open(`${PAYMENT}${query}`);
    expect(page.status).toBe(200);
    return { ...entered, page };
  };

  describe.each(OFFERS)('$where', ({ storefront, scenario, offered }) => {
    const t = textsOf(storefront);

    it('offers each payment method, and no other (PAY-05, PAY-06)', async () => {
      const { page } = await atPayment(storefront, scenario);
      expect(page.choices()).toEqual(offered.map(([, name]) => name));
    });

    it.each(offered)(
      'takes an order that is paid by %s, which summary, confirmation and mail name (PAY-05, PAY-06)',
      async (id, name) => {
        const { page, ...visitor } = await atPayment(storefront, scenario);
        const goOn = t('payments:payment.on');
        const chosen = await page.press(goOn, { [name]: '' });
        const summary =
          id === 'X_RECHNUNG'
            ? await chosen.press(goOn, { [t('payments:payment.buyerReference')]: REFERENCE })
            : chosen;
        expect([summary.url, summary.toasts]).toEqual([SUMMARY, []]);
        expect(summary.text).toContain(`${t('summary:summary.payment')} ${name}`);
        expect(placedOrders(visitor)).toEqual([]);

        const confirmation = await orderAndPay(visitor.browser, MARKETS[storefront].host, {
          paymentId: id,
          language: STOREFRONTS[storefront].fakeTexts,
        });
        const orderId = CONFIRMATION.exec(confirmation.url)?.groups?.['orderId'] ?? confirmation.url;
        expect(confirmation.text).toContain(`${t('orders:payment')} ${name}`);
        expect(placedOrders(visitor)).toEqual([orderId]);
        expect(mailsTo(visitor, GUEST)).toEqual([
          {
            template: 'order-confirmation',
            subject: expect.stringContaining(orderId) as unknown,
            text: expect.stringContaining(name) as unknown,
          },
        ]);
      },
    );
  });

  const t = textsOf('de');

  it('requires a reference for an e-invoice without scripts, warns of one that is no Leitweg-ID, accepts it, and shows it on the summary (PAY-03)', async () => {
    const { page } = await atPayment('de', 'payment-de');
    const goOn = (from: PlainPage, typed: Typed) => from.press(t('payments:payment.on'), typed);
    const refused = await goOn(page, { XRechnung: '' });
    expect(refused.url).toBe(PAYMENT);
    expect(refused.text).toContain(t('shop.payment.buyerReference.required'));
    const summary = await goOn(refused, { [t('payments:payment.buyerReference')]: 'Bestellung 4711' });
    expect([summary.url, summary.toasts]).toEqual([
      SUMMARY,
      [expect.stringContaining(t('shop.payment.buyerReference.noLeitwegId'))],
    ]);
    expect(summary.text).toContain('Bestellung 4711');
  });

  it.each([
    ['declined', 'shop.payment.declined'],
    ['cancelled', 'shop.payment.cancelled'],
    ['abandoned', 'shop.payment.abandoned'],
    ['21000073', 'shop.payment.error'],
    ['not-possible', 'shop.payment.notPossible'],
  ])('says without scripts above the choice why a payment ended, once: %s (PAY-10)', async (code, message) => {
    const { page } = await atPayment('de', 'paypal', `?errorCode=${code}`);
    const [before = '', ...after] = page.text.split(t(message));
    expect([page.toasts, after.length, before.includes('Kreditkarte'), after[0]?.includes('Kreditkarte')]).toEqual([
      [],
      1,
      false,
      true,
    ]);
  });

  it('says at the choice without scripts that a way to pay is not possible any more', async () => {
    const { page, world } = await atPayment('de', 'payment-de');
    world.run((tx) => setParameter(tx, 'paymentTypes/offered', 'PAYPAL'));
    const refused = await page.press(t('payments:payment.on'), { Vorkasse: '' });
    expect([refused.url, refused.toasts, refused.errors(), refused.choices()]).toEqual([
      PAYMENT,
      [],
      [t('shop.payment.notPossible')],
      ['PayPal'],
    ]);
  });
});
