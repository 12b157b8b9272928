import { MAGIC_CARD_CODE } from '@shop/fakes/parameters/magic-values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart, placeOrder, savePayment, saveShipping } from '../testing/buy.ts';
import type { Placed } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const DECLINED = '4000000000000002';
const PAID = '4111111111111111';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ordersOf = (visitor: TestBrowser): readonly string[] =>
  shop.fake.testWorlds
    .get(visitor.cookies.get('SHOP_WORLD') ?? '')
    .read(({ state }) => state.mails.filter(({ template }) => template === 'order-confirmation').map(({ id }) => id));

const orderByCard = async (): Promise<{
  readonly visitor: TestBrowser;
  readonly placed: Placed;
  readonly data: string;
}> => {
  const visitor = await shop.visitor().withToken();
  await fillCart(shop, visitor);
  await saveShipping(visitor);
  const placed = await placeOrder(visitor, await savePayment(visitor, 'CREDIT_CARD'));
  return { visitor, placed, data: placed.fields?.find(({ name }) => name === 'Data')?.value ?? '' };
};

const pay = async (visitor: TestBrowser, data: string, number: string): Promise<string | undefined> => {
  const card = { Data: data, holder: 'Gerda Gast', number, expiry: '12/30', code: '123' };
  const checked = await visitor.postForm('/qa/pay/card/check/', card);
  if (!String(checked.headers.location).includes('/secure/')) return checked.headers.location;
  return (await visitor.postForm('/qa/pay/card/confirm/', { Data: data, 'secure-code': MAGIC_CARD_CODE })).headers
    .location;
};

