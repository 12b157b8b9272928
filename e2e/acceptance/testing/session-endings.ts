import { PERSONAS } from '@shop/fakes/personas/personas';
import { entriesOf } from '@shop/fakes/worlds/persistent-map';
import { remove } from '@shop/fakes/worlds/transaction';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { expect } from 'vitest';

/** Who uses the browser. */
export const PERSONS = ['a visitor who is new', 'a guest', 'a customer'] as const;
export type Person = (typeof PERSONS)[number];
export const [NEW, GUEST, CUSTOMER] = PERSONS;

/** A way in which somebody's session ends. */
interface Ending {
  readonly how: string;
  readonly of: readonly Person[];
  readonly end: (visitor: Entered, shop: OpenBackend) => Promise<unknown>;
}

/** Longer than any login that ends with the browser. */
const THIRTEEN_HOURS_MS = 13 * 60 * 60_000;

const revoked = async ({ browser }: Entered): Promise<void> => {
  browser.cookies.set('securityLogout', '1');
  const failing = await browser.get('/gibt-es-nicht/');
  expect(failing.headers.location).toBe('/logout/');
  await browser.get('/logout/');
};

/** The shop ends all sessions, and the next page asks who is visiting. */
export const forgottenByTheShop = async ({ browser, world }: Entered): Promise<void> => {
  world.run((tx) => entriesOf(tx.state.sessions).forEach(([token]) => remove(tx, 'sessions', token)));
  await browser.query('{ me { loginState } }');
};

const expired = async ({ browser }: Entered, { clock }: OpenBackend): Promise<void> => {
  clock.forward(THIRTEEN_HOURS_MS);
  await browser.get('/');
};

const signedInAsPaul = ({ browser }: Entered): Promise<unknown> => {
  const { identifier, password } = PERSONAS.prime;
  return browser.postJson('/api/login-action/', { formData: { email: identifier, password }, mergeCart: true });
};

const deleted = ({ browser }: Entered): Promise<unknown> =>
  resultOf(
    browser,
    `mutation { result: deleteAccount(input: { password: "${PERSONAS.existing.password}", isSure: true }) { __typename } }`,
  );

export const LOGOUTS: readonly Ending[] = [
  { how: 'a logout by a script', of: PERSONS, end: ({ browser }) => browser.postJson('/api/logout-action/', {}) },
  {
    how: 'a logout by a form without scripts',
    of: [NEW, CUSTOMER],
    end: ({ browser }) => browser.postForm('/forms/logout', {}),
  },
  {
    how: 'a logout typed into the address bar, or in another tab',
    of: PERSONS,
    end: ({ browser }) => browser.get('/logout/'),
  },
  { how: 'a security logout', of: PERSONS, end: revoked },
];

const ENDINGS: readonly Ending[] = [
  ...LOGOUTS,
  { how: 'the shop having ended the session', of: [GUEST, CUSTOMER], end: forgottenByTheShop },
  { how: 'the time of the login being over', of: [GUEST, CUSTOMER], end: expired },
  { how: 'the login of somebody else', of: [CUSTOMER], end: signedInAsPaul },
  { how: 'the deletion of the account', of: [CUSTOMER], end: deleted },
];

/** Every way in which a session ends, for everybody whose session can end so. */
export const ENDED_SESSIONS = ENDINGS.flatMap(({ of, ...ending }) => of.map((person) => ({ person, ...ending })));
