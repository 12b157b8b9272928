import { visitorLoginStateOf, visitorTypeOf } from './visitor.ts';
import type { PortHarness } from '../testing/port-harness.ts';
import { withFixture, refusalOf, asSignedIn, valueOf } from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';
import { accountBehaviour } from './account.behaviour.ts';

/** What every adapter of the customers port promises. */
export const behavesLikeCustomers = (harness: PortHarness, t: TestApi): void => {
  const { describe, it, expect } = t;
  accountBehaviour(harness, t);
  describe('a visitor', () => {
    it(
      'is a guest until a login',
      withFixture(harness, {}, async ({ shop, shopper, anonymous }) => {
        expect(await shop.customers.current(anonymous, '/')).toMatchObject({
          isGuest: true,
          isInternal: false,
          primeInfo: { status: 'NONE' },
        });
        const visitor = await shop.customers.current(shopper, '/');
        expect(visitor.userId).toBe(shopper.userId);
        expect([visitorTypeOf(visitor), visitorLoginStateOf(visitor)]).toEqual(['guest', 'logged-out']);
      }),
    );

    it(
      'is an existing customer after earlier orders',
      withFixture(harness, { 'a registered customer': { kind: 'b2c' } }, async ({ shop, shopper, account }) => {
        const customer = await shop.customers.current(shopper, '/');
        expect([visitorTypeOf(customer), visitorLoginStateOf(customer)]).toEqual(['existing-customer', 'logged-in']);
        expect(customer.email).toBe(account.email);
      }),
    );

    it(
      'is a new customer before the first order',
      withFixture(harness, { 'a registered customer': { kind: 'new' } }, async ({ shop, shopper }) => {
        expect(visitorTypeOf(await shop.customers.current(shopper, '/'))).toBe('new-customer');
      }),
    );

    it(
      'has only a user id before a login, and the account’s fields after it (ENT-01)',
      withFixture(harness, {}, async (fixture) => {
        const { shop, shopper, account } = fixture;
        const visitor = await shop.customers.current(shopper, '/');
        expect(visitor).toEqual({
          userId: visitor.userId,
          isExistingCustomer: false,
          isNewCustomer: false,
          isGuest: true,
          isInternal: false,
          primeInfo: { status: 'NONE' },
        });
        const credentials = {
          identifier: account.identifier,
          password: account.password,
          stayLogged: false,
          mergeCart: false,
        };
        const customer = await shop.customers.current(
          asSignedIn(shopper, 'customer', valueOf(await shop.sessions.login(shopper, credentials))),
          '/',
        );
        expect(customer).toMatchObject({
          isExistingCustomer: true,
          isNewCustomer: false,
          isGuest: false,
          isInternal: false,
          email: account.email,
        });
        expect(customer.userId).not.toBe(visitor.userId);
      }),
    );

    it(
      'can be a prime member for a period (ENT-01)',
      withFixture(harness, { 'a registered customer': { kind: 'prime' } }, async ({ shop, shopper }) => {
        const { status, abo, startDate = '', endDate = '' } = (await shop.customers.current(shopper, '/')).primeInfo;
        expect([status, abo === undefined, startDate < endDate]).toEqual(['ACTIVE', false, true]);
      }),
    );

    it(
      'has a category and a way to be notified in the business shop (ENT-01)',
      withFixture(
        harness,
        { storefront: 'b2b-de', 'a registered customer': { kind: 'b2b' } },
        async ({ shop, shopper }) => {
          const { categoryType = '', notification = '' } = await shop.customers.current(shopper, '/');
          expect([categoryType, notification]).not.toContain('');
        },
      ),
    );

    it(
      'has a customer number and terms of payment in the business shop',
      withFixture(
        harness,
        { storefront: 'b2b-de', 'a registered customer': { kind: 'b2b' } },
        async ({ shop, shopper, account }) => {
          const customer = await shop.customers.current(shopper, '/');
          expect(customer.customerNumber).toBe(account.identifier);
          expect(customer.termsOfPayment).toBeGreaterThan(0);
        },
      ),
    );
  });

  describe('the e-mail address of a customer', () => {
    it(
      'changes together with the phone number, and is what the next login needs',
      withFixture(
        harness,
        { 'a registered customer': { kind: 'b2c' } },
        async ({ shop, shopper, anonymous, account }) => {
          expect(
            valueOf(
              await shop.customers.updateEmail(shopper, { email: ' anna@schule.example ', password: account.password }),
            ).email,
          ).toBe('anna@schule.example');
          expect(valueOf(await shop.customers.updatePhone(shopper, '030 4711')).phone).toBe('030 4711');
          const login = { password: account.password, stayLogged: false, mergeCart: false };
          expect((await shop.sessions.login(anonymous, { ...login, identifier: 'anna@schule.example' })).ok).toBe(true);
          expect((await shop.sessions.login(anonymous, { ...login, identifier: account.email })).ok).toBe(false);
          expect(await shop.customers.isEmailUnique(anonymous, account.email)).toBe(true);
        },
      ),
    );

    it(
      'is refused if it is invalid',
      withFixture(harness, { 'a registered customer': { kind: 'b2c' } }, async ({ shop, shopper, account }) => {
        expect(
          refusalOf(await shop.customers.updateEmail(shopper, { email: 'anna@', password: account.password })),
        ).toMatchObject({ fieldErrors: [{ field: 'email', message: 'vue.form.error.email.incorrect' }] });
        expect(refusalOf(await shop.customers.updatePhone(shopper, 'call me'))).toMatchObject({
          fieldErrors: [{ field: 'phone', message: 'shop.form.error.phone' }],
        });
      }),
    );

    it(
      'is refused if it belongs to somebody else, which only the account’s password reveals',
      withFixture(harness, {}, async ({ shop, shopper: visitor, account }) => {
        const frieda = {
          email: 'frieda@example.org',
          password: 'Kreide7',
          firstName: 'Frieda',
          lastName: 'Frisch',
          salutation: 'mrs',
        };
        const shopper = asSignedIn(visitor, 'customer', valueOf(await shop.sessions.registerCustomer(visitor, frieda)));
        const refusedWith = async (password: string) =>
          refusalOf(await shop.customers.updateEmail(shopper, { email: account.email, password }))?.fieldErrors;
        expect(await refusedWith('not it')).toMatchObject([
          { field: 'password', message: 'shop.form.error.password.wrong' },
        ]);
        expect(await refusedWith(frieda.password)).toMatchObject([
          { field: 'email', message: 'vue.form.error.email.notUnique' },
        ]);
      }),
    );

    it(
      'cannot be changed without the account’s password',
      withFixture(harness, { 'a registered customer': { kind: 'b2c' } }, async ({ shop, shopper, account }) => {
        for (const typed of [{ password: 'not it' }, {}]) {
          const refused = refusalOf(
            await shop.customers.updateEmail(shopper, { email: 'anna@schule.example', ...typed }),
          );
          expect(refused).toMatchObject({
            fieldErrors: [{ field: 'password', message: 'shop.form.error.password.wrong' }],
          });
        }
        expect((await shop.customers.current(shopper, '/')).email).toBe(account.email);
      }),
    );

    it(
      'cannot be changed without a session',
      withFixture(harness, {}, async ({ shop, shopper }) => {
        const refused = {
          because: 'invalid-form',
          fieldErrors: [],
          general: 'vue.error.security.valid_token_required',
        };
        expect(refusalOf(await shop.customers.updateEmail(shopper, { email: 'anna@schule.example' }))).toEqual(refused);
        expect(refusalOf(await shop.customers.updatePhone(shopper, '030 4711'))).toEqual(refused);
      }),
    );
  });
};
