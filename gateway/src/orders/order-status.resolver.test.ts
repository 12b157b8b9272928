import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS, placeOrder, resultOf, savePayment, saveShipping } from '../testing/buy.ts';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { addOrdinaryItem } from '../testing/ordinary-item.ts';

const HOUR_MS = 60 * 60 * 1_000;
const STATUS = 'orderId status shipments { status items { quantity } }';
const LOOK_UP = `mutation L($input: OrderLookUpInput!) { lookUpOrder(input: $input) { __typename ... on OrderStatusView { ${STATUS} } ... on FormRefused { generalKey fieldErrors { field messageKey } } } }`;
const PAGE = '/service/bestellstatus/';

const NOT_FOUND = { __typename: 'FormRefused', generalKey: 'shop.order.lookUp.notFound', fieldErrors: [] };

interface Found {
  readonly __typename: string;
  readonly generalKey?: string;
}

const lookUp = async ({ browser }: Entered, orderId: string, zipCode: string): Promise<Found> =>
  (await browser.query(LOOK_UP, { input: { orderId, zipCode } })).json<{ data: { lookUpOrder: Found } }>().data
    .lookUpOrder;

const shown = ({ browser }: Entered): Promise<unknown> => resultOf(browser, `{ result: lookedUpOrder { ${STATUS} } }`);

describe.each(BACKENDS)('an order that is looked up without an account, on the shop $backend', ({ open }) => {
  let gateway: OpenBackend;
  beforeAll(async () => {
    gateway = await open();
  });
  afterAll(() => gateway.close());

  /** A guest who has ordered. */
  const guest = async () => {
    const visitor = await gateway.enter();
    await addOrdinaryItem(visitor);
    await saveShipping(visitor.browser);
    return {
      visitor,
      orderId: (await placeOrder(visitor.browser, await savePayment(visitor.browser, 'RECHNUNG'))).orderId ?? '',
    };
  };

  it('is found by its number and postcode, however they are typed', async () => {
    const { visitor, orderId } = await guest();
    expect(await lookUp(visitor, ` Bestellnummer: ${orderId} `, ` D-${ADDRESS.postcode}`)).toEqual({
      __typename: 'OrderStatusView',
      orderId,
      status: 'received',
      shipments: [{ status: 'received', items: [{ quantity: 2 }] }],
    });
  });

  it('gets the same reply whether its number or its postcode is wrong', async () => {
    const { visitor, orderId } = await guest();
    expect(
      await Promise.all([
        lookUp(visitor, orderId, '50668'),
        lookUp(visitor, '399999999', ADDRESS.postcode),
        lookUp(visitor, '<script>', ADDRESS.postcode),
      ]),
    ).toEqual([NOT_FOUND, NOT_FOUND, NOT_FOUND]);
    expect(await shown(visitor)).toBeNull();
  });

  it('is shown again as it is by then, until the visitor forgets it', async () => {
    const { visitor, orderId } = await guest();
    expect(await shown(visitor)).toBeNull();
    await lookUp(visitor, orderId, ADDRESS.postcode);
    visitor.world.advance({ advanceMs: 3 * HOUR_MS });
    expect(await shown(visitor)).toMatchObject({ orderId, status: 'in-dispatch' });
    await visitor.browser.query('mutation { forgetLookedUpOrder }');
    expect([await shown(visitor), visitor.browser.cookies.has('lookedUpOrder')]).toEqual([null, false]);
  });

  it('is forgotten with a logout', async () => {
    const { visitor, orderId } = await guest();
    await lookUp(visitor, orderId, ADDRESS.postcode);
    await visitor.browser.get('/logout/');
    expect(await shown(visitor)).toBeNull();
  });

  it('is forgotten when asked', async () => {
    const { visitor, orderId } = await guest();
    await lookUp(visitor, orderId, ADDRESS.postcode);
    expect(await shown(visitor)).toMatchObject({ orderId });
    expect(await resultOf(visitor.browser, 'mutation { result: forgetLookedUpOrder }')).toBe(true);
    expect(await shown(visitor)).toBeNull();
  });

  it('names the empty fields', async () => {
    const visitor = await gateway.enter();
    expect(await lookUp(visitor, ' ', '')).toEqual({
      __typename: 'FormRefused',
      generalKey: null,
      fieldErrors: ['orderId', 'zipCode'].map((field) => ({ field, messageKey: 'vue.form.error.requiredField' })),
    });
  });

  it('names the fields that are too long, with and without scripts, and loses nothing that was typed', async () => {
    const visitor = await gateway.enter();
    const typed = { orderId: '4'.repeat(60), zipCode: '5'.repeat(60) };
    const tooLong = ['orderId', 'zipCode'].map((field) => ({ field, messageKey: 'shop.form.error.tooLong' }));
    expect(await lookUp(visitor, typed.orderId, typed.zipCode)).toEqual({
      __typename: 'FormRefused',
      generalKey: null,
      fieldErrors: tooLong,
    });
    await visitor.browser.postForm('/forms/order-status', typed);
    const { body } = await visitor.browser.get(PAGE);
    expect(body).toContain(
      `"values":${JSON.stringify(typed)},"fieldErrors":${JSON.stringify(tooLong.map(({ field, messageKey: message }) => ({ field, message })))}`,
    );
  });

  it('is found without scripts, with nothing personal in the URL, and shown by the page', async () => {
    const {
      visitor: { browser },
      orderId,
    } = await guest();
    const reply = await browser.postForm('/forms/order-status', { orderId, zipCode: ADDRESS.postcode });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, PAGE]);
    const page = await browser.get(PAGE);
    expect([page.statusCode, page.headers['cache-control'], page.body.includes('formEcho')]).toEqual([
      200,
      'private, no-store',
      false,
    ]);
    const forgotten = await browser.postForm('/forms/forget-order', {});
    expect([forgotten.headers.location, browser.cookies.has('lookedUpOrder')]).toEqual([PAGE, false]);
  });

  it('that is not found without scripts brings back what was typed', async () => {
    const {
      visitor: { browser },
      orderId,
    } = await guest();
    const reply = await browser.postForm('/forms/order-status', { orderId, zipCode: '99999' });
    expect(reply.headers.location).toBe(PAGE);
    expect((await browser.get(PAGE)).body).toContain(
      `"formEcho":{"form":"orderStatus","values":{"orderId":"${orderId}","zipCode":"99999"},"fieldErrors":[],"general":"shop.order.lookUp.notFound","about":["orderId","zipCode"]}`,
    );
    expect((await browser.get(PAGE)).body).not.toContain('99999');
  });
});
