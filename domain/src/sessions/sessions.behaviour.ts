import { anAddressForm } from '../testing/an-address.ts';
import type { PortHarness, Scene } from '../testing/port-harness.ts';
import { adding, cartIdOf, cartOf, entered, onScene, refusalOf, signedInAs, updated, valueOf } from '../testing/scenes.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { Credentials, CustomerRegistration } from './sessions.port.ts';
import type { Shopper } from './shopper.ts';

const credentialsOf = ({ account }: Scene, said: Partial<Credentials> = {}): Credentials => ({
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

const loggedIn = async (scene: Scene, shopper: Shopper, said: Partial<Credentials> = {}): Promise<Shopper> =>
  signedInAs(shopper, 'customer', valueOf(await scene.shop.sessions.login(shopper, credentialsOf(scene, said))));

const opening = (harness: PortHarness, { it, expect }: TestApi): void => {
  it('gives each visitor a name and an empty cart of their own', onScene(harness, {}, async (scene) => {
    const one = await entered(scene, scene.stranger);
    const other = await entered(scene, scene.stranger);
    expect(one.userId).not.toBe(other.userId);
    expect(one.cartId).not.toBe(other.cartId);
    expect((await cartOf(scene, one)).positionCount).toBe(0);
  }));

  it('goes on with the cart that a visitor has', onScene(harness, { 'a cart exists': { positions: 1 } }, async (scene) => {
    expect(await scene.shop.sessions.open(scene.shopper)).toMatchObject({ userId: scene.shopper.userId, cartId: scene.shopper.cartId });
  }));

  it('names the list that bookmarks go to: a visitor’s own, and the same again', onScene(harness, {}, async (scene) => {
    const visitor = await entered(scene, scene.stranger);
    const [first, again] = [await scene.shop.sessions.open(visitor), await scene.shop.sessions.open(visitor)];
    const other = await scene.shop.sessions.open(scene.stranger);
    expect(again.activeWishlistId).toBe(first.activeWishlistId);
    expect(other.activeWishlistId).not.toBe(first.activeWishlistId);
  }));

  it('gives an empty cart in place of one that is no cart of theirs', onScene(harness, { 'a cart exists': { positions: 1 } }, async (scene) => {
    const stranger = await entered(scene, scene.stranger);
    const opened = await scene.shop.sessions.open({ ...stranger, cartId: cartIdOf(scene.shopper) });
    expect(opened.cartId).not.toBe(scene.shopper.cartId);
    expect((await cartOf(scene, { ...stranger, ...opened })).positionCount).toBe(0);
  }));
};

const login = (harness: PortHarness, { it, expect }: TestApi): void => {
  it('answers who came in, until when, and the cart to go on with (ENT-02)', onScene(harness, {}, async (scene) => {
    const answer = valueOf(await scene.shop.sessions.login(scene.shopper, credentialsOf(scene)));
    expect(answer).toMatchObject({ cartMerged: false, sharedListMerged: false });
    expect([answer.userId, answer.firstName, answer.lastName, answer.sessionToken].filter((text) => text === '')).toEqual([]);
    expect(Number.isNaN(Date.parse(answer.expires))).toBe(false);
    const shopper = signedInAs(scene.shopper, 'customer', answer);
    expect(await scene.shop.customers.current(shopper, '/')).toMatchObject({ userId: answer.userId, isGuest: false, email: scene.account.email });
  }));

  it('names the customer’s own list for bookmarks, the same at each login', onScene(harness, {}, async (scene) => {
    const visited = await scene.shop.sessions.open(scene.shopper);
    const { activeWishlistId } = valueOf(await scene.shop.sessions.login(scene.shopper, credentialsOf(scene)));
    expect(activeWishlistId).not.toBe(visited.activeWishlistId);
    expect(valueOf(await scene.shop.sessions.login(scene.stranger, credentialsOf(scene))).activeWishlistId).toBe(activeWishlistId);
  }));

  it('takes the name in any case and with spaces around it', onScene(harness, {}, async (scene) => {
    const identifier = ` ${scene.account.identifier.toUpperCase()} `;
    expect((await scene.shop.sessions.login(scene.shopper, credentialsOf(scene, { identifier }))).ok).toBe(true);
  }));

  it('puts the cart of before together with the customer’s own (AUTH-06)', onScene(harness, {}, async (scene) => {
    const [kept, brought, both] = scene.goods.ordinary;
    const customer = await loggedIn(scene, scene.shopper);
    valueOf(await updated(scene, customer, adding(kept, 2), adding(both)));
    await scene.shop.sessions.logout(customer);
    const visitor = await entered(scene, scene.stranger);
    valueOf(await updated(scene, visitor, adding(brought), adding(both, 3)));
    const answer = valueOf(await scene.shop.sessions.login(visitor, credentialsOf(scene)));
    expect(answer.cartMerged).toBe(true);
    const cart = await cartOf(scene, signedInAs(visitor, 'customer', answer));
    expect(cart.positions.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([[kept, 2], [both, 4], [brought, 1]]);
    expect(refusalOf(await scene.shop.carts.find(visitor, cartIdOf(visitor)))).toEqual({ because: 'cart-not-found' });
  }));

  it('never puts more together than there is', onScene(harness, {}, async (scene) => {
    const { scarce } = scene.goods;
    const customer = await loggedIn(scene, scene.shopper);
    valueOf(await updated(scene, customer, adding(scarce, 2)));
    await scene.shop.sessions.logout(customer);
    const visitor = await entered(scene, scene.stranger);
    valueOf(await updated(scene, visitor, adding(scarce, 2)));
    expect((await cartOf(scene, await loggedIn(scene, visitor))).articleCount).toBe(3);
  }));

  it('puts no vouchers together that do not go together', onScene(harness, {}, async (scene) => {
    const { goods, vouchers } = scene;
    const customer = await loggedIn(scene, scene.shopper);
    valueOf(await updated(scene, customer, adding(goods.ordinary[0]), { do: 'add-voucher', code: vouchers.percent }));
    await scene.shop.sessions.logout(customer);
    const visitor = await entered(scene, scene.stranger);
    valueOf(await updated(scene, visitor, adding(goods.ordinary[1]), { do: 'add-voucher', code: vouchers.alone }));
    expect((await cartOf(scene, await loggedIn(scene, visitor))).vouchers.map(({ code }) => code)).toEqual([vouchers.percent]);
  }));

  it('leaves the cart of before alone where that is wished (AUTH-06)', onScene(harness, {}, async (scene) => {
    const [kept, brought] = scene.goods.ordinary;
    const customer = await loggedIn(scene, scene.shopper);
    valueOf(await updated(scene, customer, adding(kept)));
    await scene.shop.sessions.logout(customer);
    const visitor = await entered(scene, scene.stranger);
    valueOf(await updated(scene, visitor, adding(brought)));
    const cart = await cartOf(scene, await loggedIn(scene, visitor, { mergeCart: false }));
    expect(cart.positions.map(({ itemId }) => itemId)).toEqual([kept]);
  }));

  it('goes on with the visitor’s cart where the customer has none', onScene(harness, { 'a cart exists': { positions: 2 } }, async (scene) => {
    const customer = await loggedIn(scene, scene.shopper);
    expect((await cartOf(scene, customer)).positionCount).toBe(2);
  }));

  it('answers an unknown name and a wrong password alike', onScene(harness, {}, async (scene) => {
    const wrong = { because: 'wrong-credentials', message: 'shop.login.failed' };
    const { sessions } = scene.shop;
    expect(refusalOf(await sessions.login(scene.shopper, credentialsOf(scene, { password: 'wrong' })))).toEqual(wrong);
    expect(refusalOf(await sessions.login(scene.shopper, credentialsOf(scene, { identifier: 'nobody@example.org' })))).toEqual(wrong);
  }));

  it('refuses further passwords from an address after twenty wrong ones, and takes the right one from another address', onScene(harness, {}, async (scene) => {
    const { sessions } = scene.shop;
    const from = (address: string): Shopper => ({ ...scene.shopper, headers: { ...scene.shopper.headers, 'x-forwarded-for': address } });
    for (let tries = 0; tries < 20; tries += 1) await sessions.login(from('198.51.100.7'), credentialsOf(scene, { password: 'wrong' }));
    expect(refusalOf(await sessions.login(from('198.51.100.7'), credentialsOf(scene)))).toEqual({ because: 'too-many-tries', message: 'shop.error.tooManyTries' });
    expect((await sessions.login(from('203.0.113.9'), credentialsOf(scene))).ok).toBe(true);
  }));

  it('wants the customer number on the business shop, and no e-mail address', onScene(harness, { storefront: 'b2b-de' }, async (scene) => {
    expect((await scene.shop.sessions.login(scene.shopper, credentialsOf(scene, { identifier: scene.account.email }))).ok).toBe(false);
    expect((await scene.shop.sessions.login(scene.shopper, credentialsOf(scene))).ok).toBe(true);
  }));

  it('ends with the logout: what was the customer’s own is out of reach', onScene(harness, { 'a registered customer': { kind: 'b2c' }, 'a cart exists': { positions: 1 } }, async (scene) => {
    await scene.shop.sessions.logout(scene.shopper);
    expect((await scene.shop.customers.current(scene.shopper, '/')).isGuest).toBe(true);
    expect(await scene.shop.addresses.billing(scene.shopper)).toEqual([]);
    const opened = await scene.shop.sessions.open(scene.shopper);
    expect(opened.cartId).not.toBe(scene.shopper.cartId);
  }));

  if (!harness.features.has('clock')) return;
  it('ends by itself at the hour it named', onScene(harness, {}, async (scene) => {
    const answer = valueOf(await scene.shop.sessions.login(scene.shopper, credentialsOf(scene)));
    const stay = valueOf(await scene.shop.sessions.login(scene.shopper, credentialsOf(scene, { stayLogged: true })));
    expect(Date.parse(stay.expires)).toBeGreaterThan(Date.parse(answer.expires));
    await scene.pass(24 * 60 * 60 * 1000);
    const who = async (shopper: Shopper) => (await scene.shop.customers.current(shopper, '/')).isGuest;
    expect(await who(signedInAs(scene.shopper, 'customer', answer))).toBe(true);
    expect(await who(signedInAs(scene.shopper, 'customer', stay))).toBe(false);
  }));

  it('is listened to again a while after too many tries', onScene(harness, {}, async (scene) => {
    const { sessions } = scene.shop;
    for (let tries = 0; tries < 20; tries += 1) await sessions.login(scene.shopper, credentialsOf(scene, { password: 'wrong' }));
    expect(refusalOf(await sessions.login(scene.shopper, credentialsOf(scene)))).toMatchObject({ because: 'too-many-tries' });
    await scene.pass(15 * 60 * 1000);
    expect((await sessions.login(scene.shopper, credentialsOf(scene))).ok).toBe(true);
  }));
};

const registering = (harness: PortHarness, { it, expect }: TestApi): void => {
  it('makes a customer who is signed in, delivered to, and keeps the cart', onScene(harness, { 'a cart exists': { positions: 2 } }, async (scene) => {
    const typed = registration({ billingAddress: anAddressForm() });
    const shopper = signedInAs(scene.shopper, 'customer', valueOf(await scene.shop.sessions.registerCustomer(scene.shopper, typed)));
    expect(await scene.shop.customers.current(shopper, '/')).toMatchObject({ isNewCustomer: true, isExistingCustomer: false, isGuest: false, email: typed.email });
    const [customerAddress] = await scene.shop.addresses.billing(shopper);
    expect(customerAddress).toMatchObject({ isCustomerAddress: true, lastName: anAddressForm().lastname });
    const cart = await cartOf(scene, shopper);
    expect(cart.positionCount).toBe(2);
    expect([cart.billingAddress, cart.shippingAddress]).toEqual([customerAddress, customerAddress]);
    const again = await scene.shop.sessions.login(await entered(scene, scene.stranger), { identifier: typed.email, password: typed.password, stayLogged: false, mergeCart: false });
    expect(valueOf(again).updatedCartId).toBe(shopper.cartId);
  }));

  it('refuses an e-mail address that somebody has (AUTH-13)', onScene(harness, {}, async (scene) => {
    const { shop, shopper, account } = scene;
    expect(await shop.customers.isEmailUnique(shopper, account.email)).toBe(false);
    expect(await shop.customers.isEmailUnique(shopper, registration().email)).toBe(true);
    const refused = await shop.sessions.registerCustomer(shopper, registration({ email: account.email.toUpperCase() }));
    expect(refusalOf(refused)).toEqual({ because: 'invalid-form', fieldErrors: [{ field: 'email', message: 'vue.form.error.email.notUnique' }] });
  }));

  it('names every field that is wrong, those of addresses by their form (ENT-02)', onScene(harness, {}, async (scene) => {
    const typed = registration({ email: 'frieda@', password: 'ab', lastName: ' ', billingAddress: anAddressForm({ postcode: '123', city: '' }) });
    const refusal = refusalOf(await scene.shop.sessions.registerCustomer(scene.shopper, typed));
    expect(refusal?.fieldErrors.map(({ field, message }) => [field, message])).toEqual([
      ['email', 'vue.form.error.email.incorrect'],
      ['password', 'vue.form.error.password.invalidLength'],
      ['lastName', 'vue.form.error.requiredField'],
      ['billingAddress.postcode', 'shop.form.error.postcode.de'],
      ['billingAddress.city', 'vue.form.error.requiredField'],
    ]);
    expect((await scene.shop.customers.current(scene.shopper, '/')).isGuest).toBe(true);
  }));

  it('lets a guest buy with any address, even a customer’s', onScene(harness, { 'a cart exists': { positions: 1 } }, async (scene) => {
    const shippingAddress = anAddressForm({ streetAndNumber: 'Hafenstraße 9' });
    const typed = { email: scene.account.email, billingAddress: anAddressForm(), shippingAddress };
    const shopper = signedInAs(scene.shopper, 'guest', valueOf(await scene.shop.sessions.registerGuest(scene.shopper, typed)));
    expect(await scene.shop.customers.current(shopper, '/')).toMatchObject({ isGuest: true, isNewCustomer: false, isExistingCustomer: false });
    const cart = await cartOf(scene, shopper);
    expect(cart).toMatchObject({ positionCount: 1, billingAddress: { street: 'Schulweg 4' }, shippingAddress: { street: 'Hafenstraße 9' } });
    expect(cart.billingEmail.selected).toBe(scene.account.email);
  }));

  it('refuses a guest whose address nothing can be sent to', onScene(harness, {}, async (scene) => {
    const typed = { email: '', billingAddress: anAddressForm({ streetAndNumber: 'Schulweg' }) };
    const refusal = refusalOf(await scene.shop.sessions.registerGuest(scene.shopper, typed));
    expect(refusal?.fieldErrors.map(({ field }) => field)).toEqual(['email', 'billingAddress.streetAndNumber']);
  }));
};

/** The law of the sessions. */
export const behavesLikeSessions = (harness: PortHarness, t: TestApi): void => {
  t.describe('opening a session', () => opening(harness, t));
  t.describe('a login', () => login(harness, t));
  t.describe('a registration', () => registering(harness, t));
};
