import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { OpenBackend } from '../testing/backends.ts';
import { fillBasket, GRAPHQL_ADDRESS, resultOf } from '../testing/buy.ts';

const EMAIL = 'neu@schule.example';
const SHIP =
  'mutation Ship($input: ShippingStepInput!) { result: saveShippingStep(input: $input) { __typename ... on Checkout { step email billingEmail { selected } shippingEmail { selected } facts { loginState } } } }';
const STEP = {
  deliveryType: 'sameAsBilling',
  billingAddress: GRAPHQL_ADDRESS,
  billingAlternativeEmail: { value: 'kasse@schule.example', hasChanged: true },
  shippingAlternativeEmail: { value: 'hausmeister@schule.example', hasChanged: true },
};

const NEW_CUSTOMERS = [
  {
    option: 'register',
    account: { email: EMAIL, password: 'Tafel7', passwordRepeat: 'Tafel7' },
    loginState: 'customer',
    kind: 'customer',
    cookie: 'customerSession',
  },
  { option: 'guest', account: { email: EMAIL }, loginState: 'guest', kind: 'guest', cookie: 'guestSession' },
] as const;

describe.each(BACKENDS)('the shipping step of a new customer, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(NEW_CUSTOMERS)(
    'authenticates with the option $option, then saves the alternative e-mails (SHIP-10, SHIP-11)',
    async ({ option, account, loginState, kind, cookie }) => {
      const { browser, world } = await shop.enter();
      await fillBasket(browser, { pencils: 2, book: 1 });
      await resultOf(browser, `mutation { result: chooseCheckoutLogin(option: ${option}) { loginOption } }`);
      expect(await resultOf(browser, SHIP, { input: { ...STEP, account } })).toEqual({
        __typename: 'Checkout',
        step: 'payment',
        email: EMAIL,
        billingEmail: { selected: 'kasse@schule.example' },
        shippingEmail: { selected: 'hausmeister@schule.example' },
        facts: { loginState },
      });
      expect([...browser.cookies.keys()].filter((name) => ['customerSession', 'guestSession'].includes(name))).toEqual([
        cookie,
      ]);
      const { users, carts, sessions } = world.read(({ state }) => ({
        users: entriesOf(state.users),
        carts: entriesOf(state.carts),
        sessions: entriesOf(state.sessions),
      }));
      const [userId, user] = users.find(([, one]) => 'email' in one && one.email === EMAIL) ?? [];
      expect(user).toMatchObject({ kind });
      expect(sessions.map(([, session]) => session.userId)).toEqual([userId]);
      expect(
        carts
          .filter(([, cart]) => cart.userId === userId)
          .map(([, cart]) => [cart.lines.length, cart.billingEmail, cart.shippingEmail]),
      ).toEqual([[2, 'kasse@schule.example', 'hausmeister@schule.example']]);
    },
  );
});
