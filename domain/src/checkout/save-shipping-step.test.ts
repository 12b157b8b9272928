import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { anAddress, anAddressForm, aPackstationForm } from '../testing/an-address.ts';
import { aCart, aShipper } from '../testing/a-cart.ts';
import { aCustomer, aNewcomer, aShopper } from '../testing/a-shopper.ts';
import { tinyShop } from '../testing/tiny-shop.ts';
import { type TinyWorld, tinyWorld } from '../testing/tiny-world.ts';
import { saveShippingStep } from './save-shipping-step.ts';
import type { SaveShippingStep } from './shipping-step.ts';

const shippers = [aShipper({ code: 'dpd' }), aShipper({ code: 'dhl' }), aShipper({ code: 'spedition' })];
const own = anAddress({ addressId: 'own', isCustomerAddress: true });
const school = anAddress({ addressId: 'school', city: 'Hamburg', postCode: '20095' });

const worldWith = (said: Partial<TinyWorld> = {}): TinyWorld => tinyWorld({ carts: [aCart({ shippers })], ...said });
const knownWorld = (said: Partial<TinyWorld> = {}): TinyWorld =>
  worldWith({
    customer: aCustomer({ isGuest: false, isExistingCustomer: true, email: 'anne@schule.de', phone: '030 1' }),
    billing: [own],
    shipping: [school],
    ...said,
  });

const visitor = aShopper();
const customer = aShopper({ loginState: 'customer', sessionToken: 'session-1' });
const undecidedForm: SaveShippingStep = {
  deliveryType: 'sameAsBilling',
  billingAddress: anAddressForm(),
  account: { email: 'anne@schule.de' },
  shipperCode: 'dhl',
};
const guestForm: SaveShippingStep = { ...undecidedForm, loginOption: 'guest' };
const withoutCarrier: SaveShippingStep = { deliveryType: 'sameAsBilling', billingAddress: { addressId: 'own' } };
const toOwnAddress: SaveShippingStep = { ...withoutCarrier, shipperCode: 'dpd' };
const save = (world: TinyWorld, shopper: typeof visitor, command: SaveShippingStep) => saveShippingStep(tinyShop(world))(shopper, command);
const fieldsOf = (answer: Awaited<ReturnType<typeof save>>) =>
  !answer.ok && answer.refusal.because === 'invalid-form' ? answer.refusal.fieldErrors.map(({ field }) => field) : [];

describe('checking the forms', () => {
  it('names what is wrong in all of them at once, and asks the shop for nothing (SHIP-07)', async () => {
    const world = worldWith();
    const refused = await save(world, visitor, {
      ...guestForm,
      loginOption: 'register',
      deliveryType: 'shippingAddress',
      billingAddress: anAddressForm({ postcode: '1' }),
      shippingAddress: anAddressForm({ city: '' }),
      account: { email: 'anne', password: 'ab', passwordRepeat: 'ac' },
      phone: 'abends',
      billingAlternativeEmail: { value: 'x', hasChanged: true },
      orderReference: 'x'.repeat(41),
    });
    expect(fieldsOf(refused)).toEqual([
      'account.email',
      'account.password',
      'account.passwordRepeat',
      'billingAddress.postcode',
      'shippingAddress.city',
      'phone',
      'billingAlternativeEmail',
      'orderReference',
    ]);
    expect(world.asked).toEqual([]);
  });

  it('wants the address that the delivery type needs, and no other', async () => {
    expect(fieldsOf(await save(worldWith(), visitor, { ...guestForm, deliveryType: 'shippingAddress' }))).toEqual(['shippingAddress']);
    expect(fieldsOf(await save(worldWith(), visitor, { ...guestForm, deliveryType: 'packstation' }))).toEqual(['packstation']);
    const leftOver = { ...guestForm, shippingAddress: anAddressForm({ city: '' }) };
    expect((await save(worldWith(), visitor, leftOver)).ok).toBe(true);
  });

  it('wants no password of a guest', async () => {
    expect((await save(worldWith(), visitor, { ...guestForm, account: { email: 'anne@schule.de' } })).ok).toBe(true);
  });
});

