import type { SessionChanges } from '@shop/domain/visit/session-changes.port';
import type { Shopper } from '@shop/domain/visit/shopper';
import type { Shop } from '@shop/domain/shop';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { ReplyLost } from '@shop/domain/testing/stub-state';
import { LOGIN_OPTION } from '@shop/domain/checkout/login-option.slot';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { remove } from '@shop/fakes/worlds/transaction';
import { describe, expect, it } from 'vitest';
import { updateCart } from '@shop/domain/carts/update-cart';
import { seenCartsOfATest } from '../testing/seen-carts-of-a-test.ts';
import { visitorOfAFake } from '../testing/visitor-of-a-fake.ts';
import { contextOf } from '../testing/visitor-sessions.ts';
import { CheckoutResolver } from './checkout.resolver.ts';
import { ChooseCheckoutLogin } from './choose-checkout-login.action.ts';
import { SaveShippingStep } from './save-shipping-step.action.ts';
import { SavePaymentStep } from './save-payment-step.action.ts';
import type { ShippingStepInput } from './shipping-step.types.ts';

const FORM: ShippingStepInput = {
  deliveryType: 'sameAsBilling',
  billingAddress: anAddressForm(),
  account: { email: 'gast@schule.example' },
};
const ACCOUNT = { email: 'neu@schule.example', password: 'Tafel7', passwordRepeat: 'Tafel7' };

type ReplacePorts = (shop: Shop, sessionChanges: SessionChanges) => Partial<Shop>;

/** A visitor with two pieces of an article in the cart, at a shop whose ports can be replaced. */
const withCart = async (replace: ReplacePorts = () => ({})) => {
  const visitor = visitorOfAFake();
  await updateCart(visitor.shop, visitor.visitor())([{ do: 'add-position', itemId: visitor.itemId, quantity: 2 }]);
  const settled = () => Promise.resolve();
  const seenCarts = seenCartsOfATest();
  const resolver = new CheckoutResolver(settled, seenCarts);
  const next = () => {
    const current = visitor.visitor();
    return contextOf(current, { ...visitor.shop, ...replace(visitor.shop, current.sessionChanges) });
  };
  return {
    ...visitor,
    facts: () => resolver.checkoutFacts(next()),
    checkout: () => resolver.checkout(next()),
    choose: (option: 'guest' | 'register') => new ChooseCheckoutLogin(settled).chooseCheckoutLogin(next(), { option }),
    ship: (input: ShippingStepInput = FORM) => new SaveShippingStep(seenCarts).saveShippingStep(next(), { input }),
    pay: (input: { readonly paymentId?: string; readonly buyerReference?: string } = { paymentId: 'VORKASSE' }) =>
      new SavePaymentStep(seenCarts).savePaymentStep(next(), { input }),
  };
};

const asGuest = async (replace?: ReplacePorts) => {
  const guest = await withCart(replace);
  await guest.choose('guest');
  await guest.ship();
  return guest;
};

const endSessions = ({ world }: Pick<Awaited<ReturnType<typeof withCart>>, 'world'>): void =>
  world.run((tx) => entriesOf(tx.state.sessions).forEach(([token]) => remove(tx, 'sessions', token)));

const EXPIRED = { __typename: 'SessionExpired', messageKey: 'shop.error.sessionExpired' };

describe('the login option', () => {
  it.each(['guest', 'register'] as const)('is remembered, and passed to the guards: %s', async (option) => {
    const { choose, facts } = await withCart();
    expect(await choose(option)).toMatchObject({ loginOption: option, positionCount: 1 });
    expect(await facts()).toMatchObject({ loginOption: option });
  });
});

describe('the shipping step', () => {
  it.each([
    ['guest', 'guest', FORM],
    ['register', 'customer', { ...FORM, account: ACCOUNT }],
  ] as const)('with the option %s makes a visitor a %s until the browser closes', async (option, loginState, form) => {
    const { choose, ship, visitor, cookie } = await withCart();
    await choose(option);
    expect(await ship(form)).toMatchObject({
      __typename: 'Checkout',
      step: 'payment',
      facts: { loginState },
      billingAddress: { city: 'Berlin' },
    });
    expect(visitor().shopper.loginState).toBe(loginState);
    expect(cookie('sessionToken')?.maxAge).toBeUndefined();
  });

  it('leaves the session of a signed-in shopper unchanged', async () => {
    const { ship, visitor } = await asGuest();
    const before = visitor().shopper;
    expect(await ship({ ...FORM, billingAddress: anAddressForm({ city: 'Köln' }) })).toMatchObject({
      billingAddress: { city: 'Köln' },
    });
    expect(visitor().shopper).toEqual(before);
  });

  it('requires a billing address', async () => {
    const { choose, ship } = await withCart();
    await choose('guest');
    const refused = await ship({ deliveryType: 'sameAsBilling' });
    expect(refused).toMatchObject({
      __typename: 'FormRefused',
      fieldErrors: [{ field: 'billingAddress', messageKey: 'vue.form.error.requiredField' }],
    });
  });

  it('reports form errors, and signs nobody in', async () => {
    const { choose, ship, visitor } = await withCart();
    await choose('guest');
    expect(await ship({ ...FORM, account: { email: 'x' } })).toMatchObject({
      __typename: 'FormRefused',
      fieldErrors: [{ field: 'account.email' }],
    });
    expect(visitor().shopper.loginState).toBe('logged-out');
  });

  it('keeps the session that was opened before the shop refused the rest', async () => {
    const { choose, ship, visitor } = await withCart();
    await choose('guest');
    expect(await ship({ ...FORM, shipperCode: 'no-such-shipper' })).toMatchObject({ __typename: 'FormRefused' });
    expect(visitor().shopper.loginState).toBe('guest');
  });

  it('without a cart is an ended session', async () => {
    const { visitor, ship } = await withCart();
    visitor().forgetCart();
    expect(await ship()).toEqual(EXPIRED);
  });

  it('reports an ended session, and signs the shopper out', async () => {
    const guest = await asGuest();
    endSessions(guest);
    expect(await guest.ship()).toEqual(EXPIRED);
    expect(guest.visitor().shopper.loginState).toBe('logged-out');
  });

  it('loses nothing if the reply is lost after the shop closed the cart: another cart has the same contents', async () => {
    const { choose, ship, visitor } = await withCart(({ sessions }) => ({
      sessions: {
        ...sessions,
        registerGuest: async (...args) => {
          await sessions.registerGuest(...args);
          throw new ReplyLost();
        },
      },
    }));
    await choose('guest');
    const { cartId } = visitor().shopper;
    expect(await ship()).toMatchObject({
      __typename: 'StartedOver',
      messageKey: 'shop.session.startedOver',
      missing: [],
      checkout: { cart: { articleCount: 2 } },
    });
    expect([visitor().shopper.loginState, visitor().read(LOGIN_OPTION), visitor().shopper.cartId === cartId]).toEqual([
      'logged-out',
      'guest',
      false,
    ]);
  });
});

