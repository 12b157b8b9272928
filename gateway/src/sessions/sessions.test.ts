import { goOnAfterConfirmation } from '@shop/domain/checkout/finish-checkout';
import { LOGIN_OPTION } from '@shop/domain/checkout/login-option.slot';
import { rememberPlacedOrder } from '@shop/domain/checkout/placed-order.slot';
import { shownOrderOf } from '@shop/domain/sessions/shown-order.slot';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { remove } from '@shop/fakes/worlds/transaction';
import { describe, expect, it } from 'vitest';
import { COOKIES } from '../cookies/cookies.ts';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import { ids } from '../shared/ids.ts';
import { visitorOfAFake } from '../testing/visitor-of-a-fake.ts';
import type { VisitorOfAFake } from '../testing/visitor-of-a-fake.ts';
import { endSession } from '@shop/domain/sessions/end-session';
import { signIn, type TypedLogin } from '@shop/domain/login/log-in';
import { signInRegistered } from '@shop/domain/checkout/sign-in-registered';
import { goOnStartedOver } from '@shop/domain/login/start-over';
import { unlessRevoked } from '@shop/domain/customers/unless-revoked';
import type { Visit } from '@shop/domain/visit/visit.port';

const { identifier, password } = PERSONAS.existing;
const CREDENTIALS: TypedLogin = { email: identifier, password, stayLogged: false, mergeCart: true };

const signedIn = async (credentials = CREDENTIALS) => {
  const visitor = visitorOfAFake();
  const result = await signIn({ ...visitor.shop, ids }, visitor.visitor())(credentials);
  return { visitor, result };
};

const sessionsIn = ({ world }: VisitorOfAFake): readonly string[] =>
  entriesOf(world.read(({ state }) => state.sessions)).map(([token]) => token);
const endAll = ({ world }: VisitorOfAFake): void =>
  world.run((tx) => entriesOf(tx.state.sessions).forEach(([token]) => remove(tx, 'sessions', token)));

describe('signing in', () => {
  it('makes a visitor a customer at once', async () => {
    const { shop, visitor: openSession } = visitorOfAFake();
    const visitor = openSession();
    await signIn({ ...shop, ids }, visitor)(CREDENTIALS);
    expect(visitor.shopper.loginState).toBe('customer');
  });

  it('makes a visitor a customer in later requests, and remembers the browser', async () => {
    const { visitor, result } = await signedIn();
    expect(result).toMatchObject({ ok: true, value: { firstName: 'Anna' } });
    const { loginState, sessionToken } = visitor.visitor().shopper;
    expect([loginState, [sessionToken]]).toEqual(['customer', sessionsIn(visitor)]);
    expect(visitor.source().knownBrowser).toBeDefined();
  });

  it.each([
    [true, true],
    [false, false],
  ])('outlives the browser if requested: %s', async (stayLogged, isKept) => {
    const { visitor } = await signedIn({ ...CREDENTIALS, stayLogged });
    expect(visitor.cookie('customerSession')?.maxAge !== undefined).toBe(isKept);
  });

  it('with a wrong password changes nothing and remembers no browser', async () => {
    const { visitor, result } = await signedIn({ ...CREDENTIALS, password: 'wrong' });
    expect(result).toMatchObject({ ok: false, refusal: { because: 'wrong-credentials' } });
    expect(visitor.visitor().shopper).toMatchObject({ loginState: 'logged-out' });
    expect(visitor.cookies()).toEqual([]);
  });
});

describe('a new visitor who enters the checkout', () => {
  const ENTERED = {
    userId: 'nora',
    sessionToken: 'token-of-nora',
    expires: '2026-08-03T12:00:00Z',
    firstName: 'Nora',
    lastName: 'Neu',
    cartMerged: false,
    sharedListMerged: false,
    updatedCartId: 'cart-9',
    activeWishlistId: 'list-9',
  };

  it.each([
    ['register', 'customer', true],
    ['guest', 'guest', false],
  ] as const)(
    'with the option %s is a %s until the browser closes; the browser is remembered as the owner’s: %s',
    (option, loginState, isRemembered) => {
      const visitor = visitorOfAFake();
      signInRegistered({ ids }, visitor.visitor())(ENTERED, option, 'neu@schule.example');
      const { shopper } = visitor.visitor();
      expect([shopper.loginState, shopper.cartId, visitor.source().knownBrowser !== undefined]).toEqual([
        loginState,
        'cart-9',
        isRemembered,
      ]);
      expect(visitor.cookie(`${loginState}Session`)?.maxAge).toBeUndefined();
    },
  );
});

