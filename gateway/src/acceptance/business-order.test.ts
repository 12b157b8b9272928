import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { OpenBackend } from '../testing/backends.ts';
import { fillBasket, order, resultOf, signInFor } from '../testing/buy.ts';
import { MARKETS } from '../testing/markets.ts';
import { mailsIn } from '@shop/fakes/testing/read-mails';

const SHIP = 'mutation Ship($input: ShippingStepInput!) { result: saveShippingStep(input: $input) { __typename } }';
const SUMMARY =
  '{ result: checkout { orderReference costCentre steps paymentMethods { displayName description selected } cart { vatIncluded subtotal { text } tax { rate amount { text } } total { text } } } }';

interface Summary {
  readonly paymentMethods: readonly {
    readonly displayName: string;
    readonly description: string;
    readonly selected: boolean;
  }[];
}

const SHOPS = [
  {
    name: 'b2b-de',
    terms: 'Rechnung, 30 Tage netto',
    description: 'Sie bezahlen innerhalb von 30 Tagen nach Rechnungsdatum, ohne Abzug.',
    mailed: [
      'Zwischensumme netto, zzgl. MwSt.:',
      'Gesamtsumme brutto:',
      'Zahlungsart: Rechnung, 30 Tage netto',
      'Ihre Referenz: Raum 12',
      'Kostenstelle: 47-11',
    ],
  },
  {
    name: 'b2b-en',
    terms: 'Invoice, 14 days net',
    description: 'You pay within 14 days of the invoice date, without deduction.',
    mailed: [
      'Net subtotal, plus VAT:',
      'Gross total:',
      'Payment: Invoice, 14 days net',
      'Your reference: Raum 12',
      'Cost centre: 47-11',
    ],
  },
] as const;

describe.each(BACKENDS)('an order of a school, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const shipped = async (name: 'b2b-de' | 'b2b-en', typed: object) => {
    const market = MARKETS[name];
    const entered = await shop.enter(market.host);
    await signInFor(entered.browser, market);
    await fillBasket(entered.browser, { pencils: 2, book: 1 });
    const { defaultBillingAddressId: billingAddressId } = await resultOf<{ defaultBillingAddressId: string }>(
      entered.browser,
      '{ result: checkout { defaultBillingAddressId } }',
    );
    const saved = await resultOf<{ __typename: string }>(entered.browser, SHIP, {
      input: { deliveryType: 'sameAsBilling', billingAddressId, ...typed },
    });
    return { ...entered, saved };
  };

  it.each(SHOPS)(
    'names its cost centre, its reference and the terms of payment everywhere, on $name',
    async ({ name, terms, description, mailed }) => {
      const { browser, world } = await shipped(name, { costCentre: ' 47-11 ', orderReference: 'Raum 12' });
      const summary = await resultOf<Summary>(browser, SUMMARY);
      expect(summary).toMatchObject({
        costCentre: '47-11',
        orderReference: 'Raum 12',
        steps: ['basket', 'login', 'shipping', 'summary'],
        cart: { vatIncluded: false },
      });
      expect(summary.paymentMethods).toEqual([{ displayName: terms, description, selected: true }]);
      const orderId = await order(browser);
      const stored = { costCentre: '47-11', orderReference: 'Raum 12', paymentName: terms };
      expect(
        await resultOf(
          browser,
          `{ result: orderConfirmation(orderId: "${orderId}") { costCentre orderReference paymentName } }`,
        ),
      ).toEqual(stored);
      expect(
        await resultOf(
          browser,
          `{ result: orderDetails(orderId: "${orderId}") { costCentre orderReference paymentName } }`,
        ),
      ).toEqual(stored);
      const [mail] = world.read(mailsIn).filter(({ template }) => template === 'order-confirmation');
      expect(mailed.filter((words) => mail?.text.replaceAll(/[\u00A0\u202F]/gu, ' ').includes(words) !== true)).toEqual(
        [],
      );
    },
  );

  it('is found by its cost centre', async () => {
    const { browser } = await shipped('b2b-de', { costCentre: 'KST-9' });
    const orderId = await order(browser);
    const found = await resultOf<{ orders: readonly { orderId: string }[] }>(
      browser,
      '{ result: orderList(searchText: "kst-9", dateFilter: "last3months", page: 0) { orders { orderId } } }',
    );
    expect(found.orders.map((one) => one.orderId)).toEqual([orderId]);
  });

  it('refuses a cost centre that no document can print, and says which field', async () => {
    const { browser, saved } = await shipped('b2b-de', { costCentre: 'x'.repeat(37) });
    expect(saved).toEqual({ __typename: 'FormRefused' });
    expect(await resultOf(browser, '{ result: checkout { costCentre } }')).toEqual({ costCentre: null });
  });
});
