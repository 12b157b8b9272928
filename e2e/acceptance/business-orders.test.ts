import { PERSONAS } from '@shop/fakes/personas/personas';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { order, resultOf } from '@shop/gateway/testing/buy';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { MARKETS } from '@shop/gateway/testing/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { mailsTo, placedOrders } from './testing/orders-and-mails.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

/** Each business shop: who orders there, on which terms, and what Prime costs: 49.00 € with 19 % VAT are 41.18 € and 7.82 €. */
const SHOPS = [
  {
    storefront: 'b2b-de',
    scenario: 'b2b-basket',
    persona: 'b2b-german',
    email: 'sekretariat@lindenhof.example',
    terms: 'Rechnung, 30 Tage netto',
    mailed: ['Kostenstelle: 47-11', 'Zahlungsart: Rechnung, 30 Tage netto', 'Gesamtsumme brutto'],
    button: 'Zahlungspflichtig bestellen',
    invoice: 'Rechnung',
    prime: { net: '41,18 €', vat: '7,82 €', gross: '49,00 €', month: '4,19 €' },
  },
  {
    storefront: 'b2b-en',
    scenario: 'b2b-english-basket',
    persona: 'b2b-english',
    email: 'office@rhine-international.example',
    terms: 'Invoice, 14 days net',
    mailed: ['Cost centre: 47-11', 'Payment: Invoice, 14 days net', 'Gross total'],
    button: 'Order with obligation to pay',
    invoice: 'Invoice',
    prime: { net: '€41.18', vat: '€7.82', gross: '€49.00', month: '€4.19' },
  },
] as const;

const PAYMENT = '/checkout/payment/';
const SUMMARY = '/checkout/summary/';

/** The texts that are in another. */
const found = (text: string, texts: readonly string[]): readonly string[] =>
  texts.filter((words) => text.includes(words));

describe.each(WHOLE_SHOPS)('the business shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(SHOPS)(
    'takes an order on a cost centre on $storefront, on the terms of the customer, without a payment step, and finds the order by it',
    async ({ storefront, scenario, email, terms, mailed }) => {
      const t = textsOf(storefront);
      const visitor = await resumeScenario(shop, scenario);
      const reader = withoutScripts(visitor.browser, MARKETS[storefront].host);
      const { defaultBillingAddressId: billingAddressId } = await resultOf<{ defaultBillingAddressId: string }>(
        visitor.browser,
        '{ result: checkout { defaultBillingAddressId } }',
      );
      const input = {
        deliveryType: 'sameAsBilling',
        billingAddressId,
        costCentre: '47-11',
        orderReference: 'Raum 12',
      };
      await resultOf(
        visitor.browser,
        'mutation Ship($input: ShippingStepInput!) { result: saveShippingStep(input: $input) { __typename } }',
        { input },
      );
      expect((await reader.open(PAYMENT)).url).toBe(SUMMARY);
      const ofSummary = ['47-11', 'Raum 12', terms, t('carts:totals.totalGross')];
      expect(found((await reader.open(SUMMARY)).text, ofSummary)).toEqual(ofSummary);

      const orderId = await order(visitor.browser);
      expect(placedOrders(visitor)).toEqual([orderId]);
      const ofOrder = [orderId, '47-11', 'Raum 12', terms];
      expect(found((await reader.open(`/checkout/confirmation/?order=${orderId}`)).text, ofOrder)).toEqual(ofOrder);
      expect(mailsTo(visitor, email).map(({ text }) => found(text, mailed))).toEqual([mailed]);
      expect(found((await reader.open(`/myaccount/orders/orderdetail/?orderId=${orderId}`)).text, ofOrder)).toEqual(
        ofOrder,
      );

      const ordersOn = (text: string): readonly string[] =>
        [...text.matchAll(new RegExp(t('orders:entry.heading', { number: String.raw`(\d+)` }), 'gu'))].map(
          ([, number = '']) => number,
        );
      const all = await reader.open('/myaccount/orders/');
      expect(ordersOn(all.text).length).toBeGreaterThan(1);
      const matching = await all.press(t('orders:list.show'), { [t('orders:list.search')]: '47-11' });
      expect(ordersOn(matching.text)).toEqual([orderId]);
    },
  );

  it.each(SHOPS)(
    'leads on $storefront from the link at the foot through the login to the net prices of Prime, and makes a member on the terms of the customer (GUARD-29, GUARD-32, PRIME-01)',
    async (row) => {
      const {
        storefront,
        persona,
        email,
        button,
        invoice,
        prime: { net, vat, gross, month },
      } = row;
      const t = textsOf(storefront);
      const { host } = MARKETS[storefront];
      const visitor = await shop.enter(host);
      const reader = withoutScripts(visitor.browser, host);
      expect((await reader.open('/prime/checkout/')).url).toBe(
        `/login/?origin=${encodeURIComponent('/prime/?fromPrimeCheckout=true')}`,
      );

      const login = await (await reader.open('/')).follow('Prime');
      expect(login.url).toBe(`/login/?origin=${encodeURIComponent('/prime/')}`);
      const landing = await login.press(t('sessions:login.submit'), {
        [t('sessions:login.customerNumber')]: PERSONAS[persona].identifier,
        [t('sessions:login.password')]: PERSONAS[persona].password,
      });
      expect(landing.url).toBe('/prime/');
      const ofPlan = [
        `${net} ${t('prime:plan.price.net')}`,
        t('prime:plan.gross', { price: gross, rate: 19 }),
        t('prime:plan.then.net', { price: month }),
      ];
      expect(found(landing.text, ofPlan)).toEqual(ofPlan);

      const checkout = await landing.press(t('prime:plan.choose', { count: 12 }));
      expect([checkout.url, checkout.choices()]).toEqual(['/prime/checkout/', [invoice]]);
      const ofOrder = [
        `${t('prime:checkout.total.net')} ${net}`,
        `${t('prime:checkout.vat', { rate: 19 })} ${vat}`,
        `${t('prime:checkout.total.gross')} ${gross}`,
        month,
      ];
      expect(found(checkout.text, ofOrder)).toEqual(ofOrder);

      const member = await checkout.press(button);
      expect([member.url, member.toasts]).toEqual(['/prime/', [expect.stringContaining(t('prime:shop.prime.joined'))]]);
      expect(member.text).toContain(t('prime:member.status.ACTIVE'));
      expect(member.links(t('prime:member.cancel'))).toEqual(['/service/kontakt/']);
      expect(
        visitor.world.read(({ state }) =>
          entriesOf(state.primeSubscriptions).map(([, { paymentId, status }]) => [paymentId, status]),
        ),
      ).toEqual([['RECHNUNG', 'member']]);
      expect(mailsTo(visitor, email).map(({ text }) => found(text, [net, vat, gross, month]))).toEqual([
        [net, vat, gross, month],
      ]);
    },
  );
});
