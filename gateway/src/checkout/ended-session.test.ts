import { PERSONAS } from '@shop/fakes/personas/personas';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { remove } from '@shop/fakes/worlds/transaction';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, savePayment, saveShipping } from '../testing/buy.ts';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { addOrdinaryItem } from '../testing/ordinary-item.ts';

const FACTS = '{ loginState positionCount }';
const read = async ({ browser }: Entered, field: 'checkout' | 'checkoutFacts') => {
  const text =
    field === 'checkout'
      ? `{ checkout { facts ${FACTS} cart { articleCount } email billingAddresses { id } } }`
      : `{ checkoutFacts ${FACTS} }`;
  return (await browser.query(text)).json<{ data: Record<string, unknown> }>().data[field];
};

const NOBODY = { loginState: 'logged-out', positionCount: 0 };
const SESSION_COOKIES = ['guestSession', 'customerSession', 'sessionToken'];

/** The shop ends every session of the world. */
const endSessions = ({ world }: Entered): void =>
  world.run((tx) => entriesOf(tx.state.sessions).forEach(([token]) => remove(tx, 'sessions', token)));

describe.each(BACKENDS)('a session that the shop has ended, on the shop $backend', ({ open }) => {
  let gateway: OpenBackend;
  beforeAll(async () => {
    gateway = await open();
  });
  afterAll(() => gateway.close());

  const guest = async () => {
    const visitor = await gateway.enter();
    await addOrdinaryItem(visitor);
    await saveShipping(visitor.browser);
    return { visitor, checkout: await savePayment(visitor.browser) };
  };

  const customer = async () => {
    const visitor = await gateway.enter();
    await visitor.browser.postJson('/api/login-action/', {
      formData: { email: PERSONAS.existing.identifier, password: PERSONAS.existing.password },
    });
    await addOrdinaryItem(visitor);
    return { visitor };
  };

  describe.each([
    ['a guest', guest],
    ['a customer', customer],
  ])('of %s', (_who, shopper) => {
    it.each(['checkout', 'checkoutFacts'] as const)(
      'is noticed by the first query: %s returns an anonymous visitor with an empty cart, and the cookies are gone',
      async (field) => {
        const { visitor } = await shopper();
        endSessions(visitor);
        const result = await read(visitor, field);
        expect(result).toMatchObject(
          field === 'checkout'
            ? { facts: NOBODY, cart: { articleCount: 0 }, email: null, billingAddresses: [] }
            : NOBODY,
        );
        expect(SESSION_COOKIES.filter((name) => visitor.browser.cookies.has(name))).toEqual([]);
      },
    );
  });

  it('is reported on the payment step as such, not as a refused payment', async () => {
    const { visitor } = await guest();
    endSessions(visitor);
    expect(await savePayment(visitor.browser)).toMatchObject({ __typename: 'SessionExpired' });
    expect(SESSION_COOKIES.filter((name) => visitor.browser.cookies.has(name))).toEqual([]);
  });

  it('leaves a guest who ordered without an order, and with the same cart once it is refilled', async () => {
    const { visitor, checkout } = await guest();
    endSessions(visitor);
    expect(await placeOrder(visitor.browser, checkout)).toMatchObject({ __typename: 'SessionExpired' });
    expect(visitor.world.read(({ state }) => entriesOf(state.orders))).toEqual([]);
    const lines = entriesOf(visitor.world.read(({ state }) => state.carts)).flatMap(([, cart]) =>
      cart.lines.map(({ itemId, quantity }) => ({ itemId, name: 'Stift', quantity })),
    );
    const refill = async () =>
      (
        await visitor.browser.query(
          'mutation R($input: RefillCartInput!) { refillCart(input: $input) { cart { articleCount } missing { name } } }',
          { input: { lines, vouchers: [] } },
        )
      ).json<{ data: { refillCart: unknown } }>().data.refillCart;
    expect([await refill(), await refill()]).toEqual([
      { cart: { articleCount: 2 }, missing: [] },
      { cart: { articleCount: 2 }, missing: [] },
    ]);
    await saveShipping(visitor.browser);
    expect(await placeOrder(visitor.browser, await savePayment(visitor.browser))).toMatchObject({
      __typename: 'OrderPlaced',
    });
  });
});