describe('a visitor without a session', () => {
  it('is authenticated as a guest, then the alternative e-mails are saved (SHIP-10)', async () => {
    const world = worldWith();
    const command = { ...guestForm, billingAlternativeEmail: { value: ' kasse@schule.de ', hasChanged: true } };
    expect((await save(world, visitor, command)).ok).toBe(true);
    expect(world.asked.slice(0, 2)).toEqual(['register-guest anne@schule.de', 'set-alternative-emails billing,kasse@schule.de']);
    expect(world.carts[0]).toMatchObject({ billingAddress: { city: 'Berlin' }, billingEmail: { selected: 'kasse@schule.de' } });
  });

  it('is a customer after registering and a guest otherwise, with the session to go on with (SHIP-11)', async () => {
    const registering: SaveShippingStep = {
      ...guestForm,
      loginOption: 'register',
      account: { email: 'anne@schule.de', password: 'geheim', passwordRepeat: 'geheim' },
    };
    expect(await save(worldWith(), visitor, registering)).toMatchObject({ ok: true, value: { loginState: 'customer' } });
    expect(await save(worldWith(), visitor, guestForm)).toMatchObject({ ok: true, value: { loginState: 'guest' } });
  });

  it('gets the whole result of the authentication, or its field errors (ENT-02)', async () => {
    const entered = await save(worldWith(), visitor, guestForm);
    expect(entered.ok && entered.value.signedIn).toEqual({
      userId: 'user-2',
      sessionToken: 'session-2',
      expires: '2026-11-21T12:00:00Z',
      firstName: 'Änne',
      lastName: 'Krüger',
      cartMerged: false,
      sharedListMerged: false,
      updatedCartId: 'cart-1',
    });
    const objection = invalidForm([{ field: 'email', message: 'vue.form.error.email.incorrect' }]);
    const refused = await save(worldWith({ objections: { 'register-guest': objection } }), visitor, guestForm);
    expect(fieldsOf(refused)).toEqual(['account.email']);
  });

  it('does not register with an e-mail address that somebody else has (FORM-03)', async () => {
    const world = worldWith({ takenEmails: ['anne@schule.de'] });
    const account = { email: 'anne@schule.de', password: 'geheim', passwordRepeat: 'geheim' };
    const refused = await save(world, visitor, { ...guestForm, loginOption: 'register', account });
    expect(refused).toMatchObject({
      refusal: { fieldErrors: [{ field: 'account.email', message: 'vue.form.error.email.notUnique' }] },
    });
    expect(world.asked).toEqual([]);
  });

  it('keeps the session that was opened when a later part is refused', async () => {
    const refused = await save(worldWith(), visitor, { ...guestForm, shipperCode: 'pigeon' });
    expect(refused).toMatchObject({ ok: false, refusal: { fieldErrors: [{ field: 'shipperCode' }], signedIn: { sessionToken: 'session-2' } } });
  });

  it('may have everything sent to a packstation', async () => {
    const world = worldWith();
    const command: SaveShippingStep = { ...guestForm, deliveryType: 'packstation', packstation: aPackstationForm() };
    expect((await save(world, visitor, command)).ok).toBe(true);
    expect(world.carts[0]).toMatchObject({ billingAddress: { street: 'Schulweg 4' }, shippingAddress: { street: 'Packstation 101' } });
  });

  it('has an expired session where the step leans on an address book, or on no login option', async () => {
    const expired = { ok: false, refusal: { because: 'session-expired' } };
    expect(await save(worldWith(), visitor, undecidedForm)).toEqual(expired);
    expect(await save(worldWith(), visitor, { ...guestForm, billingAddress: { addressId: 'own' } })).toEqual(expired);
  });
});