describe('logging out', () => {
  it('ends the session at the shop too, and opens another one with an empty cart', async () => {
    const { visitor } = await signedIn();
    const before = visitor.visitor().shopper;
    await endSession(visitor.shop, visitor.visitor());
    const after = visitor.visitor().shopper;
    expect(sessionsIn(visitor)).toEqual([]);
    expect(after.loginState).toBe('logged-out');
    expect([after.userId, after.cartId]).not.toContain(undefined);
    expect([after.userId === before.userId, after.cartId === before.cartId]).toEqual([false, false]);
  });

  it('ends the session of a guest who only reads the order again', async () => {
    const { visitor } = await signedIn();
    rememberPlacedOrder(visitor.visitor(), '400000001', undefined);
    goOnAfterConfirmation(visitor.visitor(), { loginState: 'logged-out' });
    expect(sessionsIn(visitor)).toHaveLength(1);
    await endSession(visitor.shop, visitor.visitor());
    expect([sessionsIn(visitor), shownOrderOf(visitor.visitor())]).toEqual([[], undefined]);
  });

  it('leaves a visitor whose network has opened too many sessions without one: the first article opens it', async () => {
    const { visitor } = await signedIn();
    const { sessions } = visitor.shop;
    await endSession(
      { sessions: { ...sessions, open: () => Promise.reject(new TooManyAttempts(60)) } },
      visitor.visitor(),
    );
    expect([visitor.visitor().shopper.loginState, visitor.visitor().shopper.userId]).toEqual(['logged-out', undefined]);
  });

  it('reports a shop that fails meanwhile; the visitor is signed out all the same', async () => {
    const { visitor } = await signedIn();
    const { sessions } = visitor.shop;
    const ending = endSession(
      { sessions: { ...sessions, open: () => Promise.reject(new TypeError('gone')) } },
      visitor.visitor(),
    );
    await expect(ending).rejects.toThrow('gone');
    expect(visitor.visitor().shopper.loginState).toBe('logged-out');
  });
});

describe('continuing with a refilled cart', () => {
  const OPENED = {
    because: 'started-over',
    opened: { userId: 'user-9', cartId: 'cart-9', activeWishlistId: 'list-9' },
    missing: [],
  } as const;
  const goingOn = { loginState: 'logged-out', userId: 'user-9', cartId: 'cart-9' };

  it('keeps the visitor’s login option', () => {
    const visitor = visitorOfAFake();
    visitor.visitor().write(LOGIN_OPTION, 'guest');
    goOnStartedOver(visitor.visitor(), OPENED);
    expect([visitor.visitor().shopper, visitor.visitor().read(LOGIN_OPTION)]).toMatchObject([goingOn, 'guest']);
  });

  it('leaves nothing of the earlier session', async () => {
    const { visitor } = await signedIn();
    goOnStartedOver(visitor.visitor(), OPENED);
    expect(visitor.visitor().shopper).toMatchObject(goingOn);
    expect(['customerSession', 'sessionToken'].filter((name) => visitor.cookies().includes(name))).toEqual([]);
  });
});

describe('a call for a visitor whose session may end meanwhile', () => {
  const run = ({ shop }: VisitorOfAFake, visitor: Visit, question: () => Promise<string>) =>
    unlessRevoked(shop, visitor)(question, () => 'an ended session');

  it('runs as long as the session lasts', async () => {
    const { visitor } = await signedIn();
    expect(await run(visitor, visitor.visitor(), async () => 'the result')).toBe('the result');
    expect(visitor.visitor().shopper.loginState).toBe('customer');
  });

  it('falls back once the shop has revoked the session, and signs the visitor out', async () => {
    const { visitor } = await signedIn();
    const session = visitor.visitor();
    endAll(visitor);
    const question = async (): Promise<string> => {
      session.sessionChanges.revoked();
      throw new TypeError('revoked');
    };
    expect(await run(visitor, session, question)).toBe('an ended session');
    expect(visitor.visitor().shopper.loginState).toBe('logged-out');
    expect(visitor.jar().read(COOKIES.securityLogout)).toBe('1');
  });

  it('fails if the shop fails, and signs nobody out for it', async () => {
    const { visitor } = await signedIn();
    await expect(run(visitor, visitor.visitor(), () => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
    expect(visitor.visitor().shopper.loginState).toBe('customer');
  });
});