describe('the payment step', () => {
  it('leads to the summary', async () => {
    const { pay } = await asGuest();
    expect(await pay()).toMatchObject({ __typename: 'Checkout', step: 'summary', selectedPaymentId: 'VORKASSE' });
  });

  it('reports a missing choice', async () => {
    const { pay } = await asGuest();
    expect(await pay({})).toMatchObject({
      __typename: 'FormRefused',
      fieldErrors: [{ field: 'paymentId', messageKey: 'vue.checkout.paymentStep.errorNoPaymentSelected' }],
    });
  });

  it('requires a buyer reference for the invoice to a public body, and stores it', async () => {
    const { pay } = await asGuest();
    expect(await pay({ paymentId: 'X_RECHNUNG' })).toMatchObject({
      __typename: 'FormRefused',
      fieldErrors: [{ field: 'buyerReference' }],
    });
    const saved = await pay({ paymentId: 'X_RECHNUNG', buyerReference: '991-12345-67' });
    expect(saved).toMatchObject({
      selectedPaymentId: 'X_RECHNUNG',
      paymentMethods: expect.arrayContaining([
        expect.objectContaining({ id: 'X_RECHNUNG', selected: true, buyerReference: '991-12345-67' }),
      ]),
    });
  });

  it('reports the shop’s refusal with its message and the remaining payment methods', async () => {
    const { pay } = await asGuest();
    expect(await pay({ paymentId: 'GOLD' })).toMatchObject({
      __typename: 'PaymentRefused',
      messageKey: 'shop.payment.notPossible',
      checkout: { __typename: 'Checkout' },
    });
  });

  it('reports an ended session, and signs the shopper out', async () => {
    const guest = await asGuest();
    endSessions(guest);
    expect(await guest.pay()).toEqual(EXPIRED);
    expect(guest.visitor().shopper.loginState).toBe('logged-out');
  });

  it('is an ended session if the cart is gone', async () => {
    const { pay, world, visitor } = await asGuest();
    world.run((tx) => remove(tx, 'carts', visitor().shopper.cartId ?? ''));
    expect(await pay()).toEqual(EXPIRED);
  });
});

describe('a session that the shop revokes during a request', () => {
  /** Starts when the test says so. */
  const revoking = async () => {
    let isRevoking = false;
    const guest = await asGuest(({ payments, addresses }, sessionChanges) => {
      const revoked =
        <Args extends readonly [Shopper, ...unknown[]], Value>(call: (...args: Args) => Promise<Value>) =>
        (...args: Args): Promise<Value> => {
          if (!isRevoking) return call(...args);
          sessionChanges.revoked();
          return Promise.reject(new TypeError('revoked'));
        };
      return {
        payments: { ...payments, select: revoked(payments.select) },
        addresses: { ...addresses, add: revoked(addresses.add), billing: revoked(addresses.billing) },
      };
    });
    endSessions(guest);
    isRevoking = true;
    return guest;
  };

  it('counts as ended on each step, and nobody is signed in any more', async () => {
    const [shipping, paying] = [await revoking(), await revoking()];
    expect([await shipping.ship(), await paying.pay()]).toEqual([EXPIRED, EXPIRED]);
    expect([shipping.visitor().shopper.loginState, paying.visitor().shopper.loginState]).toEqual([
      'logged-out',
      'logged-out',
    ]);
  });

  it('leads to the checkout of an anonymous visitor', async () => {
    const guest = await revoking();
    expect(await guest.checkout()).toMatchObject({
      facts: { loginState: 'logged-out', positionCount: 0 },
      billingAddresses: [],
    });
  });
});

describe('a session that the shop has ended', () => {
  it('gets the reply for an anonymous visitor, with an empty cart', async () => {
    const guest = await asGuest();
    endSessions(guest);
    expect(await guest.checkout()).toMatchObject({
      facts: { loginState: 'logged-out', positionCount: 0 },
      email: undefined,
      billingAddresses: [],
    });
  });

  it('is also noticed by the guards', async () => {
    const guest = await asGuest();
    endSessions(guest);
    expect(await guest.facts()).toMatchObject({ loginState: 'logged-out', positionCount: 0 });
    expect(guest.visitor().shopper.loginState).toBe('logged-out');
  });
});
