import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CREDENTIALS,
  type GraphqlReply,
  headersOf,
  posted,
  testUpstream,
  type TestUpstream,
} from './testing/test-upstream.ts';

const SHOP = 'http://at.shop.example:8080';

let upstream: TestUpstream;
beforeAll(async () => {
  upstream = await testUpstream({ publicUrl: 'http://upstream.example:4000', shopUrl: 'http://shop.example' });
});
afterAll(() => upstream.close());

interface CardForm {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** The form that the shop posts for a guest who pays by card, come from that page. */
const cardForm = async (world: string, page?: string): Promise<CardForm> => {
  upstream.worlds.create({ id: world });
  const ids = await upstream.state(
    world,
    ['guest session'],
    ['a cart exists', { positions: 1 }],
    ['the cart is ready', { paymentId: 'CREDIT_CARD' }],
  );
  const headers = { ...headersOf(ids, world), ...(page === undefined ? {} : { 'x-referer': page }) };
  const { body } = await upstream.post<
    GraphqlReply & { readonly data: { readonly submitCart: { readonly computopData: CardForm } } }
  >('/graphql', posted('submitCart', { cartId: ids['cartId'] }), headers);
  return body.data.submitCart.computopData;
};

const send = async ({ fields }: CardForm, path: string, typed: Readonly<Record<string, string>> = {}) =>
  fetch(new URL(path, upstream.url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([
      ...fields.map(({ name, value }): [string, string] => [name, value]),
      ...Object.entries(typed),
    ]),
  });

const paid = async (form: CardForm): Promise<Response> => {
  await send(form, '/qa/pay/card/check/', {
    number: '4111 1111 1111 1111',
    holder: 'Gerda Gast',
    expiry: '04/29',
    code: '123',
  });
  return send(form, '/qa/pay/card/confirm/', { 'secure-code': '123456' });
};

describe('the card provider’s pages of the fake upstream', () => {
  it('have a URL that browsers reach', async () => {
    const { url } = await cardForm('found');
    expect(url).toBe('http://upstream.example:4000/qa/pay/card/');
  });

  it('lead from the posted form to the page, and after payment back to the shop of origin', async () => {
    const form = await cardForm('paid', `${SHOP}/checkout/summary/`);
    const entered = await send(form, '/qa/pay/card/');
    expect([entered.status, entered.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/qa\/pay\/card\/\?Data=/),
    ]);
    const page = await fetch(new URL(entered.headers.get('location') ?? '', upstream.url));
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${SHOP};`);
    const back = await paid(form);
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^http:\/\/at\.shop\.example:8080\/computop\/success\/\?Data=/),
    ]);
    expect((await upstream.get('/qa/worlds/paid/orders')).body).toMatchObject({ orders: [{ status: 'placed' }] });
  });

  it.each([
    ['cancelled', undefined],
    ['came from no valid page', 'javascript:alert(1)'],
  ])('lead to the configured shop URL if the shopper %s', async (what, page) => {
    const back = await send(await cardForm(what.replaceAll(' ', '-'), page), '/qa/pay/card/cancel/');
    expect(back.headers.get('location')).toBe('http://shop.example/checkout/payment/?errorCode=cancelled');
  });

  it('do not know a forged payment', async () => {
    expect((await fetch(new URL('/qa/pay/card/?Data=forged', upstream.url))).status).toBe(404);
  });
});

it('refuses a shop with wrong credentials', async () => {
  expect(
    (
      await upstream.token({
        grant_type: 'client_credentials',
        client_id: CREDENTIALS.clientId,
        client_secret: '',
        scope: '',
      })
    ).status,
  ).toBe(401);
});
