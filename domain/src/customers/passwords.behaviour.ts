import type { Shopper } from '../visit/shopper.ts';
import { PASSWORD_LINK_MINUTES } from './password-link.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { asSignedIn, openSession, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';

const CUSTOMER = { 'a registered customer': { kind: 'b2c' } } as const;
const BUSINESS = { storefront: 'b2b-de', 'a registered customer': { kind: 'b2b' } } as const;
const MINUTE_MS = 60_000;
const NEW = 'Schwamm-und-Tafel';

const login = ({ shop, account }: PortFixture, shopper: Shopper, password: string) =>
  shop.sessions.login(shopper, { identifier: account.identifier, password, stayLogged: false, mergeCart: false });

const inAnotherBrowser = async (fixture: PortFixture): Promise<Shopper> => {
  const visitor = await openSession(fixture, fixture.anonymous);
  return asSignedIn(visitor, 'customer', valueOf(await login(fixture, visitor, fixture.account.password)));
};

const isSignedIn = async ({ shop }: PortFixture, shopper: Shopper): Promise<boolean> =>
  !(await shop.customers.current(shopper, '/')).isGuest;

const changing = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'replaces the one of before (AUTH-19, UPM-09)',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop, shopper, anonymous, account } = fixture;
      valueOf(await shop.passwords.change(shopper, { currentPassword: account.password, password: NEW }));
      expect((await login(fixture, anonymous, account.password)).ok).toBe(false);
      expect((await login(fixture, anonymous, NEW)).ok).toBe(true);
    }),
  );

  it(
    'ends the other sessions of the customer, and not this one',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop, shopper, account } = fixture;
      const elsewhere = await inAnotherBrowser(fixture);
      valueOf(await shop.passwords.change(shopper, { currentPassword: account.password, password: NEW }));
      expect([await isSignedIn(fixture, shopper), await isSignedIn(fixture, elsewhere)]).toEqual([true, false]);
    }),
  );

  it(
    'is refused at its field if the current one is wrong, or if it is too short',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop, shopper, account } = fixture;
      const elsewhere = await inAnotherBrowser(fixture);
      const wrong = await shop.passwords.change(shopper, { currentPassword: 'not it', password: NEW });
      expect(refusalOf(wrong)).toEqual({
        because: 'invalid-form',
        fieldErrors: [{ field: 'currentPassword', message: 'shop.form.error.password.wrong' }],
      });
      const short = await shop.passwords.change(shopper, { currentPassword: account.password, password: 'kr' });
      expect(refusalOf(short)).toMatchObject({
        fieldErrors: [{ field: 'password', message: 'vue.form.error.password.invalidLength' }],
      });
      expect(await isSignedIn(fixture, elsewhere)).toBe(true);
    }),
  );

  it(
    'needs a session',
    withFixture(harness, {}, async ({ shop, shopper, account }) => {
      const refusal = refusalOf(
        await shop.passwords.change(shopper, { currentPassword: account.password, password: NEW }),
      );
      expect(refusal).toEqual({
        because: 'invalid-form',
        fieldErrors: [],
        general: 'vue.error.security.valid_token_required',
      });
    }),
  );
};

const tokenIn = (url: string): string => url.split('token=')[1]?.split('&')[0] ?? '';

const linksTo = async ({ mailsTo }: PortFixture, address: string): Promise<readonly string[]> =>
  (await mailsTo(address))
    .filter(({ template }) => template === 'password-forgotten')
    .flatMap(({ links }) => links.filter(({ rel }) => rel === 'new-password').map(({ url }) => url));

const requestedToken = async (fixture: PortFixture): Promise<string> => {
  const { shop, anonymous, account } = fixture;
  await shop.passwords.requestLink(anonymous, { identifier: account.identifier, honeypot: '', triesCount: 1 });
  return tokenIn((await linksTo(fixture, account.email)).at(-1) ?? '/');
};

