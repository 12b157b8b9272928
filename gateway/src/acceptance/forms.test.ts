import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart, itemInStock } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const { existing } = PERSONAS;

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface ShownCart {
  readonly articleCount: number;
  readonly positions: readonly { readonly operationsId: string; readonly quantity: number }[];
  readonly vouchers: readonly { readonly code: string }[];
}

const cartOf = async (visitor: TestBrowser): Promise<ShownCart> =>
  (await visitor.runDocument('cart')).json<{ data: { cart: ShownCart } }>().data.cart;
const filled = async (): Promise<{ readonly visitor: TestBrowser; readonly positionId: string }> => {
  const visitor = await shop.visitor().withToken();
  await fillCart(shop, visitor);
  return { visitor, positionId: (await cartOf(visitor)).positions[0]?.operationsId ?? '' };
};

describe('without scripts', () => {
  it('an article is added to the cart, and the page returns with a toast', async () => {
    const visitor = shop.visitor();
    const reply = await visitor.postForm('/forms/update-cart', {
      do: 'add-position',
      itemId: itemInStock(shop),
      quantity: '3',
      from: '/prod/1/',
    });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/prod/1/']);
    expect(visitor.cookies.get('serverToast')).toContain('shop.cart.added');
    expect((await cartOf(visitor)).articleCount).toBe(3);
  });

  it('a quantity is changed', async () => {
    const { visitor, positionId } = await filled();
    const reply = await visitor.postForm('/forms/update-cart', { do: 'change-quantity', positionId, quantity: '4' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/checkout/basket/']);
    expect((await cartOf(visitor)).articleCount).toBe(4);
  });

  it.each([
    ['1', 3],
    ['-1', 1],
  ])('a quantity is stepped by the buttons next to it: %s', async (step, articles) => {
    const { visitor, positionId } = await filled();
    await visitor.postForm('/forms/update-cart', { do: 'change-quantity', positionId, quantity: '2', step });
    expect((await cartOf(visitor)).articleCount).toBe(articles);
  });

  it('a quantity is chosen on a product page: nothing is added yet, and the page shows the choice', async () => {
    const visitor = shop.visitor();
    const itemId = itemInStock(shop);
    const reply = await visitor.postForm('/forms/update-cart', {
      do: 'add-position',
      itemId,
      quantity: '2',
      step: '1',
      from: '/prod/1/',
    });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/prod/1/']);
    expect((await visitor.get('/prod/1/')).body).toContain(
      `"formEcho":{"form":"buy","values":{"itemId":"${itemId}","quantity":"3"},"fieldErrors":[]}`,
    );
    expect((await cartOf(visitor)).positions).toEqual([]);
  });

  it.each(['guest', 'register'])(
    'a visitor without an account continues in the checkout: %s (AUTH-18)',
    async (option) => {
      const { visitor } = await filled();
      const reply = await visitor.postForm('/forms/checkout-login', { option });
      expect([reply.statusCode, reply.headers.location]).toEqual([303, '/checkout/shipping/']);
      expect((await visitor.get('/checkout/shipping/')).statusCode).toBe(200);
      const facts = (await visitor.query('{ checkoutFacts { loginOption } }')).json<{
        data: { checkoutFacts: { loginOption: string } };
      }>();
      expect(facts.data.checkoutFacts.loginOption).toBe(option);
    },
  );

  it.each(['', 'login', 'staff'])('nobody continues with another option: 400 (option %j)', async (option) => {
    expect((await shop.visitor().postForm('/forms/checkout-login', { option })).statusCode).toBe(400);
  });

  it('a quantity of zero removes the line', async () => {
    const { visitor, positionId } = await filled();
    await visitor.postForm('/forms/update-cart', { do: 'change-quantity', positionId, quantity: '0' });
    expect((await cartOf(visitor)).positions).toEqual([]);
  });

  it('a line whose quantity is not said stays, and the next page asks for it', async () => {
    const { visitor, positionId } = await filled();
    await visitor.postForm('/forms/update-cart', { do: 'change-quantity', positionId });
    expect(visitor.cookies.get('serverToast')).toContain('shop.form.error.quantity');
    expect((await cartOf(visitor)).positions).toHaveLength(1);
  });

  it.each(['', 'none'])('a line is removed whatever its quantity field holds: %j', async (quantity) => {
    const { visitor, positionId } = await filled();
    await visitor.postForm('/forms/update-cart', { do: 'remove-position', positionId, quantity });
    expect((await cartOf(visitor)).positions).toEqual([]);
  });

  it.each([{}, { do: 'empty' }, { do: 'add-position' }])('nothing else is taken: 400 (%j)', async (fields) => {
    expect((await shop.visitor().postForm('/forms/update-cart', fields)).statusCode).toBe(400);
  });

  it('a line is removed', async () => {
    const { visitor, positionId } = await filled();
    await visitor.postForm('/forms/update-cart', { do: 'remove-position', positionId });
    expect((await cartOf(visitor)).positions).toEqual([]);
  });

  it('a voucher is redeemed and removed', async () => {
    const { visitor } = await filled();
    await visitor.postForm('/forms/update-cart', { do: 'add-voucher', code: ' WILLKOMMEN5 ' });
    expect((await cartOf(visitor)).vouchers).toEqual([expect.objectContaining({ code: 'WILLKOMMEN5' })]);
    await visitor.postForm('/forms/update-cart', { do: 'remove-voucher', code: 'WILLKOMMEN5' });
    expect((await cartOf(visitor)).vouchers).toEqual([]);
  });

  it('a voucher that does not apply is shown again with the reason', async () => {
    const { visitor } = await filled();
    await visitor.postForm('/forms/update-cart', { do: 'add-voucher', code: 'NIX' });
    const page = await visitor.get('/checkout/basket/');
    expect(page.body).toContain(
      '"formEcho":{"form":"voucher","values":{"code":"NIX"},"fieldErrors":[{"field":"code","message":"shop.voucher.unknown"}]}',
    );
    expect((await visitor.get('/checkout/basket/')).body).not.toContain('formEcho');
  });

  it.each(['', ' '])('a voucher of which nothing was typed is asked for at its field (%j)', async (code) => {
    const { visitor } = await filled();
    const reply = await visitor.postForm('/forms/update-cart', { do: 'add-voucher', code, from: '/checkout/basket/' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/checkout/basket/']);
    expect((await visitor.get('/checkout/basket/')).body).toContain(
      '"fieldErrors":[{"field":"code","message":"vue.form.error.requiredField"}]',
    );
  });

  it('a customer signs in and returns to the page that required it', async () => {
    const visitor = shop.visitor();
    const fields = { email: existing.identifier, password: existing.password, origin: '/checkout/shipping/' };
    const reply = await visitor.postForm('/forms/login', fields);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/checkout/shipping/']);
    expect(visitor.cookies.has('customerSession')).toBe(true);
  });

  it('a form with a text that is too long for a cookie returns with its other texts', async () => {
    const visitor = shop.visitor();
    const noise = Array.from({ length: 4_000 }, (_none, at) =>
      String.fromCodePoint(0x4e_00 + ((at * 2_654_435_761) % 0x51_00)),
    ).join('');
    await visitor.postForm('/forms/withdrawal', {
      fullName: 'Gerda Gast',
      orderNumber: '400000001',
      email: 'gerda@schule.example',
      withdrawalReason: noise,
    });
    const page = (await visitor.get('/service/vertrag-widerrufen/')).body;
    expect(page).toContain(
      '"values":{"fullName":"Gerda Gast","orderNumber":"400000001","email":"gerda@schule.example"}',
    );
    expect(page).toContain('"field":"withdrawalReason","message":"shop.form.error.tooLong"');
  });

  it('a wrong password returns what was typed, but never the password', async () => {
    const visitor = shop.visitor();
    const fields = { email: existing.identifier, password: 'geheim-und-falsch' };
    const reply = await visitor.postForm('/forms/login', fields, {
      headers: { referer: 'http://localhost:8080/login/?origin=x' },
    });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/login/?origin=x']);
    const page = await visitor.get('/login/');
    expect(page.body).toContain('shop.login.failed');
    expect(page.body).toContain(existing.identifier);
    expect([...visitor.cookies.values(), page.body].join(' ')).not.toContain('geheim-und-falsch');
  });

  it('a customer signs out', async () => {
    const visitor = shop.visitor();
    await visitor.postForm('/forms/login', { email: existing.identifier, password: existing.password });
    const reply = await visitor.postForm('/forms/logout', {});
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/']);
    expect(visitor.cookies.has('customerSession')).toBe(false);
  });
});

describe('a form', () => {
  it.each(['https://evil.example', ''])('from another site is refused: 403 (origin %j)', async (origin) => {
    const reply = await shop
      .visitor()
      .postForm(
        '/forms/update-cart',
        { do: 'add-position', itemId: itemInStock(shop), quantity: '1' },
        { headers: { origin } },
      );
    expect(reply.statusCode).toBe(403);
  });

  it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads outside the shop: %s',
    async (from) => {
      const reply = await shop
        .visitor()
        .postForm('/forms/update-cart', { do: 'add-position', itemId: itemInStock(shop), quantity: '1', from });
      expect(reply.headers.location).toBe('/checkout/basket/');
      const login = await shop
        .visitor()
        .postForm('/forms/login', { email: existing.identifier, password: existing.password, origin: from });
      expect(login.headers.location).toBe('/myaccount/');
    },
  );

  it.each([{ itemId: '<b>', quantity: '1' }, { quantity: '1' }])(
    'with a malformed id is refused: 400, with the reason (%j)',
    async (fields: Readonly<Record<string, string>>) => {
      const reply = await shop.visitor().postForm('/forms/update-cart', { do: 'add-position', ...fields });
      expect(reply.statusCode).toBe(400);
      expect(reply.body).toContain('itemId must be an id');
    },
  );

  it.each(['viele', '', '-1', '1.5', '1,5', '1.000', '1e3', '0x10', ' '])(
    'with an invalid quantity changes nothing, says how to mend it, and brings back what was typed: %j',
    async (quantity) => {
      const { visitor, positionId } = await filled();
      const itemId = itemInStock(shop);
      const refused = async (form: string, fields: Readonly<Record<string, string>>): Promise<unknown> => {
        const reply = await visitor.postForm(`/forms/${form}`, { ...fields, quantity, from: '/prod/1/' });
        const page = (await visitor.get('/prod/1/')).body;
        return [
          reply.statusCode,
          reply.headers.location,
          page.includes('"messageKey":"shop.form.error.quantity"'),
          /"formEcho":(?<echo>\{.*?\[\]\})/u.exec(page)?.groups?.['echo'],
        ];
      };
      const echo = (form: string, values: object): string =>
        JSON.stringify({ form, values: { ...values, quantity }, fieldErrors: [] });
      expect(await refused('update-cart', { do: 'add-position', itemId })).toEqual([
        303,
        '/prod/1/',
        true,
        echo('buy', { itemId }),
      ]);
      expect(await refused('checkout-amazon', { itemId })).toEqual([303, '/prod/1/', true, echo('buy', { itemId })]);
      expect(await refused('update-cart', { do: 'change-quantity', positionId })).toEqual([
        303,
        '/prod/1/',
        true,
        echo('quantity', { positionId }),
      ]);
      expect(await cartOf(visitor)).toMatchObject({ articleCount: 2 });
    },
  );

  it.each([' 4 ', '\u200B4', '\u00A0４'])('understands the quantity %j as 4', async (quantity) => {
    const { visitor, positionId } = await filled();
    await visitor.postForm('/forms/update-cart', { do: 'change-quantity', positionId, quantity });
    expect((await cartOf(visitor)).articleCount).toBe(4);
  });

  it('adds nothing in place of no piece, and names the minimum', async () => {
    const { visitor } = await filled();
    await visitor.postForm('/forms/update-cart', {
      do: 'add-position',
      itemId: itemInStock(shop),
      quantity: '0',
      minimum: '1',
    });
    expect(visitor.cookies.get('serverToast')).toContain('shop.cart.belowMinimum');
    expect((await cartOf(visitor)).articleCount).toBe(2);
  });

  it('with more than the stock adds the stock and says so', async () => {
    const visitor = shop.visitor();
    const reply = await visitor.postForm('/forms/update-cart', {
      do: 'add-position',
      itemId: itemInStock(shop),
      quantity: ' 999999999 ',
    });
    expect(reply.statusCode).toBe(303);
    expect(visitor.cookies.get('serverToast')).toContain('warning');
  });

  it('with a code longer than any voucher shows it again with the reason', async () => {
    const { visitor } = await filled();
    await visitor.postForm('/forms/update-cart', { do: 'add-voucher', code: 'X'.repeat(60) });
    expect((await visitor.get('/checkout/basket/')).body).toContain('shop.voucher.unknown');
  });

  it('returns to URLs with non-ASCII characters', async () => {
    const reply = await shop
      .visitor()
      .postForm('/forms/update-cart', { do: 'add-position', itemId: 'x', quantity: '1', from: '/service/größen/?q=ä' });
    expect(reply.headers.location).toBe('/service/gr%C3%B6%C3%9Fen/?q=%C3%A4');
  });

  it('with another content type is refused: 415', async () => {
    expect((await shop.visitor().postJson('/forms/update-cart', {})).statusCode).toBe(415);
  });
});
