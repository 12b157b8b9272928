import type { Shopper } from '../visit/shopper.ts';
import { asSignedIn, openSession, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';

const CUSTOMER = { 'a registered customer': { kind: 'b2c' } } as const;
const NOT_SIGNED_IN = { because: 'invalid-form', fieldErrors: [], general: 'vue.error.security.valid_token_required' };

const MARRIED = { salutation: 'mr', firstName: ' Andrea ', lastName: 'Lehmann-Ölçer', company: '' };

const login = ({ shop, account }: PortFixture, shopper: Shopper) =>
  shop.sessions.login(shopper, {
    identifier: account.identifier,
    password: account.password,
    stayLogged: false,
    mergeCart: false,
  });

/** The customer in another browser. */
const inAnotherBrowser = async (fixture: PortFixture): Promise<Shopper> => {
  const visitor = await openSession(fixture, fixture.anonymous);
  return asSignedIn(visitor, 'customer', valueOf(await login(fixture, visitor)));
};

/** What customers change about their account, and its end. */
export const accountBehaviour = (harness: PortHarness, { describe, it, expect }: TestApi): void => {
  describe('account data', () => {
    it(
      'change together: salutation, names and company (ACCT-01, UPM-10)',
      withFixture(harness, CUSTOMER, async ({ shop, shopper }) => {
        const changed = valueOf(
          await shop.customers.changeAccountData(shopper, { ...MARRIED, company: 'Kita Sonnenschein' }),
        );
        expect(changed).toMatchObject({
          salutation: 'mr',
          firstName: 'Andrea',
          lastName: 'Lehmann-Ölçer',
          company: 'Kita Sonnenschein',
        });
        expect(await shop.customers.current(shopper, '/')).toEqual(changed);
        expect(valueOf(await shop.customers.changeAccountData(shopper, MARRIED)).company).toBeUndefined();
      }),
    );

    it(
      'are refused at the fields that are wrong, and stay as they were',
      withFixture(harness, CUSTOMER, async ({ shop, shopper }) => {
        const before = await shop.customers.current(shopper, '/');
        const refusal = refusalOf(
          await shop.customers.changeAccountData(shopper, { ...MARRIED, salutation: 'dr', lastName: ' ' }),
        );
        expect(refusal).toMatchObject({
          fieldErrors: [
            { field: 'salutation', message: 'shop.form.error.choice' },
            { field: 'lastName', message: 'vue.form.error.requiredField' },
          ],
        });
        expect(await shop.customers.current(shopper, '/')).toEqual(before);
      }),
    );

    it(
      'need the company on the business shop',
      withFixture(
        harness,
        { storefront: 'b2b-de', 'a registered customer': { kind: 'b2b' } },
        async ({ shop, shopper }) => {
          expect(refusalOf(await shop.customers.changeAccountData(shopper, MARRIED))).toMatchObject({
            fieldErrors: [{ field: 'company' }],
          });
        },
      ),
    );

    it(
      'cannot be changed without a session',
      withFixture(harness, {}, async ({ shop, shopper }) => {
        expect(refusalOf(await shop.customers.changeAccountData(shopper, MARRIED))).toEqual(NOT_SIGNED_IN);
        expect(refusalOf(await shop.customers.deleteAccount(shopper, 'kreide'))).toEqual(NOT_SIGNED_IN);
      }),
    );
  });

  describe('a deleted account', () => {
    it(
      'cannot be logged in to, its sessions are over, and its e-mail address is free (ACCT-01, UPM-13)',
      withFixture(harness, CUSTOMER, async (fixture) => {
        const { shop, shopper, anonymous, account } = fixture;
        const elsewhere = await inAnotherBrowser(fixture);
        valueOf(await shop.customers.deleteAccount(shopper, account.password));
        expect((await login(fixture, anonymous)).ok).toBe(false);
        for (const session of [shopper, elsewhere])
          expect((await shop.customers.current(session, '/')).isGuest).toBe(true);
        expect(await shop.customers.isEmailUnique(anonymous, account.email)).toBe(true);
      }),
    );

    it(
      'stays if the password is wrong',
      withFixture(harness, CUSTOMER, async (fixture) => {
        const { shop, shopper } = fixture;
        const refusal = refusalOf(await shop.customers.deleteAccount(shopper, 'not it'));
        expect(refusal).toEqual({
          because: 'invalid-form',
          fieldErrors: [{ field: 'password', message: 'shop.form.error.password.wrong' }],
        });
        expect((await shop.customers.current(shopper, '/')).isGuest).toBe(false);
      }),
    );

    it(
      'leaves nothing to a new one with the same e-mail address',
      withFixture(harness, CUSTOMER, async ({ shop, shopper, anonymous, account }) => {
        valueOf(await shop.customers.deleteAccount(shopper, account.password));
        const person = {
          email: account.email,
          password: 'Kreide7',
          firstName: 'Anna',
          lastName: 'Lehmann',
          salutation: 'mrs',
        };
        const again = asSignedIn(
          anonymous,
          'customer',
          valueOf(await shop.sessions.registerCustomer(anonymous, person)),
        );
        expect([
          await shop.addresses.billing(again),
          await shop.addresses.shipping(again),
          await shop.orders.recent(again),
        ]).toEqual([[], [], []]);
      }),
    );
  });

  if (harness.features.has('card-provider')) {
    it(
      'is not deleted while an order waits for its payment',
      withFixture(
        harness,
        { ...CUSTOMER, 'a cart exists': { positions: 1 }, 'the cart is ready': { paymentId: 'CREDIT_CARD' } },
        async (fixture) => {
          const { shop, shopper, account } = fixture;
          const { orderId = '' } = valueOf(await shop.orders.submit(shopper, shopper.cartId ?? ''));
          expect(refusalOf(await shop.customers.deleteAccount(shopper, account.password))).toEqual({
            because: 'invalid-form',
            fieldErrors: [],
            general: 'shop.account.unpaidOrder',
          });
          await fixture.endPayment(orderId, 'cancelled');
          expect((await shop.customers.deleteAccount(shopper, account.password)).ok).toBe(true);
        },
      ),
    );
  }

  if (!harness.features.has('mails')) return;
  describe('a mail', () => {
    it(
      'goes to the previous and to the new e-mail address',
      withFixture(harness, CUSTOMER, async ({ shop, shopper, account, mailsTo }) => {
        valueOf(
          await shop.customers.updateEmail(shopper, { email: 'umzug@schule.example', password: account.password }),
        );
        for (const address of [account.email, 'umzug@schule.example'])
          expect((await mailsTo(address)).map(({ template }) => template)).toEqual(['email-changed']);
      }),
    );

    it(
      'is not sent if the e-mail address stays the same',
      withFixture(harness, CUSTOMER, async ({ shop, shopper, account, mailsTo }) => {
        valueOf(
          await shop.customers.updateEmail(shopper, { email: account.email.toUpperCase(), password: account.password }),
        );
        expect(await mailsTo(account.email)).toEqual([]);
      }),
    );

    it(
      'confirms that an account was deleted',
      withFixture(harness, CUSTOMER, async ({ shop, shopper, account, mailsTo }) => {
        valueOf(await shop.customers.deleteAccount(shopper, account.password));
        expect((await mailsTo(account.email)).map(({ template }) => template)).toEqual(['account-deleted']);
      }),
    );
  });
};
