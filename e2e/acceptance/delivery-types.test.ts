import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { order, resultOf } from '@shop/gateway/testing/buy';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from './testing/orders-and-mails.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const EMAIL = 'gerda.gast@pausenhof.example';

interface Address {
  readonly streetAndNumber: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
}

const IN_GERMANY = [
  { streetAndNumber: 'Lindenallee 8', postcode: '10115', city: 'Berlin', country: 'DE' },
  { streetAndNumber: 'Am Kanal 3', postcode: '50667', city: 'Köln', country: 'DE' },
] as const;

/** A basket on each consumer storefront, where the shopper lives, and where the parcel goes. */
const STOREFRONTS = [
  { storefront: 'de', scenario: 'guest-3-items', addresses: IN_GERMANY },
  { storefront: 'en', scenario: 'english-basket', addresses: IN_GERMANY },
  {
    storefront: 'at',
    scenario: 'austrian-basket',
    addresses: [
      { streetAndNumber: 'Mariahilfer Straße 88', postcode: '1070', city: 'Wien', country: 'AT' },
      { streetAndNumber: 'Murgasse 5', postcode: '8010', city: 'Graz', country: 'AT' },
    ],
  },
  {
    storefront: 'ch',
    scenario: 'swiss-basket',
    addresses: [
      { streetAndNumber: 'Bahnhofstrasse 21', postcode: '8001', city: 'Zürich', country: 'CH' },
      { streetAndNumber: 'Rheinsprung 7', postcode: '4051', city: 'Basel', country: 'CH' },
    ],
  },
] as const;

const GERDA = { formType: 'private', salutation: 'mrs', firstname: 'Gerda', lastname: 'Gast' };
const OTTO = { formType: 'private', salutation: 'mr', firstname: 'Otto', lastname: 'Oheim' };
const STATION = {
  salutation: 'mrs',
  firstname: 'Gerda',
  lastname: 'Gast',
  postnumber: '7654321',
  packstation: '202',
  postcode: '10115',
  city: 'Berlin',
};

const linesOf = ({ streetAndNumber, postcode, city }: Address): readonly string[] => [
  streetAndNumber,
  `${postcode} ${city}`,
];

describe.each(WHOLE_SHOPS)('an order in the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const shipped = async (scenario: string, step: object): Promise<Entered> => {
    const entered = await resumeScenario(shop, scenario);
    await resultOf(entered.browser, 'mutation { result: chooseCheckoutLogin(option: guest) { loginOption } }');
    const saved = await resultOf(
      entered.browser,
      'mutation Ship($input: ShippingStepInput!) { result: saveShippingStep(input: $input) { __typename } }',
      { input: { account: { email: EMAIL }, ...step } },
    );
    expect(saved).toEqual({ __typename: 'Checkout' });
    await resultOf(
      entered.browser,
      'mutation { result: savePaymentStep(input: { paymentId: "RECHNUNG" }) { __typename } }',
    );
    return entered;
  };
  const found = (text: string, lines: readonly string[]): readonly string[] =>
    lines.filter((line) => text.includes(line));
  /** What of these lines is on the summary, and then in the mail about the order. */
  const shownOf = async (visitor: Entered, lines: readonly string[]): Promise<readonly (readonly string[])[]> => {
    const { text } = await withoutScripts(visitor.browser).open('/checkout/summary/');
    await order(visitor.browser);
    const [mail, ...others] = mailsTo(visitor, EMAIL);
    expect(others).toEqual([]);
    return [found(text, lines), found(mail?.text ?? '', lines)];
  };

  it.each(STOREFRONTS)(
    'is delivered on $storefront to another address than the one that pays: summary and mail name both (SHIP-01)',
    async ({ scenario, addresses: [home, elsewhere] }) => {
      const visitor = await shipped(scenario, {
        deliveryType: 'shippingAddress',
        billingAddress: { ...GERDA, ...home },
        shippingAddress: { ...OTTO, ...elsewhere },
      });
      const lines = ['Gerda Gast', ...linesOf(home), 'Otto Oheim', ...linesOf(elsewhere)];
      expect(await shownOf(visitor, lines)).toEqual([lines, lines]);
    },
  );

  it('is delivered to a packstation, by DHL alone: summary and mail name it (SHIP-02, SHIP-03)', async () => {
    const [home] = IN_GERMANY;
    const visitor = await shipped('guest-3-items', {
      deliveryType: 'packstation',
      billingAddress: { ...GERDA, ...home },
      packstation: STATION,
    });
    const { shippers } = await resultOf<{ shippers: readonly { code: string; enabled: boolean; selected: boolean }[] }>(
      visitor.browser,
      '{ result: checkout { shippers { code enabled selected } } }',
    );
    expect(shippers.filter(({ enabled }) => enabled).map(({ code }) => code)).toEqual(['dhl']);
    const lines = [home.streetAndNumber, 'Packstation 202', '7654321', '10115 Berlin'];
    expect(await shownOf(visitor, lines)).toEqual([lines, lines]);
  });
});
