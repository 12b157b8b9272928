import { selectItem } from '@shop/fakes/goods/select-items';
import { mailsIn } from '@shop/fakes/testing/read-mails';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { OpenBackend } from '../testing/backends.ts';
import { changeCart, resultOf, fillBasket, order } from '../testing/buy.ts';

const ADDRESS =
  '{ schoolOrCompany salutation firstName lastName street addressAddition postCode city country packstationAddress }';
const SUMMARY = `{ result: checkout { email phone deliveryType billingAddress ${ADDRESS} shippingAddress ${ADDRESS} billingEmail { selected } shippingEmail { selected } orderReference selectedPaymentId shippers { code name selected costs { text } arrives { from to } } speditionFields { name value } cart { deliveryCountry } } }`;
const CONFIRMATION = `email isGuest billingAddress ${ADDRESS} shippingAddress ${ADDRESS} paymentId paymentName shipperName arrives { from to } orderReference comment`;

const school = {
  typed: {
    formType: 'companyOrSchool',
    company: 'Grundschule am Lindenhof',
    salutation: 'diverse',
    firstname: 'Sekretariat',
    lastname: 'Lindenhof',
    streetAndNumber: 'Schulstraße 3',
    addition: 'Haus B',
    postcode: '50823',
    city: 'Köln',
    country: 'DE',
  },
  shown: {
    schoolOrCompany: 'Grundschule am Lindenhof',
    salutation: 'diverse',
    firstName: 'Sekretariat',
    lastName: 'Lindenhof',
    street: 'Schulstraße 3',
    addressAddition: 'Haus B',
    postCode: '50823',
    city: 'Köln',
    country: 'DE',
    packstationAddress: false,
  },
};
const home = {
  typed: {
    formType: 'private',
    salutation: 'mrs',
    firstname: 'Gerda',
    lastname: 'Gast',
    streetAndNumber: 'Am Waldrand 7',
    postcode: '53111',
    city: 'Bonn',
    country: 'DE',
  },
  shown: {
    schoolOrCompany: null,
    salutation: 'mrs',
    firstName: 'Gerda',
    lastName: 'Gast',
    street: 'Am Waldrand 7',
    addressAddition: null,
    postCode: '53111',
    city: 'Bonn',
    country: 'DE',
    packstationAddress: false,
  },
};
const station = {
  typed: {
    salutation: 'mrs',
    firstname: 'Gerda',
    lastname: 'Gast',
    postnumber: '12345678',
    packstation: '145',
    postcode: '50674',
    city: 'Köln',
  },
  shown: {
    ...home.shown,
    street: 'Packstation 145',
    addressAddition: '12345678',
    postCode: '50674',
    city: 'Köln',
    packstationAddress: true,
  },
};
const EMAIL = 'gerda.gast@schule.example';

/** Each fills in every field of its delivery, each with a different value. */
const ORDERS = [
  {
    what: 'to another address, by another carrier, on invoice',
    step: {
      deliveryType: 'shippingAddress',
      billingAddress: school.typed,
      shippingAddress: home.typed,
      phone: '0228 987654',
      shipperCode: 'dpd',
      orderReference: 'Klasse 4b',
      billingAlternativeEmail: { value: 'kasse@schule.example', hasChanged: true },
      shippingAlternativeEmail: { value: 'hausmeister@schule.example', hasChanged: true },
    },
    paymentId: 'RECHNUNG',
    summary: {
      email: EMAIL,
      phone: '0228 987654',
      deliveryType: 'shippingAddress',
      billingAddress: school.shown,
      shippingAddress: home.shown,
      billingEmail: { selected: 'kasse@schule.example' },
      shippingEmail: { selected: 'hausmeister@schule.example' },
      orderReference: 'Klasse 4b',
      selectedPaymentId: 'RECHNUNG',
    },
    shipper: {
      code: 'dpd',
      name: 'DPD',
      selected: true,
      costs: { text: '5,95\u00a0€' },
      arrives: { from: '2026-08-05', to: '2026-08-06' },
    },
    otherMails: [
      ['invoice', 'kasse@schule.example'],
      ['order-delivered', 'hausmeister@schule.example'],
      ['order-dispatched', 'hausmeister@schule.example'],
    ],
    confirmation: {
      email: EMAIL,
      billingAddress: school.shown,
      shippingAddress: home.shown,
      paymentId: 'RECHNUNG',
      paymentName: 'Rechnung',
      shipperName: 'DPD',
      orderReference: 'Klasse 4b',
    },
  },
  {
    what: 'to a packstation, paid in advance',
    step: { deliveryType: 'packstation', billingAddress: home.typed, packstation: station.typed },
    paymentId: 'VORKASSE',
    summary: {
      email: EMAIL,
      deliveryType: 'packstation',
      billingAddress: home.shown,
      shippingAddress: station.shown,
      billingEmail: { selected: EMAIL },
      shippingEmail: { selected: EMAIL },
      orderReference: null,
      selectedPaymentId: 'VORKASSE',
    },
    shipper: {
      code: 'dhl',
      name: 'DHL',
      selected: true,
      costs: { text: '4,95\u00a0€' },
      arrives: { from: '2026-08-05', to: '2026-08-06' },
    },
    otherMails: [],
    confirmation: {
      email: EMAIL,
      billingAddress: home.shown,
      shippingAddress: station.shown,
      paymentId: 'VORKASSE',
      paymentName: 'Vorkasse',
      shipperName: 'DHL',
      orderReference: null,
    },
  },
] as const;