describe('a signed-in shopper', () => {
  const everything: SaveShippingStep = {
    deliveryType: 'shippingAddress',
    billingAddress: { ...anAddressForm({ city: 'Potsdam' }), addressId: 'own' },
    shippingAddress: anAddressForm({ city: 'Hamburg' }),
    account: { email: 'neu@schule.de' },
    phone: '030 99',
    shipperCode: 'spedition',
    speditionFields: [{ fieldName: 'floor', fieldValue: '2' }],
    orderReference: ' Klasse 4b ',
    billingAlternativeEmail: { value: 'kasse@schule.de', hasChanged: true },
    shippingAlternativeEmail: { value: 'same@schule.de', hasChanged: false },
  };

  it('has the spedition fields saved before anything else (SHIP-08)', async () => {
    const world = knownWorld();
    await save(world, customer, everything);
    expect(world.asked[0]).toBe('save-spedition');
    expect(world.carts[0]?.speditionFields).toEqual([{ name: 'floor', value: '2', required: true }]);
  });

  it('has reference, contact, billing address, alternative e-mails and shipping address saved in this order (SHIP-09)', async () => {
    const world = knownWorld();
    expect(await save(world, customer, everything)).toEqual({ ok: true, value: { loginState: 'customer' } });
    expect(world.asked.filter((question) => !question.startsWith('find'))).toEqual([
      'save-spedition',
      'set-order-reference Klasse 4b',
      'update-phone 030 99',
      'update-email neu@schule.de',
      'update-address billing own',
      'select-billing own',
      'set-alternative-emails billing,kasse@schule.de',
      'add-address shipping',
      'select-shipping address-3',
      'select-shipper spedition',
    ]);
  });

  it('has everything of the step on the cart and in the book afterwards (ENT-08)', async () => {
    const world = knownWorld();
    await save(world, customer, everything);
    expect(world.carts[0]).toMatchObject({
      billingAddress: { addressId: 'own', city: 'Potsdam' },
      shippingAddress: { addressId: 'address-3', city: 'Hamburg' },
      orderReference: 'Klasse 4b',
      billingEmail: { selected: 'kasse@schule.de' },
      shippingEmail: {},
    });
    expect(world.carts[0]?.shippers.find(({ selected }) => selected)?.code).toBe('spedition');
    expect(world.customer).toMatchObject({ phone: '030 99', email: 'neu@schule.de' });
  });

  it('sends only those alternative e-mails that have changed (SHIP-17)', async () => {
    const world = knownWorld();
    const shipping = { value: 'lager@schule.de', hasChanged: true };
    await save(world, customer, { ...toOwnAddress, billingAlternativeEmail: { value: 'x@y.de', hasChanged: false }, shippingAlternativeEmail: shipping });
    expect(world.asked).toContain('set-alternative-emails shipping,lager@schule.de');
    const unchanged = knownWorld();
    await save(unchanged, customer, { ...toOwnAddress, shippingAlternativeEmail: { ...shipping, hasChanged: false } });
    expect(unchanged.asked.some((question) => question.startsWith('set-alternative'))).toBe(false);
  });

  it('has the billing address as shipping address with delivery to the same (SHIP-01)', async () => {
    const world = knownWorld();
    await save(world, customer, toOwnAddress);
    expect(world.carts[0]?.shippingAddress).toEqual(world.carts[0]?.billingAddress);
    expect(world.carts[0]?.shippingAddress?.addressId).toBe('own');
  });

  it('chooses between addresses of the book without changing them', async () => {
    const world = knownWorld();
    await save(world, customer, { ...toOwnAddress, deliveryType: 'shippingAddress', shippingAddress: { addressId: 'school' } });
    expect(world.asked.filter((question) => /add|update/u.test(question))).toEqual([]);
    expect(world.carts[0]?.shippingAddress).toEqual(school);
  });

  it('edits a packstation, and brings a removed one back by adding it again (SHIP-09)', async () => {
    const world = knownWorld();
    const packstation = aPackstationForm();
    await save(world, customer, { ...toOwnAddress, deliveryType: 'packstation', packstation, shipperCode: 'dhl' });
    const [id] = world.asked.filter((question) => question.startsWith('select-shipping')).map((question) => question.split(' ')[1]);
    await tinyShop(world).addresses.remove(customer, id ?? '');
    expect((await save(world, customer, { ...toOwnAddress, deliveryType: 'packstation', packstation, shipperCode: 'dhl' })).ok).toBe(true);
    const edited = { ...packstation, packstation: '202', addressId: world.carts[0]?.shippingAddress?.addressId ?? '' };
    await save(world, customer, { ...toOwnAddress, deliveryType: 'packstation', packstation: edited, shipperCode: 'dhl' });
    expect(world.shipping.filter(({ packstationAddress }) => packstationAddress).map(({ street }) => street)).toEqual(['Packstation 202']);
  });

  it('is told that an address of somebody else is no choice', async () => {
    expect(fieldsOf(await save(knownWorld(), customer, { ...toOwnAddress, billingAddress: { addressId: 'foreign' } }))).toEqual([
      'billingAddress.addressId',
    ]);
  });

  it('has no phone and no e-mail saved that are stored already (SHIP-14, SHIP-15)', async () => {
    const world = knownWorld();
    await save(world, customer, { ...toOwnAddress, phone: '030 1', account: { email: 'anne@schule.de' } });
    expect(world.asked.filter((question) => question.startsWith('update'))).toEqual([]);
  });

  it('has the e-mail address saved as a guest, and reads what the shop objects to beside its field (SHIP-15)', async () => {
    const objection = invalidForm([{ field: 'email', message: 'vue.form.error.email.incorrect' }]);
    const guest = aShopper({ loginState: 'guest' });
    const world = knownWorld();
    await save(world, guest, { ...toOwnAddress, account: { email: 'anne@schule.de' } });
    expect(world.asked).toContain('update-email anne@schule.de');
    const refused = await save(knownWorld({ objections: { 'update-email': objection } }), guest, { ...toOwnAddress, account: { email: 'a@b.de' } });
    expect(fieldsOf(refused)).toEqual(['account.email']);
  });

  it('stops at the first part that the shop does not take', async () => {
    const objection = invalidForm([{ field: 'postcode', message: 'shop.form.error.postcode.de' }]);
    const world = knownWorld({ objections: { 'update-address': objection } });
    expect(fieldsOf(await save(world, customer, everything))).toEqual(['billingAddress.postcode']);
    expect(world.asked.at(-1)).toBe('update-address billing own');
  });
});