describe('the return from the card provider', () => {
  it('leads to the confirmation of a paid order', async () => {
    const { visitor, placed, data } = await orderByCard();
    expect(placed).toMatchObject({ __typename: 'CardPaymentNeeded', url: '/qa/pay/card/' });
    const back = await pay(visitor, data, PAID);
    expect(back).toContain('/computop/success/');
    const reply = await visitor.get(back ?? '');
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      `/checkout/confirmation/?order=${placed.orderId ?? ''}`,
    ]);
  });

  it('leads to the same single order when opened twice', async () => {
    const { visitor, data } = await orderByCard();
    const back = (await pay(visitor, data, PAID)) ?? '';
    const [first, second] = [await visitor.get(back), await visitor.get(back)];
    expect(second.headers.location).toBe(first.headers.location);
    expect(ordersOf(visitor)).toHaveLength(1);
  });

  it.each(['by GET', 'by POST'])('leads to the confirmation however much the provider sends along, %s', async (how) => {
    const { visitor, placed, data } = await orderByCard();
    const back = (await pay(visitor, data, PAID)) ?? '';
    const more = 'x'.repeat(4_000);
    const posted = () =>
      visitor.postForm(
        '/computop/success/',
        { Data: data, Len: '4000', More: more },
        { headers: { origin: 'https://provider.example' } },
      );
    const path = how === 'by GET' ? `${back}&Len=4000&More=${more}` : ((await posted()).headers.location ?? '');
    const reply = await visitor.get(path);
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      `/checkout/confirmation/?order=${placed.orderId ?? ''}`,
    ]);
  });

  it('is accepted by POST from the provider without our cookies, and redirected to GET', async () => {
    const { visitor, data } = await orderByCard();
    await pay(visitor, data, PAID);
    const posted = await visitor.postForm(
      '/computop/success/',
      { Data: data },
      { headers: { origin: 'https://provider.example' } },
    );
    expect(posted.statusCode).toBe(303);
    expect((await visitor.get(posted.headers.location ?? '')).headers.location).toContain(
      '/checkout/confirmation/?order=',
    );
  });

  const PROVIDER = {
    origin: 'https://provider.example',
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  };
  const FORM = 'application/x-www-form-urlencoded';

  it.each([
    ['a form with many fields', FORM, Array.from({ length: 2_000 }, (_, at) => `a${at}=1`).join('&')],
    ['a long form', FORM, `Data=${'x'.repeat(200_000)}`],
    ['a form with a long code', FORM, `Code=${'%F0%9F%98%80'.repeat(300)}`],
    ['a form that is not UTF-8', `${FORM}; charset=iso-8859-1`, 'Data=%E4'],
    [
      'a form with files',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="Data"\r\n\r\nx\r\n--b--\r\n',
    ],
    ['a text', 'text/plain', 'Data=x'],
    ['XML', 'text/xml', '<a/>'],
    ['JSON', 'application/json', '{"Data":1}'],
    ['JSON that is cut off', 'application/json', '{"Data"'],
    ['nothing that is called JSON', 'application/json', ''],
    ['something of no type', '', 'Data=x'],
  ])('leads to the confirmation of a paid order whatever is posted: %s', async (_what, type, payload) => {
    const { visitor, placed, data } = await orderByCard();
    await pay(visitor, data, PAID);
    const posted = await shop.server.inject({
      method: 'POST',
      url: '/computop/success/?p=abc&checkoutType=cart',
      payload,
      headers: { host: 'localhost:8080', ...PROVIDER, ...(type === '' ? {} : { 'content-type': type }) },
    });
    expect(posted.statusCode).toBe(303);
    const reply = await visitor.get(posted.headers.location ?? '');
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      `/checkout/confirmation/?order=${placed.orderId ?? ''}`,
    ]);
  });

  it('by POST keeps what is read of URL and form, and nothing else', async () => {
    const reply = await shop
      .visitor()
      .postForm('/amazonpay/success/?checkoutType=prime&p=x', { Code: '7', Data: 'x' }, { headers: PROVIDER });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/amazonpay/success/?checkoutType=prime&Code=7']);
  });

  it.each([
    ['a text', 'text/plain', 'Code=7'],
    ['JSON', 'application/json', '"Code=7"'],
    ['an empty form', FORM, ''],
  ])('by POST reads nothing in %s', async (_what, type, payload) => {
    const { headers } = await shop.server.inject({
      method: 'POST',
      url: '/computop/success/',
      payload,
      headers: { host: 'localhost:8080', ...PROVIDER, 'content-type': type },
    });
    expect(headers.location).toBe('/computop/success/');
  });

  it('by POST leads on after a choice at the Amazon-style provider too', async () => {
    const reply = await shop
      .visitor()
      .postForm('/amazonpay/review/', { amazonCheckoutSessionId: 's-1' }, { headers: PROVIDER });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/amazonpay/review/?amazonCheckoutSessionId=s-1']);
  });

  it('is refused by a page if more is posted than any provider sends', async () => {
    const reply = await shop
      .visitor()
      .postForm('/computop/success/', { Data: 'x'.repeat(1_000_001) }, { headers: PROVIDER });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  });

  it.each(['p=abc', 'varid=', 'Code=%C3%A4&p=%24'])(
    'leads to the confirmation with parameters of other pages: %s',
    async (query) => {
      const { visitor, placed, data } = await orderByCard();
      await pay(visitor, data, PAID);
      const reply = await visitor.get(`/computop/success/?${query}`);
      expect([reply.statusCode, reply.headers.location]).toEqual([
        303,
        `/checkout/confirmation/?order=${placed.orderId ?? ''}`,
      ]);
    },
  );

  it('without a payment leads to the payment step and orders nothing', async () => {
    const { visitor } = await orderByCard();
    const reply = await visitor.get('/computop/success/?errorCode=%3Cb%3Enot%20paid');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/checkout/payment/?errorCode=bnotpaid']);
    expect(ordersOf(visitor)).toEqual([]);
  });

  it('reads a code by either name, and 40 characters of a longer one', async () => {
    const { visitor } = await orderByCard();
    const reply = await visitor.get(`/computop/success/?Code=${'7'.repeat(60)}`);
    expect(reply.headers.location).toBe(`/checkout/payment/?errorCode=${'7'.repeat(40)}`);
  });

  it('after a declined card leads to the payment step, where another attempt pays', async () => {
    const { visitor, data } = await orderByCard();
    expect(await pay(visitor, data, DECLINED)).toBe('/checkout/payment/?errorCode=declined');
    const again = await placeOrder(visitor, await savePayment(visitor, 'VORKASSE'));
    expect(again.__typename).toBe('OrderPlaced');
    expect(ordersOf(visitor)).toHaveLength(1);
  });

  it('leads a visitor without an order home', async () => {
    const reply = await shop.visitor().get('/computop/success/?Data=whatever');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/']);
  });
});
