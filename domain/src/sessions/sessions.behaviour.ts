import { omitNil } from '../shared/omit-nil.ts';
import { anAddressForm } from '../testing/an-address.ts';
import type { PortHarness, PortFixture } from '../testing/port-harness.ts';
import {
  addItem,
  cartIdOf,
  readCart,
  openSession,
  withFixture,
  refusalOf,
  asSignedIn,
  updateCart,
  valueOf,
} from '../testing/fixtures.ts';
import type { TestApi } from '../testing/test-api.ts';
import { behavesLikeGuestOrders } from './guest-orders.behaviour.ts';
import type { Credentials, CustomerRegistration } from './sessions.port.ts';
import type { Shopper } from '../visit/shopper.ts';

const credentialsOf = ({ account }: PortFixture, said: Partial<Credentials> = {}): Credentials => ({
  identifier: account.identifier,
  password: account.password,
  stayLogged: false,
  mergeCart: true,
  ...said,
});

const registration = (said: Partial<CustomerRegistration> = {}): CustomerRegistration => ({
  email: 'frieda.frisch@example.org',
  password: 'Kreide7',
  firstName: 'Frieda',
  lastName: 'Frisch',
  salutation: 'mrs',
  ...said,
});

const loggedIn = async (fixture: PortFixture, shopper: Shopper, said: Partial<Credentials> = {}): Promise<Shopper> =>
  asSignedIn(shopper, 'customer', valueOf(await fixture.shop.sessions.login(shopper, credentialsOf(fixture, said))));

const opening = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'gives each visitor a user id and an empty cart of their own',
    withFixture(harness, {}, async (fixture) => {
      const one = await openSession(fixture, fixture.anonymous);
      const other = await openSession(fixture, fixture.anonymous);
      expect(one.userId).not.toBe(other.userId);
      expect(one.cartId).not.toBe(other.cartId);
      expect((await readCart(fixture, one)).positionCount).toBe(0);
    }),
  );

  it(
    'continues with the cart that a visitor has',
    withFixture(harness, { 'a cart exists': { positions: 1 } }, async (fixture) => {
      expect(await fixture.shop.sessions.open(fixture.shopper)).toMatchObject({
        userId: fixture.shopper.userId,
        cartId: fixture.shopper.cartId,
      });
    }),
  );

  it(
    'returns the visitor’s own wish list for bookmarks, the same each time',
    withFixture(harness, {}, async (fixture) => {
      const visitor = await openSession(fixture, fixture.anonymous);
      const [first, again] = [await fixture.shop.sessions.open(visitor), await fixture.shop.sessions.open(visitor)];
      const other = await fixture.shop.sessions.open(fixture.anonymous);
      expect(again.activeWishlistId).toBe(first.activeWishlistId);
      expect(other.activeWishlistId).not.toBe(first.activeWishlistId);
    }),
  );

  it(
    'replaces somebody else’s cart with an empty one',
    withFixture(harness, { 'a cart exists': { positions: 1 } }, async (fixture) => {
      const anonymous = await openSession(fixture, fixture.anonymous);
      const opened = await fixture.shop.sessions.open({ ...anonymous, cartId: cartIdOf(fixture.shopper) });
      expect(opened.cartId).not.toBe(fixture.shopper.cartId);
      expect((await readCart(fixture, { ...anonymous, ...opened })).positionCount).toBe(0);
    }),
  );
};

