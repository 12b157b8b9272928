import type { Shopper } from '@shop/domain/visit/shopper';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { aShop } from '../testing/a-shop.ts';
import { aView } from '../testing/a-view.ts';
import { PERSONAS } from '../personas/personas.ts';
import { put, type View } from '../worlds/transaction.ts';
import { signedInUser, currentUser } from './current-user.ts';

const VISITOR: Shopper = { storefront: STOREFRONTS.de, loginState: 'logged-out' };
const HOUR_MS = 60 * 60 * 1000;
const { identifier, password } = PERSONAS.existing;

type Shop = Awaited<ReturnType<typeof aShop>>;

const signingIn = {
  'a guest': async ({ shop, shopper }: Shop) =>
    shop.sessions.registerGuest(shopper, { email: 'gast@schule.example', billingAddress: anAddressForm() }),
  'a new customer': async ({ shop, shopper }: Shop) =>
    shop.sessions.registerCustomer(shopper, {
      email: 'frieda@schule.example',
      password: 'Kreide7',
      firstName: 'Frieda',
      lastName: 'Frisch',
      salutation: 'mrs',
    }),
  'a customer': async ({ shop, shopper }: Shop) =>
    shop.sessions.login(shopper, { identifier, password, stayLogged: false, mergeCart: false }),
  'a customer who stays logged in': async ({ shop, shopper }: Shop) =>
    shop.sessions.login(shopper, { identifier, password, stayLogged: true, mergeCart: false }),
} as const;

describe('a session', () => {
  it.each([
    ['a guest', 4],
    ['a new customer', 12],
    ['a customer', 12],
    ['a customer who stays logged in', 30 * 24],
  ] as const)('of %s lasts %i hours and says so', async (who, hours) => {
    const on = await aShop();
    const { sessionToken, expires, userId } = valueOf(await signingIn[who](on));
    const shopper: Shopper = { ...on.anonymous, userId, sessionToken };
    const isKnown = () => on.world.read((view) => signedInUser(view, shopper)?.userId === userId);
    expect(Date.parse(expires) - on.world.now().getTime()).toBe(hours * HOUR_MS);
    on.world.advance({ advanceMs: hours * HOUR_MS - 1 });
    expect(isKnown()).toBe(true);
    on.world.advance({ advanceMs: 1 });
    expect(isKnown()).toBe(false);
  });

  it('has a token that cannot be guessed: 160 bits, always different', async () => {
    const on = await aShop();
    const tokens = [
      valueOf(await signingIn['a customer'](on)).sessionToken,
      valueOf(await signingIn['a customer'](on)).sessionToken,
    ];
    for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{40}$/u);
    expect(new Set(tokens.flatMap((token) => token.match(/.{8}/gu))).size).toBe(10);
  });

  it('ends completely with the next login in the same browser, and with the logout', async () => {
    const on = await aShop();
    const { shop, world } = on;
    const first = valueOf(await signingIn['a customer'](on));
    const again = valueOf(
      await shop.sessions.login(
        { ...on.shopper, sessionToken: first.sessionToken },
        { identifier, password, stayLogged: false, mergeCart: false },
      ),
    );
    const isKnown = (sessionToken: string) =>
      world.read((view) => signedInUser(view, { ...on.anonymous, sessionToken }) !== undefined);
    expect([isKnown(first.sessionToken), isKnown(again.sessionToken)]).toEqual([false, true]);
    await shop.sessions.logout(on.anonymous);
    expect(isKnown(again.sessionToken)).toBe(true);
    await shop.sessions.logout({ ...on.anonymous, sessionToken: again.sessionToken });
    expect([
      isKnown(again.sessionToken),
      world.read(({ state }) => state.timers.filter(({ kind }) => !/^(?:shipment|prime)-/u.test(kind))),
    ]).toEqual([false, []]);
  });
});

describe('the current user', () => {
  const view: View = aView((tx) => {
    put(tx, 'users', 'visitor', { kind: 'visitor', userId: 'visitor' });
    put(tx, 'users', 'guest', {
      kind: 'guest',
      userId: 'guest',
      email: 'gast@schule.example',
      firstName: 'Gerda',
      lastName: 'Gast',
    });
    put(tx, 'sessions', 'token', { userId: 'guest', endsAt: tx.now.getTime() + 1 });
    put(tx, 'sessions', 'over', { userId: 'guest', endsAt: tx.now.getTime() });
  });
  const who = (said: Pick<Shopper, 'sessionToken' | 'userId'>, readUser = currentUser) =>
    readUser(view, { ...VISITOR, ...said })?.userId;

  it.each<[string, Pick<Shopper, 'sessionToken' | 'userId'>, string | undefined, string | undefined]>([
    ['nobody', {}, undefined, undefined],
    ['a visitor by their id', { userId: 'visitor' }, 'visitor', undefined],
    ['nobody by the id of a guest', { userId: 'guest' }, undefined, undefined],
    ['nobody by an unknown id', { userId: 'nobody' }, undefined, undefined],
    ['a guest by their session', { sessionToken: 'token' }, 'guest', 'guest'],
    [
      'a guest by their session, whatever id is claimed',
      { sessionToken: 'token', userId: 'visitor' },
      'guest',
      'guest',
    ],
    ['nobody by a session that is over', { sessionToken: 'over', userId: 'guest' }, undefined, undefined],
    ['a visitor beside a session that is over', { sessionToken: 'over', userId: 'visitor' }, 'visitor', undefined],
  ])('%s', (_, said, expected, signedIn) => {
    expect([who(said), who(said, signedInUser)]).toEqual([expected, signedIn]);
  });
});
