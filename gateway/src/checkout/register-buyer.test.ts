import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, savePayment, saveShipping } from '../testing/buy.ts';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { addOrdinaryItem } from '../testing/ordinary-item.ts';

const PASSWORD = { password: 'Kreide7', passwordRepeat: 'Kreide7' };

const ask = async <Data>(
  { browser }: Entered,
  text: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> => (await browser.query(text, variables)).json<{ data: Data }>().data;

const registerBuyer = async (visitor: Entered, input = PASSWORD) =>
  (
    await ask<{ registerBuyer: unknown }>(
      visitor,
      'mutation R($input: RegisterBuyerInput!) { registerBuyer(input: $input) { __typename ... on BuyerRegistered { firstName lastName } ... on FormRefused { generalKey fieldErrors { field } } } }',
      { input },
    )
  ).registerBuyer;

const accountOf = (visitor: Entered) =>
  ask<{ me: { loginState: string }; recentOrders: readonly { orderId: string }[]; cart: { articleCount: number } }>(
    visitor,
    '{ me { loginState } recentOrders { orderId } cart { articleCount } }',
  );

const confirmed = (visitor: Entered, id: string) =>
  ask<{ checkoutFacts: { storedOrderId: string | null }; orderConfirmation: { isGuest: boolean } | null }>(
    visitor,
    'query C($id: ID!) { checkoutFacts { storedOrderId } orderConfirmation(orderId: $id) { isGuest } }',
    { id },
  );

describe.each(BACKENDS)('a guest who has ordered, on the shop $backend', ({ open }) => {
  let gateway: OpenBackend;
  beforeAll(async () => {
    gateway = await open();
  });
  afterAll(() => gateway.close());

  const buy = async (email = 'gerda@pausenhof.example') => {
    const visitor = await gateway.enter();
    await addOrdinaryItem(visitor);
    await saveShipping(visitor.browser, { email });
    const orderId = (await placeOrder(visitor.browser, await savePayment(visitor.browser))).orderId ?? '';
    return { visitor, orderId };
  };
  const cleanUp = ({ browser }: Entered) =>
    browser.postJson('/api/confirmation-cleanup/', { cartId: 'cart-of-before' });

  it.each([
    ['before', () => Promise.resolve()],
    ['after', cleanUp],
  ])(
    'gets an account with the order, %s the clean-up, and keeps the confirmation, with the next basket too',
    async (_when, then: (visitor: Entered) => Promise<unknown>) => {
      const { visitor, orderId } = await buy();
      await then(visitor);
      expect(await registerBuyer(visitor)).toEqual({
        __typename: 'BuyerRegistered',
        firstName: 'Gerda',
        lastName: 'Gast',
      });
      await addOrdinaryItem(visitor);
      expect(await accountOf(visitor)).toMatchObject({
        me: { loginState: 'customer' },
        recentOrders: [{ orderId }],
        cart: { articleCount: 2 },
      });
      expect(await confirmed(visitor, orderId)).toEqual({
        checkoutFacts: { storedOrderId: orderId },
        orderConfirmation: { isGuest: false },
      });
      await visitor.browser.postJson('/api/logout-action/', {});
      const login = await visitor.browser.postJson('/api/login-action/', {
        formData: { email: 'gerda@pausenhof.example', password: PASSWORD.password },
      });
      expect(login.json()).toMatchObject({ successfull: true });
      expect((await accountOf(visitor)).recentOrders).toEqual([{ orderId }]);
    },
  );

  it('reads that the e-mail address has an account, and loses nothing', async () => {
    const { visitor, orderId } = await buy('anna.lehmann@pausenhof.example');
    await cleanUp(visitor);
    expect(await registerBuyer(visitor)).toEqual({
      __typename: 'FormRefused',
      generalKey: 'shop.order.account.emailTaken',
      fieldErrors: [],
    });
    expect(await confirmed(visitor, orderId)).toMatchObject({ orderConfirmation: { isGuest: true } });
  });

  it('cannot do so once the confirmation has ended', async () => {
    const { visitor } = await buy();
    await cleanUp(visitor);
    visitor.world.advance({ advanceMs: 5 * 60 * 60 * 1000 });
    expect(await registerBuyer(visitor)).toEqual({
      __typename: 'FormRefused',
      generalKey: 'shop.error.sessionExpired',
      fieldErrors: [],
    });
  });

  it('is nobody else: neither a visitor nor a customer takes an order', async () => {
    const expired = { __typename: 'FormRefused', generalKey: 'shop.error.sessionExpired', fieldErrors: [] };
    expect(await registerBuyer(await gateway.enter())).toEqual(expired);
    const { visitor } = await buy();
    await cleanUp(visitor);
    await registerBuyer(visitor);
    expect(await registerBuyer(visitor)).toEqual(expired);
  });

  it('posts a form before scripts run, and comes back to the confirmation', async () => {
    const { visitor, orderId } = await buy();
    const post = (fields: Readonly<Record<string, string>>) =>
      visitor.browser.postForm('/forms/register-buyer', fields);
    const wrong = await post({ password: 'Kreide7', passwordRepeat: 'Kreide8' });
    expect([wrong.statusCode, wrong.headers['location']]).toEqual([303, '/checkout/confirmation/']);
    const confirmation = async () => (await visitor.browser.get(`/checkout/confirmation/?order=${orderId}`)).body;
    expect(await confirmation()).toContain(
      '"form":"buyer","values":{},"fieldErrors":[{"field":"passwordRepeat","message":"shop.form.error.password.repeat"}]',
    );
    expect((await accountOf(visitor)).me).toEqual({ loginState: 'guest' });
    expect((await post(PASSWORD)).headers['location']).toBe('/checkout/confirmation/');
    expect(await confirmation()).toContain('"toasts":[{"kind":"success","messageKey":"shop.order.account.created"}]');
    expect(await accountOf(visitor)).toMatchObject({ me: { loginState: 'customer' }, recentOrders: [{ orderId }] });
  });
});