const login = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'returns the customer, the expiry and the cart to continue with (ENT-02)',
    withFixture(harness, {}, async (fixture) => {
      const result = valueOf(await fixture.shop.sessions.login(fixture.shopper, credentialsOf(fixture)));
      expect(result).toMatchObject({ cartMerged: false, sharedListMerged: false });
      expect(
        [result.userId, result.firstName, result.lastName, result.sessionToken].filter((text) => text === ''),
      ).toEqual([]);
      expect(Number.isNaN(Date.parse(result.expires))).toBe(false);
      const shopper = asSignedIn(fixture.shopper, 'customer', result);
      expect(await fixture.shop.customers.current(shopper, '/')).toMatchObject({
        userId: result.userId,
        isGuest: false,
        email: fixture.account.email,
      });
    }),
  );

  it(
    'returns the customer’s own wish list for bookmarks, the same at each login',
    withFixture(harness, {}, async (fixture) => {
      const visited = await fixture.shop.sessions.open(fixture.shopper);
      const { activeWishlistId } = valueOf(await fixture.shop.sessions.login(fixture.shopper, credentialsOf(fixture)));
      expect(activeWishlistId).not.toBe(visited.activeWishlistId);
      expect(
        valueOf(await fixture.shop.sessions.login(fixture.anonymous, credentialsOf(fixture))).activeWishlistId,
      ).toBe(activeWishlistId);
    }),
  );

  it(
    'ignores case and surrounding spaces in the identifier',
    withFixture(harness, {}, async (fixture) => {
      const identifier = ` ${fixture.account.identifier.toUpperCase()} `;
      expect((await fixture.shop.sessions.login(fixture.shopper, credentialsOf(fixture, { identifier }))).ok).toBe(
        true,
      );
    }),
  );

  it(
    'merges the visitor’s cart into the customer’s own (AUTH-06)',
    withFixture(harness, {}, async (fixture) => {
      const [stored, brought, both] = fixture.goods.ordinary;
      const customer = await loggedIn(fixture, fixture.shopper);
      valueOf(await updateCart(fixture, customer, addItem(stored, 2), addItem(both)));
      await fixture.shop.sessions.logout(customer);
      const visitor = await openSession(fixture, fixture.anonymous);
      valueOf(await updateCart(fixture, visitor, addItem(brought), addItem(both, 3)));
      const result = valueOf(await fixture.shop.sessions.login(visitor, credentialsOf(fixture)));
      expect(result.cartMerged).toBe(true);
      const cart = await readCart(fixture, asSignedIn(visitor, 'customer', result));
      expect(cart.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
        [stored, 2],
        [both, 4],
        [brought, 1],
      ]);
      expect(refusalOf(await fixture.shop.carts.find(visitor, cartIdOf(visitor)))).toEqual({
        because: 'cart-not-found',
      });
    }),
  );

  it(
    'never merges to more than the stock',
    withFixture(harness, {}, async (fixture) => {
      const { scarce } = fixture.goods;
      const customer = await loggedIn(fixture, fixture.shopper);
      valueOf(await updateCart(fixture, customer, addItem(scarce, 2)));
      await fixture.shop.sessions.logout(customer);
      const visitor = await openSession(fixture, fixture.anonymous);
      valueOf(await updateCart(fixture, visitor, addItem(scarce, 2)));
      expect((await readCart(fixture, await loggedIn(fixture, visitor))).articleCount).toBe(3);
    }),
  );

  it(
    'does not merge vouchers that cannot be combined',
    withFixture(harness, {}, async (fixture) => {
      const { goods, vouchers } = fixture;
      const customer = await loggedIn(fixture, fixture.shopper);
      valueOf(
        await updateCart(fixture, customer, addItem(goods.ordinary[0]), { do: 'add-voucher', code: vouchers.percent }),
      );
      await fixture.shop.sessions.logout(customer);
      const visitor = await openSession(fixture, fixture.anonymous);
      valueOf(
        await updateCart(fixture, visitor, addItem(goods.ordinary[1]), { do: 'add-voucher', code: vouchers.alone }),
      );
      expect((await readCart(fixture, await loggedIn(fixture, visitor))).vouchers.map(({ code }) => code)).toEqual([
        vouchers.percent,
      ]);
    }),
  );

  it(
    'does not merge the visitor’s cart if that is not wanted (AUTH-06)',
    withFixture(harness, {}, async (fixture) => {
      const [stored, brought] = fixture.goods.ordinary;
      const customer = await loggedIn(fixture, fixture.shopper);
      valueOf(await updateCart(fixture, customer, addItem(stored)));
      await fixture.shop.sessions.logout(customer);
      const visitor = await openSession(fixture, fixture.anonymous);
      valueOf(await updateCart(fixture, visitor, addItem(brought)));
      const cart = await readCart(fixture, await loggedIn(fixture, visitor, { mergeCart: false }));
      expect(cart.positions.map(({ itemId }) => itemId)).toEqual([stored]);
    }),
  );

  it(
    'continues with the visitor’s cart if the customer has none',
    withFixture(harness, { 'a cart exists': { positions: 2 } }, async (fixture) => {
      const customer = await loggedIn(fixture, fixture.shopper);
      expect((await readCart(fixture, customer)).positionCount).toBe(2);
    }),
  );

  it(
    'refuses an unknown identifier and a wrong password with the same message',
    withFixture(harness, {}, async (fixture) => {
      const wrong = { because: 'wrong-credentials', message: 'shop.login.failed' };
      const { sessions } = fixture.shop;
      expect(refusalOf(await sessions.login(fixture.shopper, credentialsOf(fixture, { password: 'wrong' })))).toEqual(
        wrong,
      );
      expect(
        refusalOf(await sessions.login(fixture.shopper, credentialsOf(fixture, { identifier: 'nobody@example.org' }))),
      ).toEqual(wrong);
    }),
  );

  it(
    'refuses an IP address after twenty wrong passwords, and accepts the right one from another',
    withFixture(harness, {}, async (fixture) => {
      const logInFrom = (address: string, password?: string) =>
        fixture.shopFrom(address).sessions.login(fixture.shopper, credentialsOf(fixture, omitNil({ password })));
      for (let tries = 0; tries < 20; tries += 1) await logInFrom('198.51.100.7', 'wrong');
      expect(refusalOf(await logInFrom('198.51.100.7'))).toEqual({
        because: 'too-many-tries',
        message: 'shop.error.tooManyTries',
      });
      expect((await logInFrom('203.0.113.9')).ok).toBe(true);
    }),
  );

  it(
    'needs the customer number in the business shop, and refuses an e-mail address',
    withFixture(harness, { storefront: 'b2b-de' }, async (fixture) => {
      expect(
        (
          await fixture.shop.sessions.login(
            fixture.shopper,
            credentialsOf(fixture, { identifier: fixture.account.email }),
          )
        ).ok,
      ).toBe(false);
      expect((await fixture.shop.sessions.login(fixture.shopper, credentialsOf(fixture))).ok).toBe(true);
    }),
  );

  it(
    'ends with the logout: the account is out of reach',
    withFixture(
      harness,
      { 'a registered customer': { kind: 'b2c' }, 'a cart exists': { positions: 1 } },
      async (fixture) => {
        await fixture.shop.sessions.logout(fixture.shopper);
        expect((await fixture.shop.customers.current(fixture.shopper, '/')).isGuest).toBe(true);
        expect(await fixture.shop.addresses.billing(fixture.shopper)).toEqual([]);
        const opened = await fixture.shop.sessions.open(fixture.shopper);
        expect(opened.cartId).not.toBe(fixture.shopper.cartId);
      },
    ),
  );

  if (!harness.features.has('clock')) return;
  it(
    'expires at the time that it stated',
    withFixture(harness, {}, async (fixture) => {
      const result = valueOf(await fixture.shop.sessions.login(fixture.shopper, credentialsOf(fixture)));
      const stay = valueOf(
        await fixture.shop.sessions.login(fixture.shopper, credentialsOf(fixture, { stayLogged: true })),
      );
      expect(Date.parse(stay.expires)).toBeGreaterThan(Date.parse(result.expires));
      await fixture.pass(24 * 60 * 60 * 1000);
      const who = async (shopper: Shopper) => (await fixture.shop.customers.current(shopper, '/')).isGuest;
      expect(await who(asSignedIn(fixture.shopper, 'customer', result))).toBe(true);
      expect(await who(asSignedIn(fixture.shopper, 'customer', stay))).toBe(false);
    }),
  );

  it(
    'is possible again some time after too many attempts',
    withFixture(harness, {}, async (fixture) => {
      const { sessions } = fixture.shop;
      for (let tries = 0; tries < 20; tries += 1)
        await sessions.login(fixture.shopper, credentialsOf(fixture, { password: 'wrong' }));
      expect(refusalOf(await sessions.login(fixture.shopper, credentialsOf(fixture)))).toMatchObject({
        because: 'too-many-tries',
      });
      await fixture.pass(15 * 60 * 1000);
      expect((await sessions.login(fixture.shopper, credentialsOf(fixture))).ok).toBe(true);
    }),
  );
};

