import { behavesLikePasswords } from '@shop/domain/customers/passwords.behaviour';
import { PASSWORD_LINK_MINUTES } from '@shop/domain/customers/password-link';
import { asSignedIn, refusalOf, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { PERSONAS } from '../personas/personas.ts';
import { inMemoryHarness } from '../testing/in-memory-harness.ts';
import { aShop } from '../testing/a-shop.ts';
import { capturedMails } from '../worlds/mails.ts';
import { tokenIn } from '../customers/token-in.ts';

const { identifier, password } = PERSONAS.existing;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

describe('the passwords of the in-memory shop', () => behavesLikePasswords(inMemoryHarness, { describe, it, expect }));

type Shop = Awaited<ReturnType<typeof aShop>>;

const request = async ({ shop, shopper }: Shop, whose: string = identifier): Promise<void> =>
  shop.passwords.requestLink(shopper, { identifier: whose, honeypot: '', triesCount: 1 });
const logIn = async ({ shop, shopper }: Shop, persona: 'existing' | 'new' = 'existing') =>
  asSignedIn(
    shopper,
    'customer',
    valueOf(
      await shop.sessions.login(shopper, {
        identifier: PERSONAS[persona].identifier,
        password: PERSONAS[persona].password,
        stayLogged: false,
        mergeCart: false,
      }),
    ),
  );
const tokens = async ({ world }: Shop) =>
  (await capturedMails(world, { template: 'password-forgotten' })).map((mail) => tokenIn(mail) ?? '');

describe('links to a new password', () => {
  it('are stored by the digest of their token, which cannot be guessed: 160 bits, always different', async () => {
    const on = await aShop();
    await request(on);
    await request(on);
    const [first = '', second = ''] = await tokens(on);
    for (const token of [first, second]) expect(token).toMatch(/^[0-9a-f]{40}$/u);
    expect(first).not.toBe(second);
    expect(
      JSON.stringify(on.world.read(({ state }) => state.passwordLinks.buckets.flatMap((bucket) => [...bucket]))),
    ).not.toContain(first);
  });

  it('are forgotten a day after they expired, so that nothing piles up', async () => {
    const on = await aShop();
    await request(on);
    on.world.advance({ advanceMs: PASSWORD_LINK_MINUTES * MINUTE_MS + DAY_MS - 1 });
    expect(on.world.read(({ state }) => state.passwordLinks.size)).toBe(1);
    on.world.advance({ advanceMs: 1 });
    expect(
      on.world.read(({ state }) => [
        state.passwordLinks.size,
        state.timers.filter(({ kind }) => !/^(?:shipment|prime)-/u.test(kind)),
      ]),
    ).toEqual([0, []]);
  });

  it('are the five newest of an account', async () => {
    const on = await aShop();
    for (let count = 0; count < 6; count += 1) {
      await request(on);
      on.world.advance({ advanceMs: MINUTE_MS });
    }
    const states = await Promise.all((await tokens(on)).map((token) => on.shop.passwords.linkState(on.shopper, token)));
    expect(states).toEqual(['unknown', 'valid', 'valid', 'valid', 'valid', 'valid']);
  });

  it('of another account stay, however many are requested, and whether the password is changed or the account deleted', async () => {
    const on = await aShop();
    await request(on, ` ${PERSONAS.new.identifier.toUpperCase()} `);
    const [other = ''] = await tokens(on);
    for (let count = 0; count < 6; count += 1) await request(on);
    const customer = await logIn(on);
    valueOf(await on.shop.passwords.change(customer, { currentPassword: password, password: 'Schwamm12' }));
    valueOf(await on.shop.customers.deleteAccount(customer, 'Schwamm12'));
    expect(await on.shop.passwords.linkState(on.shopper, other)).toBe('valid');
  });

  it('are gone with their account', async () => {
    const on = await aShop();
    await request(on);
    const customer = await logIn(on);
    valueOf(await on.shop.customers.deleteAccount(customer, password));
    const [token = ''] = await tokens(on);
    expect(await on.shop.passwords.linkState(on.shopper, token)).toBe('unknown');
    expect(
      on.world.read(({ state }) => [
        state.passwordLinks.size,
        state.timers.filter(({ kind }) => !/^(?:shipment|prime)-/u.test(kind)),
      ]),
    ).toEqual([0, []]);
  });
});

it('refuses further guesses of the current password after twenty wrong ones, and still lets the customer log in', async () => {
  const on = await aShop();
  const customer = await logIn(on);
  const guess = (currentPassword: string) =>
    on.shop.passwords.change(customer, { currentPassword, password: 'Schwamm12' });
  for (let count = 0; count < 20; count += 1) await guess('wrong');
  expect(refusalOf(await guess(password))?.general).toBe('shop.error.tooManyTries');
  expect((await logIn(on)).loginState).toBe('customer');
  const other = await logIn(on, 'new');
  expect(
    (await on.shop.passwords.change(other, { currentPassword: PERSONAS.new.password, password: 'Schwamm12' })).ok,
  ).toBe(true);
});

it('counts wrong guesses of the current password from the last right one', async () => {
  const on = await aShop();
  const customer = await logIn(on);
  const guess = (currentPassword: string) => on.shop.passwords.change(customer, { currentPassword, password });
  for (const _round of [1, 2]) {
    for (let count = 0; count < 19; count += 1) await guess('wrong');
    expect((await guess(password)).ok).toBe(true);
  }
});
