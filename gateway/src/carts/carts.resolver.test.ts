import { setStock } from '@shop/fakes/catalogue/stock';
import { lookUp } from '@shop/fakes/worlds/persistent-map';
import { put } from '@shop/fakes/worlds/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCart, itemInStock } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const RESULT =
  '__typename ... on CartUpdated { cart { articleCount positions { id quantity } vouchers { code } total { text } } report { quantityChanged { asked now } maxInCart { max } variantsToChoose { productId } } } ... on CartRefused { because messageKey cart { articleCount } }';

const change = async (visitor: TestBrowser, ...operations: readonly string[]): Promise<unknown> => {
  const listed = operations.map((operation) => `{ ${operation} }`).join(', ');
  const reply = await visitor.query(`mutation { result: updateCart(operations: [${listed}]) { ${RESULT} } }`);
  return reply.json<{ data: { result: unknown } }>().data.result;
};

const positionOf = async (visitor: TestBrowser): Promise<string> =>
  (await visitor.runDocument('cart')).json<{ data: { cart: { positions: { operationsId: string }[] } } }>().data.cart
    .positions[0]?.operationsId ?? '';

describe('the cart', () => {
  it('is empty for a visitor who has added nothing, and reading it opens no session', async () => {
    const visitor = shop.visitor();
    const reply = await visitor.runDocument('cart');
    expect(reply.json()).toMatchObject({
      data: { cart: { id: null, state: 'empty', positions: [], total: { amount: 0, text: '0,00\u00a0€' } } },
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('shows amounts in the storefront’s format', async () => {
    const texts = await Promise.all(
      ['localhost:8080', 'ch.localhost:8080', 'en.localhost:8080'].map(async (host) => {
        const { data } = (await shop.visitor(host).runDocument('cart')).json<{
          data: { cart: { total: { text: string } } };
        }>();
        return data.cart.total.text.replaceAll('\u00a0', ' ');
      }),
    );
    expect(texts).toEqual(['0,00 €', 'CHF 0.00', '€0.00']);
  });

  it('is changed by its positions and vouchers', async () => {
    const visitor = await shop.visitor().withToken();
    await fillCart(shop, visitor);
    const positionId = await positionOf(visitor);
    expect(await change(visitor, `do: "change-quantity", positionId: "${positionId}", quantity: 5`)).toMatchObject({
      cart: { articleCount: 5 },
    });
    expect(await change(visitor, 'do: "add-voucher", code: "WILLKOMMEN5"')).toMatchObject({
      cart: { vouchers: [{ code: 'WILLKOMMEN5' }] },
    });
    expect(await change(visitor, 'do: "remove-voucher", code: "WILLKOMMEN5"')).toMatchObject({
      cart: { vouchers: [] },
    });
    expect(await change(visitor, `do: "change-quantity", positionId: "${positionId}", quantity: 0`)).toMatchObject({
      cart: { articleCount: 0 },
    });
  });

  it('reports what it did differently than requested', async () => {
    const visitor = await shop.visitor().withToken();
    expect(await change(visitor, `do: "add-position", itemId: "${itemInStock(shop)}", quantity: 90000`)).toMatchObject({
      __typename: 'CartUpdated',
      report: { quantityChanged: [{ asked: 90_000, now: expect.any(Number) }] },
    });
  });

  it.each([
    ['do: "add-position", itemId: "no-such-item", quantity: 1', 'no-such-item', 'vue.cart.error.somethingWentWrong'],
    ['do: "add-voucher", code: "NIX"', 'voucher-refused', 'shop.voucher.unknown'],
    ['do: "remove-position", positionId: "no-such-position"', 'no-such-position', 'vue.cart.error.somethingWentWrong'],
  ])('refuses %s with reason and message key, and stays unchanged', async (operation, because, messageKey) => {
    const visitor = await shop.visitor().withToken();
    await fillCart(shop, visitor);
    expect(await change(visitor, operation)).toEqual({
      __typename: 'CartRefused',
      because,
      messageKey,
      cart: { articleCount: 2 },
    });
  });

  it('refuses sold-out articles and a submitted cart, each with its own message', async () => {
    const visitor = await shop.visitor().withToken();
    const cartId = await fillCart(shop, visitor);
    const world = shop.fake.testWorlds.get(visitor.cookies.get('SHOP_WORLD') ?? '');
    world.run((tx) => setStock(tx, itemInStock(shop), 0));
    expect(await change(visitor, `do: "add-position", itemId: "${itemInStock(shop)}", quantity: 1`)).toMatchObject({
      because: 'sold-out',
      messageKey: 'vue.orderForm.availability.outOfStock',
    });
    world.run((tx) => {
      const cart = lookUp(tx.state.carts, cartId);
      if (cart !== undefined) put(tx, 'carts', cartId, { ...cart, status: { is: 'ordered', orderId: '400000001' } });
    });
    expect(await change(visitor, 'do: "add-voucher", code: "WILLKOMMEN5"')).toMatchObject({
      because: 'already-submitted',
      messageKey: 'vue.checkout.error.orderAlreadySubmitted',
    });
  });

  it('without an owner is not changed', async () => {
    const visitor = await shop.visitor().withToken();
    expect(await change(visitor, 'do: "remove-position", positionId: "position-1"')).toMatchObject({
      because: 'cart-not-found',
      messageKey: 'shop.error.sessionExpired',
    });
  });

  it('of another visitor is never reached, whatever cookie is sent', async () => {
    const owner = await shop.visitor().withToken();
    await fillCart(shop, owner);
    const thief = await testBrowser(shop.server, undefined, owner.cookies.get('SHOP_WORLD')).withToken();
    await fillCart(shop, thief);
    const stolen = await thief.postJson(
      '/graphql',
      { id: 'cart' },
      { cookies: { cartId: owner.cookies.get('cartId') ?? '' } },
    );
    expect(stolen.json()).toMatchObject({ data: { cart: { state: 'empty' } } });
    expect((await owner.runDocument('cart')).json()).toMatchObject({ data: { cart: { articleCount: 2 } } });
  });

  it('that the shop no longer knows is replaced when something is added', async () => {
    const visitor = await shop.visitor().withToken();
    await fillCart(shop, visitor);
    shop.fake.testWorlds.get(visitor.cookies.get('SHOP_WORLD') ?? '').reset();
    expect((await visitor.runDocument('cart')).json()).toMatchObject({ data: { cart: { state: 'empty' } } });
    await fillCart(shop, visitor);
    expect((await visitor.runDocument('me')).json()).toMatchObject({ data: { me: { cartArticleCount: 2 } } });
  });

  it('applies several operations in order, all or none', async () => {
    const visitor = await shop.visitor().withToken();
    const add = `do: "add-position", itemId: "${itemInStock(shop)}", quantity: 2`;
    const all = await change(visitor, add, 'do: "add-voucher", code: "WILLKOMMEN5"');
    expect(all).toMatchObject({ cart: { articleCount: 2, vouchers: [{ code: 'WILLKOMMEN5' }] } });
    const none = await change(visitor, add, 'do: "add-voucher", code: "NIX"');
    expect(none).toMatchObject({ because: 'voucher-refused', cart: { articleCount: 2 } });
  });

  it.each([
    '[]',
    '[{ do: "add-position", itemId: "1", quantity: 0 }]',
    '[{ do: "change-quantity", positionId: "p", quantity: -1 }]',
    '[{ do: "add-voucher", code: "" }]',
    '[{ do: "add-position", quantity: 1 }]',
    '[{ do: "undo-merge" }]',
    '[{ do: "empty" }]',
    '[{ do: 1 }]',
    '[{ itemId: "1", quantity: 1 }]',
    `[${'{ do: "remove-position", positionId: "p" },'.repeat(101)}]`,
  ])('is not changed by malformed operations %s: 400', async (operations) => {
    const visitor = await shop.visitor().withToken();
    expect(
      (await visitor.query(`mutation { result: updateCart(operations: ${operations}) { __typename } }`)).statusCode,
    ).toBe(400);
  });
});
