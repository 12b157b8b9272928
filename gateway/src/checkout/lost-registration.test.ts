import { ReplyLost } from '@shop/domain/testing/stub-state';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Shop } from '@shop/domain/shop';
import { ADDRESS, GRAPHQL_ADDRESS } from '../testing/buy.ts';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { addOrdinaryItem, ordinaryItem } from '../testing/ordinary-item.ts';

const SHIP = `mutation Ship($input: ShippingStepInput!) { saveShippingStep(input: $input) {
  __typename ... on StartedOver { messageKey missing { what name was is } checkout { facts { loginState loginOption } cart { articleCount } } } ... on Checkout { facts { loginState } cart { articleCount } } } }`;

const ship = async ({ browser }: Entered): Promise<unknown> => {
  const input = {
    deliveryType: 'sameAsBilling',
    billingAddress: GRAPHQL_ADDRESS,
    account: { email: 'gast@schule.example', password: 'Kreide12', passwordRepeat: 'Kreide12' },
  };
  return (await browser.query(SHIP, { input })).json<{ data: { saveShippingStep: unknown } }>().data.saveShippingStep;
};

/** A call whose reply can be lost. */
type Loss = 'login' | 'registerCustomer' | 'registerGuest' | 'selectShipper';

/** The shop executes each call in `toLose`, but its reply is lost once. */
const losesReplies = () => {
  const toLose = new Set<Loss>();
  const ports = (honest: Shop): Shop => {
    const { sessions, shippers } = honest;
    const unlessLost = <Value>(what: Loss, reply: Promise<Value>): Promise<Value> =>
      reply.then((value) => {
        if (toLose.delete(what)) throw new ReplyLost();
        return value;
      });
    return {
      ...honest,
      shippers: { ...shippers, select: (...query) => unlessLost('selectShipper', shippers.select(...query)) },
      sessions: {
        ...sessions,
        login: (shopper, credentials) => unlessLost('login', sessions.login(shopper, credentials)),
        registerCustomer: (shopper, registration) =>
          unlessLost('registerCustomer', sessions.registerCustomer(shopper, registration)),
        registerGuest: (shopper, registration) =>
          unlessLost('registerGuest', sessions.registerGuest(shopper, registration)),
      },
    };
  };
  return { toLose, ports };
};

describe.each(BACKENDS)('a lost reply to signing in, on the shop $backend', ({ open }) => {
  const { toLose, ports } = losesReplies();
  let gateway: OpenBackend;
  let visitor: Entered;
  beforeAll(async () => {
    gateway = await open({ replacePorts: ports });
  });
  beforeEach(async () => {
    toLose.clear();
    visitor = await gateway.enter();
    await addOrdinaryItem(visitor);
  });
  afterAll(() => gateway.close());

  const pieces = async () =>
    (await visitor.browser.runDocument('cart')).json<{ data: { cart: { articleCount: number } } }>().data.cart
      .articleCount;
  const chooses = (option: 'guest' | 'register') =>
    visitor.browser.query(`mutation { chooseCheckoutLogin(option: ${option}) { loginOption } }`);
  const namesIn = () =>
    visitor.world.read(({ state }) =>
      entriesOf(state.users)
        .map(([, user]) => user.kind)
        .filter((kind) => kind === 'guest'),
    );

  it('costs a guest nothing: the cart is refilled, and the same form succeeds when sent again', async () => {
    await chooses('guest');
    toLose.add('registerGuest');
    expect(await ship(visitor)).toEqual({
      __typename: 'StartedOver',
      messageKey: 'shop.session.startedOver',
      missing: [],
      checkout: { facts: { loginState: 'logged-out', loginOption: 'guest' }, cart: { articleCount: 2 } },
    });
    expect(await ship(visitor)).toEqual({
      __typename: 'Checkout',
      facts: { loginState: 'guest' },
      cart: { articleCount: 2 },
    });
    expect(namesIn()).toHaveLength(2);
  });

  it.each(['guest', 'register'] as const)(
    'costs nothing if the shop fails later in the same step: %s',
    async (option) => {
      await chooses(option);
      toLose.add('selectShipper');
      expect(await ship(visitor).catch(() => 'failed')).toBe('failed');
      expect(await ship(visitor)).toEqual({
        __typename: 'Checkout',
        facts: { loginState: option === 'guest' ? 'guest' : 'customer' },
        cart: { articleCount: 2 },
      });
    },
  );

  it('costs a visitor who registers in the checkout nothing: they are signed in', async () => {
    await chooses('register');
    toLose.add('registerCustomer');
    expect(await ship(visitor)).toEqual({
      __typename: 'Checkout',
      facts: { loginState: 'customer' },
      cart: { articleCount: 2 },
    });
  });

  it('costs a guest nothing who uses the route of the specification', async () => {
    toLose.add('registerGuest');
    const { data } = (await visitor.browser.runDocument('me')).json<{ data: { me: { cartId: string } } }>();
    const reply = await visitor.browser.postJson('/api/checkout-auth/', {
      authType: 'guest',
      cartId: data.me.cartId,
      formData: { email: 'gast@schule.example', billingAddress: ADDRESS },
    });
    expect(reply.json()).toMatchObject({ successfull: false, errorMessage: 'shop.session.startedOver', missing: [] });
    expect(await pieces()).toBe(2);
  });

  it.each([
    ['the login that follows succeeds', []],
    ['the reply to the login is lost too', ['login'] as const],
  ])('costs nothing on the registration page, where %s', async (_what, more) => {
    for (const what of ['registerCustomer', ...more] as const) toLose.add(what);
    const formData = {
      email: 'neu@schule.example',
      password: 'Tafel7',
      passwordRepeat: 'Tafel7',
      salutation: 'mrs',
      firstName: 'Nora',
      lastName: 'Neu',
    };
    const reply = await visitor.browser.postJson('/api/register-action/', { formData });
    expect(reply.json()).toMatchObject(
      more.length === 0
        ? { successfull: true, firstName: 'Nora' }
        : { successfull: false, errorMessage: 'shop.session.startedOver' },
    );
    expect(await pieces()).toBe(2);
  });

  it('costs nothing at a login, with scripts and without: the basket stays, and the next press signs in', async () => {
    for (const attempt of ['/api/login-action/', '/forms/login'] as const) {
      const other = await gateway.enter();
      await addOrdinaryItem(other);
      toLose.add('login');
      const credentials = { email: 'anna.lehmann@pausenhof.example', password: 'Kreide12' };
      for (const isSignedIn of [false, true]) {
        await (attempt === '/forms/login'
          ? other.browser.postForm(attempt, credentials)
          : other.browser.postJson(attempt, { formData: { ...credentials }, mergeCart: true }));
        const { data } = (await other.browser.runDocument('cart')).json<{
          data: { cart: { positions: readonly { itemId: string; quantity: number }[] } };
        }>();
        expect(data.cart.positions).toContainEqual(
          expect.objectContaining({ itemId: ordinaryItem(other), quantity: 2 }),
        );
        expect(other.browser.cookies.has('customerSession')).toBe(isSignedIn);
      }
    }
  });
});