/** Who gets mails beside the buyer. */
const OTHERS: readonly string[] = ['kasse@schule.example', 'hausmeister@schule.example'];

const DAY_MS = 24 * 60 * 60 * 1000;

const SHIP = 'mutation Ship($input: ShippingStepInput!) { result: saveShippingStep(input: $input) { __typename } }';

describe.each(BACKENDS)('a shopper’s choices, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(ORDERS)(
    'appear on the summary, on the confirmation and in the mail: $what',
    async ({ step, paymentId, summary, shipper, confirmation, otherMails }) => {
      const { browser, world } = await shop.enter();
      await fillBasket(browser, { pencils: 2, book: 1 });
      await resultOf(browser, 'mutation { result: chooseCheckoutLogin(option: guest) { loginOption } }');
      await resultOf(browser, SHIP, { input: { ...step, account: { email: EMAIL } } });
      await resultOf(
        browser,
        `mutation { result: savePaymentStep(input: { paymentId: "${paymentId}" }) { __typename } }`,
      );

      const { shippers, ...shown } = await resultOf<{ shippers: readonly { selected: boolean }[] }>(browser, SUMMARY);
      expect(shown).toMatchObject(summary);
      expect(shippers.filter(({ selected }) => selected)).toEqual([shipper]);

      const orderId = await order(browser, { comment: 'Bitte klingeln', newsletter: true });
      const confirmed = { ...confirmation, isGuest: true, arrives: shipper.arrives, comment: 'Bitte klingeln' };
      expect(
        await resultOf(browser, `{ result: orderConfirmation(orderId: "${orderId}") { ${CONFIRMATION} } }`),
      ).toEqual(confirmed);
      const [mail] = world.read(mailsIn).filter(({ template }) => template === 'order-confirmation');
      const { billingAddress, shippingAddress } = confirmation;
      expect(mail?.to).toBe(confirmation.email);
      expect(mail?.text).toMatch(
        new RegExp(
          `${shippingAddress.street}[^]+${shippingAddress.postCode} ${shippingAddress.city}[^]+${billingAddress.street}[^]+${billingAddress.postCode} ${billingAddress.city}`,
          'u',
        ),
      );
      world.advance({ advanceMs: 7 * DAY_MS });
      const others = world.read(({ state }) =>
        state.mails.filter(({ to }) => OTHERS.includes(to)).map(({ template, to }) => [template, to]),
      );
      expect(others.toSorted()).toEqual(otherMails);
    },
  );

  it('for a forwarding agent appear on the summary, with the agent’s costs, and in the mail', async () => {
    const { browser, world } = await shop.enter();
    const itemId = world.read(({ goods }) => selectItem(goods, { bulky: true, stock: 5 }));
    await changeCart(browser, [{ do: 'add-position', itemId, quantity: 1 }]);
    await resultOf(browser, 'mutation { result: chooseCheckoutLogin(option: guest) { loginOption } }');
    const speditionFields = [
      { fieldName: 'phone', fieldValue: '0221 123456' },
      { fieldName: 'floor', fieldValue: '3. Stock' },
      { fieldName: 'access', fieldValue: 'Hof links' },
    ];
    await resultOf(browser, SHIP, {
      input: {
        deliveryType: 'sameAsBilling',
        billingAddress: home.typed,
        account: { email: EMAIL },
        shipperCode: 'spedition',
        speditionFields,
      },
    });
    expect(await resultOf(browser, SUMMARY)).toMatchObject({
      speditionFields: speditionFields.map(({ fieldName: name, fieldValue: value }) => ({ name, value })),
      shippers: [{ code: 'spedition', selected: true, costs: { text: '39,00\u00a0€' } }],
      billingAddress: home.shown,
      shippingAddress: home.shown,
    });
    await resultOf(browser, 'mutation { result: savePaymentStep(input: { paymentId: "RECHNUNG" }) { __typename } }');
    await order(browser, { comment: '', newsletter: false });
    const text = world.read(mailsIn).find(({ template }) => template === 'order-confirmation')?.text;
    for (const line of ['Telefon für die Spedition: 0221 123456', 'Etage: 3. Stock', 'Hinweise zur Zufahrt: Hof links'])
      expect(text).toContain(line);
  });
});