const forgetting = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'sends the account’s owner a link to choose a new one (AUTH-15, UPM-07, UPM-08, UPQ-24)',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop, shopper, anonymous, account } = fixture;
      const token = await requestedToken(fixture);
      expect(await shop.passwords.linkState(anonymous, token)).toBe('valid');
      valueOf(await shop.passwords.changeByLink(anonymous, { token, password: NEW }));
      expect((await login(fixture, anonymous, account.password)).ok).toBe(false);
      expect((await login(fixture, anonymous, NEW)).ok).toBe(true);
      expect(await isSignedIn(fixture, shopper)).toBe(false);
      expect((await fixture.mailsTo(account.email)).map(({ template }) => template)).toEqual([
        'password-forgotten',
        'password-changed',
      ]);
    }),
  );

  it(
    'is found by the customer number on the business shop',
    withFixture(harness, BUSINESS, async (fixture) => {
      expect(await requestedToken(fixture)).not.toBe('');
    }),
  );

  it(
    'sends nothing for an unknown account, nor to a robot',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop, anonymous, account } = fixture;
      await shop.passwords.requestLink(anonymous, { identifier: 'nobody@schule.example', honeypot: '', triesCount: 1 });
      await shop.passwords.requestLink(anonymous, {
        identifier: account.identifier,
        honeypot: 'https://spam.example',
        triesCount: 2,
      });
      expect([await fixture.mailsTo('nobody@schule.example'), await fixture.mailsTo(account.email)]).toEqual([[], []]);
    }),
  );

  it(
    'works once, and then no other link to the account works',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop, anonymous } = fixture;
      const [first, second] = [await requestedToken(fixture), await requestedToken(fixture)];
      valueOf(await shop.passwords.changeByLink(anonymous, { token: second, password: NEW }));
      for (const token of [first, second]) {
        expect(await shop.passwords.linkState(anonymous, token)).toBe('used');
        expect(refusalOf(await shop.passwords.changeByLink(anonymous, { token, password: 'another one' }))).toEqual({
          because: 'invalid-form',
          fieldErrors: [],
          general: 'shop.password.link.used',
        });
      }
      expect((await login(fixture, anonymous, NEW)).ok).toBe(true);
    }),
  );

  it(
    'is unknown where it was invented, and on another storefront',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop, anonymous, account } = fixture;
      const token = await requestedToken(fixture);
      const abroad = { ...anonymous, storefront: STOREFRONTS.at };
      for (const [shopper, said] of [
        [anonymous, `${token}0`],
        [anonymous, 'invented'],
        [anonymous, ''],
        [abroad, token],
      ] as const) {
        expect(await shop.passwords.linkState(shopper, said)).toBe('unknown');
        expect(refusalOf(await shop.passwords.changeByLink(shopper, { token: said, password: NEW }))?.general).toBe(
          'shop.password.link.unknown',
        );
      }
      expect((await login(fixture, anonymous, account.password)).ok).toBe(true);
    }),
  );

  it(
    'still works after a password that is too short',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop, anonymous } = fixture;
      const token = await requestedToken(fixture);
      const short = await shop.passwords.changeByLink(anonymous, { token, password: 'kr' });
      expect(refusalOf(short)).toMatchObject({
        fieldErrors: [{ field: 'password', message: 'vue.form.error.password.invalidLength' }],
      });
      expect(await shop.passwords.linkState(anonymous, token)).toBe('valid');
    }),
  );

  it(
    'no longer works after the owner has changed the password',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop, shopper, anonymous, account } = fixture;
      const token = await requestedToken(fixture);
      valueOf(await shop.passwords.change(shopper, { currentPassword: account.password, password: NEW }));
      expect(await shop.passwords.linkState(anonymous, token)).toBe('used');
    }),
  );

  if (!harness.features.has('clock')) return;
  it(
    'expires',
    withFixture(harness, CUSTOMER, async (fixture) => {
      const { shop, anonymous, account, pass } = fixture;
      const token = await requestedToken(fixture);
      await pass(PASSWORD_LINK_MINUTES * MINUTE_MS - 1);
      expect(await shop.passwords.linkState(anonymous, token)).toBe('valid');
      await pass(1);
      expect(await shop.passwords.linkState(anonymous, token)).toBe('expired');
      expect(refusalOf(await shop.passwords.changeByLink(anonymous, { token, password: NEW }))?.general).toBe(
        'shop.password.link.expired',
      );
      expect((await login(fixture, anonymous, account.password)).ok).toBe(true);
    }),
  );
};

/** What every adapter of the passwords port promises. */
export const behavesLikePasswords = (harness: PortHarness, t: TestApi): void => {
  t.describe('a new password', () => changing(harness, t));
  t.describe('a link of which nothing was sent', () => {
    t.it(
      'is unknown',
      withFixture(harness, {}, async ({ shop, anonymous }) => {
        t.expect(await shop.passwords.linkState(anonymous, 'invented')).toBe('unknown');
      }),
    );
  });
  if (!harness.features.has('mails')) return;
  t.describe('a forgotten password', () => forgetting(harness, t));
};
