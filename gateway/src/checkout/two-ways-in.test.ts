import { bookOf } from '@shop/fakes/addresses/address-book';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS, GRAPHQL_ADDRESS } from '../testing/buy.ts';
import { BACKENDS } from '../testing/backends.ts';
import type { Entered, OpenBackend } from '../testing/backends.ts';
import { addOrdinaryItem } from '../testing/ordinary-item.ts';

const EMAIL = 'neu@schule.example';
const PASSWORD = { password: 'Tafel7', passwordRepeat: 'Tafel7' };

const NEW_CUSTOMERS = [
  { authType: 'guest', option: 'guest', secret: {}, kind: 'guest' },
  { authType: 'register', option: 'register', secret: PASSWORD, kind: 'customer' },
] as const;
type CheckoutRegistration = (typeof NEW_CUSTOMERS)[number];

const byMutation = async ({ browser }: Entered, { option, secret }: CheckoutRegistration): Promise<void> => {
  await browser.query(`mutation { chooseCheckoutLogin(option: ${option}) { loginOption } }`);
  const input = {
    deliveryType: 'sameAsBilling',
    billingAddress: GRAPHQL_ADDRESS,
    account: { email: EMAIL, ...secret },
    billingAlternativeEmail: { value: 'kasse@schule.example', hasChanged: true },
  };
  await browser.query('mutation Ship($input: ShippingStepInput!) { saveShippingStep(input: $input) { __typename } }', {
    input,
  });
};

const byRoute = async ({ browser }: Entered, { authType, secret }: CheckoutRegistration): Promise<void> => {
  const { data } = (await browser.runDocument('me')).json<{ data: { me: { cartId: string } } }>();
  const reply = await browser.postJson('/api/checkout-auth/', {
    authType,
    cartId: data.me.cartId,
    formData: { email: EMAIL, billingAddress: ADDRESS, ...secret },
  });
  expect(reply.json()).toMatchObject({ successfull: true });
};

/** The users that the shop knows by that e-mail address, with their addresses and carts. */
const known = ({ world }: Entered) =>
  world.read((view) =>
    entriesOf(view.state.users).flatMap(([userId, user]) => {
      if (user.kind === 'visitor' || user.email !== EMAIL) return [];
      const { kind, firstName, lastName } = user;
      const carts = entriesOf(view.state.carts).flatMap(([, cart]) => (cart.userId === userId ? [cart] : []));
      return [
        {
          kind,
          firstName,
          lastName,
          streets: bookOf(view, userId).billing.map(({ street }) => street),
          pieces: carts.map(({ lines }) => lines.map(({ quantity }) => quantity)),
        },
      ];
    }),
  );

const billingEmails = ({ world }: Entered) =>
  world.read(({ state }) => entriesOf(state.carts).map(([, { billingEmail }]) => billingEmail));

describe.each(BACKENDS)('a new customer in the shipping step, on the shop $backend', ({ open }) => {
  let gateway: OpenBackend;
  beforeAll(async () => {
    gateway = await open();
  });
  afterAll(() => gateway.close());

  const entered = async (way: typeof byMutation, registration: CheckoutRegistration) => {
    const visitor = await gateway.enter();
    await addOrdinaryItem(visitor);
    await way(visitor, registration);
    return visitor;
  };

  it.each(NEW_CUSTOMERS)(
    'becomes the same $kind at the shop by the mutation and by the route of the specification (SHIP-10, SHIP-11)',
    async (registration) => {
      const [one, other] = [await entered(byMutation, registration), await entered(byRoute, registration)];
      const session = registration.kind === 'guest' ? 'guestSession' : 'customerSession';
      expect(known(one)).toEqual([
        { kind: registration.kind, firstName: 'Gerda', lastName: 'Gast', streets: ['Schulstraße 4'], pieces: [[2]] },
      ]);
      expect(known(other)).toEqual(known(one));
      expect([one, other].map(({ browser }) => browser.cookies.has(session))).toEqual([true, true]);
      expect(billingEmails(one)).toEqual(['kasse@schule.example']);
      expect([one, other].map(({ browser }) => browser.cookies.has('knownBrowser'))).toEqual([
        registration.kind === 'customer',
        registration.kind === 'customer',
      ]);
    },
  );
});