const registering = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'signs the new customer in, with addresses and cart',
    withFixture(harness, { 'a cart exists': { positions: 2 } }, async (fixture) => {
      const typed = registration({ billingAddress: anAddressForm() });
      const shopper = asSignedIn(
        fixture.shopper,
        'customer',
        valueOf(await fixture.shop.sessions.registerCustomer(fixture.shopper, typed)),
      );
      expect(await fixture.shop.customers.current(shopper, '/')).toMatchObject({
        isNewCustomer: true,
        isExistingCustomer: false,
        isGuest: false,
        email: typed.email,
      });
      const [customerAddress] = await fixture.shop.addresses.billing(shopper);
      expect(customerAddress).toMatchObject({ isCustomerAddress: true, lastName: anAddressForm().lastname });
      const cart = await readCart(fixture, shopper);
      expect(cart.positionCount).toBe(2);
      expect([cart.billingAddress, cart.shippingAddress]).toEqual([customerAddress, customerAddress]);
      const again = await fixture.shop.sessions.login(await openSession(fixture, fixture.anonymous), {
        identifier: typed.email,
        password: typed.password,
        stayLogged: false,
        mergeCart: false,
      });
      expect(valueOf(again).updatedCartId).toBe(shopper.cartId);
    }),
  );

  it(
    'refuses an e-mail address that is already registered (AUTH-13)',
    withFixture(harness, {}, async (fixture) => {
      const { shop, shopper, account } = fixture;
      expect(await shop.customers.isEmailUnique(shopper, account.email)).toBe(false);
      expect(await shop.customers.isEmailUnique(shopper, registration().email)).toBe(true);
      const refused = await shop.sessions.registerCustomer(
        shopper,
        registration({ email: account.email.toUpperCase() }),
      );
      expect(refusalOf(refused)).toEqual({
        because: 'invalid-form',
        fieldErrors: [{ field: 'email', message: 'vue.form.error.email.notUnique' }],
      });
    }),
  );

  it(
    'names every invalid field, those of an address with their form’s name (ENT-02)',
    withFixture(harness, {}, async (fixture) => {
      const typed = registration({
        email: 'frieda@',
        password: 'ab',
        lastName: ' ',
        billingAddress: anAddressForm({ postcode: '123', city: '' }),
      });
      const refusal = refusalOf(await fixture.shop.sessions.registerCustomer(fixture.shopper, typed));
      expect(refusal?.fieldErrors.map(({ field, message }) => [field, message])).toEqual([
        ['email', 'vue.form.error.email.incorrect'],
        ['password', 'vue.form.error.password.invalidLength'],
        ['lastName', 'vue.form.error.requiredField'],
        ['billingAddress.postcode', 'shop.form.error.postcode.de'],
        ['billingAddress.city', 'vue.form.error.requiredField'],
      ]);
      expect((await fixture.shop.customers.current(fixture.shopper, '/')).isGuest).toBe(true);
    }),
  );

  it(
    'lets a guest buy with any e-mail address, even a customer’s',
    withFixture(harness, { 'a cart exists': { positions: 1 } }, async (fixture) => {
      const shippingAddress = anAddressForm({ streetAndNumber: 'Hafenstraße 9' });
      const typed = { email: fixture.account.email, billingAddress: anAddressForm(), shippingAddress };
      const shopper = asSignedIn(
        fixture.shopper,
        'guest',
        valueOf(await fixture.shop.sessions.registerGuest(fixture.shopper, typed)),
      );
      expect(await fixture.shop.customers.current(shopper, '/')).toMatchObject({
        isGuest: true,
        isNewCustomer: false,
        isExistingCustomer: false,
      });
      const cart = await readCart(fixture, shopper);
      expect(cart).toMatchObject({
        positionCount: 1,
        billingAddress: { street: 'Schulweg 4' },
        shippingAddress: { street: 'Hafenstraße 9' },
      });
      expect(cart.billingEmail.selected).toBe(fixture.account.email);
    }),
  );

  it(
    'lets a guest buy for places without a house number',
    withFixture(harness, { 'a cart exists': { positions: 1 } }, async (fixture) => {
      const typed = {
        email: fixture.account.email,
        billingAddress: anAddressForm({ streetAndNumber: 'Am Markt (Rathaus)' }),
        shippingAddress: anAddressForm({ streetAndNumber: 'Hof Sonnenberg' }),
      };
      const shopper = asSignedIn(
        fixture.shopper,
        'guest',
        valueOf(await fixture.shop.sessions.registerGuest(fixture.shopper, typed)),
      );
      expect(await readCart(fixture, shopper)).toMatchObject({
        billingAddress: { street: 'Am Markt (Rathaus)' },
        shippingAddress: { street: 'Hof Sonnenberg' },
      });
    }),
  );

  it(
    'refuses a guest with an invalid e-mail or postal address',
    withFixture(harness, {}, async (fixture) => {
      const typed = { email: '', billingAddress: anAddressForm({ streetAndNumber: ' ' }) };
      const refusal = refusalOf(await fixture.shop.sessions.registerGuest(fixture.shopper, typed));
      expect(refusal?.fieldErrors.map(({ field }) => field)).toEqual(['email', 'billingAddress.streetAndNumber']);
    }),
  );
};

/** What every adapter of the sessions port promises. */
export const behavesLikeSessions = (harness: PortHarness, t: TestApi): void => {
  t.describe('opening a session', () => opening(harness, t));
  t.describe('a login', () => login(harness, t));
  t.describe('a registration', () => registering(harness, t));
  t.describe('the orders of a guest', () => behavesLikeGuestOrders(harness, t));
};
