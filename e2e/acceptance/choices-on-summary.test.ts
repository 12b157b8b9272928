import type { OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf, fillBasket, order } from '@shop/gateway/testing/buy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageText } from './testing/page-text.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const PERSON = { formType: 'private', salutation: 'mrs', firstname: 'Gerda', lastname: 'Gast', country: 'DE' };
const STEP = {
  deliveryType: 'shippingAddress',
  billingAddress: {
    ...PERSON,
    formType: 'companyOrSchool',
    company: 'Grundschule am Lindenhof',
    streetAndNumber: 'Schulstraße 3',
    postcode: '50823',
    city: 'Köln',
  },
  shippingAddress: { ...PERSON, streetAndNumber: 'Am Waldrand 7', postcode: '53111', city: 'Bonn' },
  shipperCode: 'dpd',
  orderReference: 'Klasse 4b',
  account: { email: 'gerda.gast@schule.example' },
};

/** Matches these texts in this order on a page. */
const inOrder = (...parts: readonly string[]): RegExp => new RegExp(parts.join('.*?'), 'u');

describe.each(WHOLE_SHOPS)('pages of the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('show the billing address, delivery address, shipper and payment method, each under its own heading', async () => {
    const { browser } = await shop.enter();
    const read = async (path: string): Promise<string> => pageText((await browser.get(path)).body);
    await fillBasket(browser, { pencils: 2, book: 1 });
    await resultOf(browser, 'mutation { result: chooseCheckoutLogin(option: guest) { loginOption } }');
    await resultOf(
      browser,
      'mutation Ship($input: ShippingStepInput!) { result: saveShippingStep(input: $input) { __typename } }',
      { input: STEP },
    );
    await resultOf(browser, 'mutation { result: savePaymentStep(input: { paymentId: "RECHNUNG" }) { __typename } }');

    const billing = ['Rechnungsadresse', 'Grundschule am Lindenhof', 'Schulstraße 3', '50823 Köln'];
    const delivery = ['Am Waldrand 7', '53111 Bonn'];
    expect(await read('/checkout/summary/')).toMatch(
      inOrder(
        ...billing,
        'gerda.gast@schule.example',
        'Klasse 4b',
        'Lieferung',
        ...delivery,
        'DPD, Mi, 5. bis Do, 6. August',
        'Zahlung',
        'Rechnung',
      ),
    );

    const orderId = await order(browser, { comment: 'Bitte klingeln' });
    expect(await read(`/checkout/confirmation/?order=${orderId}`)).toMatch(
      inOrder(
        orderId,
        'gerda.gast@schule.example',
        'Lieferung Mi, 5. bis Do, 6. August',
        'DPD',
        ...billing,
        'Lieferadresse',
        ...delivery,
        'Zahlungsart',
        'Rechnung',
        'Klasse 4b',
        'Bitte klingeln',
      ),
    );
  });
});