describe('the carrier', () => {
  it('is the one that the rules preselect where none is chosen (SHIP-02)', async () => {
    const toStation = knownWorld();
    await save(toStation, customer, { ...withoutCarrier, deliveryType: 'packstation', packstation: aPackstationForm() });
    expect(toStation.asked.at(-1)).toBe('select-shipper dhl');
    const abroad = knownWorld({ billing: [anAddress({ addressId: 'own', country: 'AT', postCode: '1010' })] });
    await save(abroad, customer, withoutCarrier);
    expect(abroad.asked.at(-1)).toBe('select-shipper dpd');
  });

  it.each([
    ['dpd', 'shop.shipper.PACKSTATION-DHL-ONLY', { deliveryType: 'packstation', packstation: aPackstationForm() } as const],
    ['dhl', 'shop.shipper.DHL-GERMANY-ONLY', { billingAddress: anAddressForm({ country: 'AT', postcode: '1010' }) } as const],
  ])('%s is refused with the reason %s where it may not be used (SHIP-03, SHIP-04)', async (shipperCode, message, said) => {
    const world = knownWorld();
    expect(await save(world, customer, { ...toOwnAddress, ...said, shipperCode })).toMatchObject({
      refusal: { fieldErrors: [{ field: 'shipperCode', message }] },
    });
    expect(world.asked.some((question) => question.startsWith('select-shipper'))).toBe(false);
  });

  it('is a choice that is missing where the shop offers none', async () => {
    const world = knownWorld({ carts: [aCart()] });
    expect(fieldsOf(await save(world, customer, withoutCarrier))).toEqual(['shipperCode']);
  });
});

it('has an expired session without a cart, or with one that the shop does not know', async () => {
  const expired = { ok: false, refusal: { because: 'session-expired' } };
  expect(await save(knownWorld(), aNewcomer({ loginState: 'customer' }), toOwnAddress)).toEqual(expired);
  expect(await save(knownWorld({ carts: [] }), customer, toOwnAddress)).toEqual(expired);
});
