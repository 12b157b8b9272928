import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, savePayment, saveShipping } from '../testing/buy.ts';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { addOrdinaryItem } from '../testing/ordinary-item.ts';

const LOGIN = { formData: { email: PERSONAS.existing.identifier, password: PERSONAS.existing.password } };

/** The confirmation as its page requests it; undefined if the guard or the shop refuses. */
const readAgain = async ({ browser }: Entered, orderId: string): Promise<unknown> => {
  const text = `query C($id: ID!) { checkoutFacts { storedOrderId loginState } orderConfirmation(orderId: $id) { orderId email } }`;
  const { data } = (await browser.query(text, { id: orderId })).json<{
    data: {
      checkoutFacts: { storedOrderId: string | null; loginState: string };
      orderConfirmation: { email: string } | null;
    };
  }>();
  return {
    stored: data.checkoutFacts.storedOrderId,
    loginState: data.checkoutFacts.loginState,
    email: data.orderConfirmation?.email,
  };
};

const cleanUp = async ({ browser }: Entered): Promise<unknown> =>
  (await browser.postJson('/api/confirmation-cleanup/', { cartId: 'cart-of-before' })).json();
const sessionsIn = ({ world }: Entered): number => entriesOf(world.read(({ state }) => state.sessions)).length;

describe.each(BACKENDS)('an order whose confirmation was shown, on the shop $backend', ({ open }) => {
  let gateway: OpenBackend;
  beforeAll(async () => {
    gateway = await open();
  });
  afterAll(() => gateway.close());

  const order = async (visitor: Entered): Promise<string> => {
    await addOrdinaryItem(visitor);
    await saveShipping(visitor.browser);
    return (await placeOrder(visitor.browser, await savePayment(visitor.browser))).orderId ?? '';
  };

  const confirmed = async () => {
    const visitor = await gateway.enter();
    const orderId = await order(visitor);
    expect(await cleanUp(visitor)).toMatchObject({ successfull: true, isRepeated: false });
    return { visitor, orderId };
  };

  it('stays readable for its guest, who is anonymous otherwise', async () => {
    const { visitor, orderId } = await confirmed();
    expect(await readAgain(visitor, orderId)).toEqual({
      stored: orderId,
      loginState: 'logged-out',
      email: 'gast@schule.example',
    });
    expect(
      (await visitor.browser.query('{ checkout { email billingAddresses { id } cart { articleCount } } }')).json(),
    ).toEqual({
      data: { checkout: { email: null, billingAddresses: [], cart: { articleCount: 0 } } },
    });
    expect(await cleanUp(visitor)).toMatchObject({ successfull: true, isRepeated: true });
    expect(await readAgain(visitor, orderId)).toMatchObject({ email: 'gast@schule.example' });
  });

  it('can be read by nobody once the guest’s session has ended, and nobody is logged out for it', async () => {
    const { visitor, orderId } = await confirmed();
    visitor.world.advance({ advanceMs: 5 * 60 * 60 * 1000 });
    expect(await readAgain(visitor, orderId)).toMatchObject({ email: undefined });
    expect(visitor.browser.cookies.has('securityLogout')).toBe(false);
  });

  it.each([
    ['the link', ({ browser }: Entered) => browser.get('/logout/')],
    ['the route', ({ browser }: Entered) => browser.postJson('/api/logout-action/', {})],
  ])('can be read by nobody after a logout by %s: its session is ended at the shop', async (_way, logOut) => {
    const { visitor, orderId } = await confirmed();
    const before = new Map(visitor.browser.cookies);
    await logOut(visitor);
    expect(await readAgain(visitor, orderId)).toMatchObject({ stored: null, email: undefined });
    expect(sessionsIn(visitor)).toBe(0);
    for (const [name, value] of before) visitor.browser.cookies.set(name, value);
    expect(await readAgain(visitor, orderId)).toMatchObject({ email: undefined });
  });

  it('is not shown to another customer who signs in later with the same browser', async () => {
    const { visitor, orderId } = await confirmed();
    await visitor.browser.postJson('/api/login-action/', LOGIN);
    expect(await readAgain(visitor, orderId)).toMatchObject({ stored: null, loginState: 'customer', email: undefined });
  });

  it('stays readable for its customer, until the next one signs in', async () => {
    const visitor = await gateway.enter();
    await visitor.browser.postJson('/api/login-action/', LOGIN);
    const orderId = await order(visitor);
    await cleanUp(visitor);
    expect(await readAgain(visitor, orderId)).toEqual({
      stored: orderId,
      loginState: 'customer',
      email: expect.stringContaining('@'),
    });
    const next = await order(visitor);
    expect(await readAgain(visitor, next)).toMatchObject({ stored: next });
  });
});
