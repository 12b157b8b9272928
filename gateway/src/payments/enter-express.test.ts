import { AMAZON_PAY_PARAMETER } from '@shop/domain/payments/express-payment';
import { granted } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import { addItem, cartIdOf, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { LOGIN_OPTION } from '@shop/domain/checkout/login-option.slot';
import { EXPRESS_CHECKOUT } from '@shop/domain/payments/express-checkout.slot';
import { setParameter } from '@shop/fakes/parameters/parameter-values';
import { PERSONAS } from '@shop/fakes/personas/personas';
import type { Persona } from '@shop/fakes/personas/personas';
import { atExpressProvider } from '@shop/fakes/scenarios/at-express-provider';
import { aShop } from '@shop/fakes/testing/a-shop';
import { FIXTURE_TIME } from '@shop/fakes/testing/arrange-fixture';
import { describe, expect, it } from 'vitest';
import type { Cache } from '../cache/cache.port.ts';
import { memoryCache } from '../cache/memory-cache.ts';
import { testClock } from '../testing/test-clock.ts';
import { browserAtTheGateway } from '../testing/visitor-sessions.ts';
import { enterExpress } from '@shop/domain/checkout/enter-express';
import { attemptsOf } from './attempts.ts';
import { leaveExpress } from '@shop/domain/checkout/leave-express';

class ReplyLost extends Error {
  override readonly name = 'ReplyLost';
}

const DAY_MS = 24 * 3_600_000;
const aCache = (): Cache => memoryCache({ now: () => FIXTURE_TIME });

interface Start {
  readonly change?: (shop: Shop) => Partial<Shop>;
  readonly opened?: ReturnType<typeof aShop>;
  readonly cache?: Pick<Cache, 'increment'>;
  /** A customer instead of a visitor. */
  readonly persona?: Persona;
}

/** A visitor with a basket who has left for the Amazon-style provider. */
const atProvider = async ({ change = () => ({}), opened = aShop(), cache = aCache(), persona }: Start = {}) => {
  const { shop: honest, world, anonymous, picked } = await opened;
  const shop = { ...honest, ...change(honest) };
  const provider = atExpressProvider(world);
  await provider.switchOn();
  const browser = browserAtTheGateway({
    world: { id: world.id, isDefault: false, isWatched: false, version: 1, now: () => FIXTURE_TIME },
  });
  const visitor = browser.visitor();
  visitor.opened(await shop.sessions.open(anonymous));
  if (persona !== undefined)
    visitor.signedIn(
      valueOf(await shop.sessions.login(visitor.shopper, { ...persona, stayLogged: false, mergeCart: false })),
      'customer',
      false,
    );
  const cartId = cartIdOf(visitor.shopper);
  valueOf(await updateCart({ shop }, visitor.shopper, addItem(picked())));
  const leave = async () => valueOf(await shop.expressPayments.start(visitor.shopper, cartId, 'cart')).url;
  const enter = (
    sessionId: string,
    said: { readonly checkoutType?: 'cart' | 'prime'; readonly cartId?: string } = {},
  ) =>
    enterExpress(
      { ...shop, attempts: attemptsOf(cache, (_subject, run) => run())({ world: undefined }) },
      visitor,
    )({ cartId, checkoutType: 'cart', sessionId, ...said });
  const cancellations = () =>
    world.read(({ state }) => state.tracked.filter(({ name }) => name === 'payment_cancel').length);
  return { shop, world, visitor, browser, provider, url: await leave(), leave, enter, cancellations };
};

describe('the return from the Amazon-style provider before the order', () => {
  it('leads to the summary, and the browser remembers the express checkout and its guest (CLIENTOP-09)', async () => {
    const { visitor, browser, provider, url, enter } = await atProvider();
    const sessionId = await provider.approveSession(url);
    expect(await enter(sessionId)).toEqual({ path: '/checkout/summary/', isEntered: true });
    expect([visitor.shopper.loginState, browser.visitor().read(LOGIN_OPTION)]).toEqual(['guest', undefined]);
    expect(browser.visitor().read(EXPRESS_CHECKOUT)).toMatchObject({ sessionId, checkoutType: 'cart', addressIds: [] });
  });

  it('makes a guest until the browser is closed: the next person at it is somebody else', async () => {
    const { browser, provider, url, enter } = await atProvider();
    await enter(await provider.approveSession(url));
    expect([
      browser.visitor().shopper.loginState,
      browser.cookie('guestSession')?.maxAge,
      browser.cookie('sessionToken')?.maxAge,
    ]).toEqual(['guest', undefined, undefined]);
  });

  it('says that a delivery address cannot be used, and continues by express on the shipping step', async () => {
    const { provider, url, enter } = await atProvider();
    const sessionId = await provider.approveSession(url, 'not-delivered');
    expect(await enter(sessionId)).toEqual({
      path: '/checkout/shipping/?errorCode=express-incomplete',
      messageKey: 'shop.payment.express.incomplete',
      isEntered: true,
    });
  });

  it('asks a visitor for an address whom the shop cannot make a guest, without asking for a login', async () => {
    const abroad = {
      firstname: 'Erika',
      lastname: 'Beispiel',
      streetAndNumber: '4 rue du Marché',
      postcode: '67000',
      city: 'Strasbourg',
      country: 'FR',
    };
    const { visitor, browser, enter } = await atProvider({
      change: ({ expressPayments }) => ({
        expressPayments: {
          ...expressPayments,
          addresses: async () =>
            granted({ email: 'erika@beispiel.example', billingAddress: abroad, shippingAddress: abroad }),
        },
      }),
    });
    expect(await enter('session-1')).toEqual({
      path: '/checkout/shipping/?errorCode=express-incomplete',
      messageKey: 'shop.payment.express.incomplete',
      isEntered: true,
    });
    expect([visitor.shopper.loginState, browser.visitor().read(LOGIN_OPTION)]).toEqual(['logged-out', 'guest']);
  });

  it('leads to the other ways to pay if the shop does not accept this one any longer (PAY-09)', async () => {
    const { world, provider, url, enter } = await atProvider();
    const sessionId = await provider.approveSession(url);
    world.run((tx) => setParameter(tx, AMAZON_PAY_PARAMETER, 'off'));
    expect(await enter(sessionId)).toEqual({
      path: '/checkout/payment/?errorCode=express-unavailable',
      messageKey: 'shop.payment.express.unavailable',
      isEntered: false,
    });
  });

  it('saves a customer’s addresses for this order only: whoever leaves express payment has none of them, though they chose twice (PAY-08)', async () => {
    const { shop, visitor, browser, provider, leave, enter } = await atProvider({ persona: PERSONAS.existing });
    const book = async () =>
      [await shop.addresses.billing(visitor.shopper), await shop.addresses.shipping(visitor.shopper)].map((saved) =>
        saved.map(({ street }) => street),
      );
    const before = await book();
    for (const address of ['school', 'abroad'] as const) {
      const sessionId = await provider.approveSession(await leave(), address);
      for (let times = 0; times < 2; times += 1)
        expect(await enter(sessionId)).toEqual({ path: '/checkout/summary/', isEntered: true });
    }
    expect((await book()).flat()).toEqual(expect.arrayContaining(['Rosenweg 12', 'Parkallee 3', 'Kirchgasse 7']));
    await leaveExpress(shop, browser.visitor())();
    expect(await book()).toEqual(before);
  });

  it.each([
    ['cart', '/checkout/basket/'],
    ['prime', '/prime/checkout/'],
  ] as const)(
    'of a cancelled session of the %s leads back to %s, says so, and is reported to statistics once in a day (PAY-11, TRACK-14)',
    async (checkoutType, path) => {
      const clock = testClock();
      const { provider, url, enter, cancellations } = await atProvider({ cache: memoryCache(clock) });
      const sessionId = await provider.cancelSession(url);
      for (const ms of [0, 60_000, DAY_MS - 60_001]) {
        clock.forward(ms);
        expect(await enter(sessionId, { checkoutType })).toEqual({
          path: `${path}?errorCode=cancelled`,
          messageKey: 'shop.payment.cancelled',
          isEntered: false,
        });
        expect(cancellations()).toBe(1);
      }
    },
  );

  it('reports each cancelled session by itself (TRACK-14)', async () => {
    const shared = { opened: aShop(), cache: aCache() };
    for (const count of [1, 2]) {
      const { provider, url, enter, cancellations } = await atProvider(shared);
      await enter(await provider.cancelSession(url));
      expect(cancellations()).toBe(count);
    }
  });

  it('of a cancelled session leads back while it cannot be reported', async () => {
    const { provider, url, enter, cancellations } = await atProvider({
      cache: { increment: () => Promise.reject(new TypeError('no cache')) },
    });
    expect(await enter(await provider.cancelSession(url))).toEqual({
      path: '/checkout/basket/?errorCode=cancelled',
      messageKey: 'shop.payment.cancelled',
      isEntered: false,
    });
    expect(cancellations()).toBe(0);
  });

  it.each(['invented', ''])('with the name %j knows no session, and leads to the basket', async (sessionId) => {
    const { visitor, enter, cancellations } = await atProvider();
    expect(await enter(sessionId)).toEqual({
      path: '/checkout/basket/?errorCode=express-gone',
      messageKey: 'shop.payment.express.gone',
      isEntered: false,
    });
    expect([visitor.read(EXPRESS_CHECKOUT), visitor.shopper.loginState, cancellations()]).toEqual([
      undefined,
      'logged-out',
      0,
    ]);
  });

  it('enters nothing for another cart', async () => {
    const { visitor, provider, url, enter } = await atProvider();
    expect(await enter(await provider.approveSession(url), { cartId: 'another' })).toMatchObject({
      messageKey: 'shop.payment.express.gone',
      isEntered: false,
    });
    expect(visitor.read(EXPRESS_CHECKOUT)).toBeUndefined();
  });

  it('starts over with the same basket if the reply to the registration was lost', async () => {
    let isLost = true;
    const { visitor, provider, url, enter } = await atProvider({
      change: ({ sessions }) => ({
        sessions: {
          ...sessions,
          registerGuest: async (...call) => {
            const registered = await sessions.registerGuest(...call);
            if (isLost) throw new ReplyLost();
            return registered;
          },
        },
      }),
    });
    const before = visitor.shopper.cartId;
    const sessionId = await provider.approveSession(url);
    expect(await enter(sessionId)).toEqual({
      path: '/checkout/basket/?errorCode=express-started-over',
      messageKey: 'shop.session.startedOver',
      isEntered: false,
    });
    isLost = false;
    expect([visitor.shopper.loginState, visitor.read(EXPRESS_CHECKOUT), visitor.shopper.cartId === before]).toEqual([
      'logged-out',
      undefined,
      false,
    ]);
  });
});
