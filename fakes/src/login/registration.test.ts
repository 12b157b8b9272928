import type { CustomerRegistration } from '@shop/domain/sessions/sessions.port';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { anAddressForm } from '@shop/domain/testing/an-address';
import { addItem, readCart, refusalOf, asSignedIn, updateCart, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { aShop } from '../testing/a-shop.ts';
import { lookUp } from '../worlds/persistent-map.ts';

const registration = (said: Partial<CustomerRegistration> = {}): CustomerRegistration => ({
  email: 'frieda@schule.example',
  password: 'Kreide7',
  firstName: 'Frieda',
  lastName: 'Frisch',
  salutation: 'mrs',
  ...said,
});

const registered = async (said: Partial<CustomerRegistration> = {}, name: StorefrontId = 'de') => {
  const on = await aShop(name);
  const result = await on.shop.sessions.registerCustomer(on.shopper, registration(said));
  const userId = result.ok ? result.value.userId : '';
  return { on, result, account: on.world.read(({ state }) => lookUp(state.users, userId)) };
};

const faultsOf = async (said: Partial<CustomerRegistration>) =>
  refusalOf((await registered(said)).result)?.fieldErrors.map(({ field, message }) => [field, message]);

describe('the account of a new customer', () => {
  it('contains what was typed, trimmed, and never the password', async () => {
    const { account } = await registered({
      email: ' frieda@schule.example ',
      firstName: ' Frieda ',
      lastName: ' Frisch ',
      company: ' Schule ',
      billingAddress: anAddressForm({ phone: ' 030 4711 ' }),
    });
    expect(account).toMatchObject({
      kind: 'customer',
      email: 'frieda@schule.example',
      firstName: 'Frieda',
      lastName: 'Frisch',
      salutation: 'mrs',
      company: 'Schule',
      phone: '030 4711',
      isNew: true,
      isInternal: false,
      prime: { status: 'NONE' },
    });
    expect(JSON.stringify(account)).not.toContain('Kreide7');
  });

  it('omits what was not typed', async () => {
    const { account } = await registered({ company: ' ', billingAddress: anAddressForm() });
    for (const field of ['company', 'phone', 'customerNumber', 'termsOfPayment'])
      expect(account).not.toHaveProperty(field);
  });

  it.each([
    ['mr', 'mr'],
    ['mrs', 'mrs'],
    ['diverse', 'diverse'],
    ['captain', 'diverse'],
  ])('addresses %s as %s', async (salutation, expected) => {
    expect((await registered({ salutation })).account).toMatchObject({ salutation: expected });
  });

  it('is the one in the result, and no carts were merged', async () => {
    const { result, on } = await registered();
    const { userId, updatedCartId } = valueOf(result);
    expect(valueOf(result)).toMatchObject({
      firstName: 'Frieda',
      lastName: 'Frisch',
      cartMerged: false,
      sharedListMerged: false,
      updatedCartId: on.shopper.cartId,
    });
    expect((await on.shop.sessions.open({ ...on.anonymous, sessionToken: valueOf(result).sessionToken })).cartId).toBe(
      updatedCartId,
    );
    expect(userId).not.toBe(on.shopper.userId);
  });
});

describe('a registration is refused', () => {
  it.each<[string, Partial<CustomerRegistration>, readonly (readonly [string, string])[]]>([
    ['without an e-mail address', { email: ' ' }, [['email', 'vue.form.error.requiredField']]],
    [
      'with a name of 36 characters',
      { firstName: 'x'.repeat(36), lastName: 'x'.repeat(36) },
      [
        ['firstName', 'shop.form.error.tooLong'],
        ['lastName', 'shop.form.error.tooLong'],
      ],
    ],
    [
      'without names',
      { firstName: ' ', lastName: '' },
      [
        ['firstName', 'vue.form.error.requiredField'],
        ['lastName', 'vue.form.error.requiredField'],
      ],
    ],
    ['with a company of 61 characters', { company: 'x'.repeat(61) }, [['company', 'shop.form.error.tooLong']]],
    [
      'with a customer number of 81 characters',
      { customerNumber: 'x'.repeat(81) },
      [['customerNumber', 'shop.form.error.tooLong']],
    ],
    [
      'with a wrong address to deliver to',
      { billingAddress: anAddressForm(), shippingAddress: anAddressForm({ city: '' }) },
      [['shippingAddress.city', 'vue.form.error.requiredField']],
    ],
    [
      'with the address of the magic table',
      { email: 'taken@schule.example' },
      [['email', 'vue.form.error.email.notUnique']],
    ],
  ])('%s', async (_, said, expected) => {
    expect(await faultsOf(said)).toEqual(expected);
  });

  it('as a whole for the magic e-mail address without a field error', async () => {
    expect(refusalOf((await registered({ email: 'fails@schule.example' })).result)).toEqual({
      because: 'invalid-form',
      fieldErrors: [],
      general: 'vue.cart.error.somethingWentWrong',
    });
  });

  it('and nothing of it is stored or sent', async () => {
    const { on, result } = await registered({ password: '' });
    expect(refusalOf(result)).toMatchObject({ because: 'invalid-form', fieldErrors: [{ field: 'password' }] });
    expect(on.world.read(({ state }) => state.mails)).toEqual([]);
    expect((await on.shop.sessions.registerCustomer(on.shopper, registration())).ok).toBe(true);
  });

  it('on the business shop, which wants a certificate', async () => {
    expect(refusalOf((await registered({}, 'b2b-de')).result)).toEqual({
      because: 'invalid-form',
      fieldErrors: [],
      general: 'shop.register.needsCertificate',
    });
  });

  it('nor do guests register there', async () => {
    const on = await aShop('b2b-de');
    expect(
      refusalOf(
        await on.shop.sessions.registerGuest(on.shopper, {
          email: 'g@schule.example',
          billingAddress: anAddressForm(),
        }),
      ),
    ).toMatchObject({ because: 'invalid-form', general: 'shop.register.needsCertificate' });
  });

  it('not for names of 35 characters', async () => {
    expect(await faultsOf({ firstName: 'x'.repeat(35), lastName: 'x'.repeat(35) })).toBeUndefined();
  });
});

describe('the addresses of a new customer', () => {
  it('are selected for the cart: each as it was typed', async () => {
    const on = await aShop();
    valueOf(await updateCart(on, on.shopper, addItem(on.picked())));
    const typed = {
      email: 'gast@schule.example',
      billingAddress: anAddressForm({ firstname: ' Gerda ', lastname: ' Gast ', phone: '030 4711' }),
      shippingAddress: anAddressForm({ city: 'Hamburg', postcode: '20095' }),
    };
    const result = valueOf(await on.shop.sessions.registerGuest(on.shopper, typed));
    expect(result).toMatchObject({ firstName: 'Gerda', lastName: 'Gast', cartMerged: false, sharedListMerged: false });
    const guest = asSignedIn(on.shopper, 'guest', result);
    expect(await readCart(on, guest)).toMatchObject({
      billingAddress: { city: 'Berlin' },
      shippingAddress: { city: 'Hamburg' },
    });
    expect((await on.shop.addresses.shipping(guest)).map(({ city }) => city)).toEqual(['Hamburg']);
    expect(on.world.read(({ state }) => lookUp(state.users, result.userId))).toMatchObject({
      kind: 'guest',
      email: 'gast@schule.example',
      firstName: 'Gerda',
      lastName: 'Gast',
      phone: '030 4711',
    });
  });

  it('are absent if none was typed', async () => {
    const { on, result } = await registered();
    const customer = asSignedIn(on.shopper, 'customer', valueOf(result));
    expect(await on.shop.addresses.billing(customer)).toEqual([]);
    expect((await readCart(on, customer)).billingAddress).toBeUndefined();
  });

  it('of a guest must be valid, the delivery address as well', async () => {
    const { shop, shopper } = await aShop();
    const refused = await shop.sessions.registerGuest(shopper, {
      email: 'gast@',
      billingAddress: anAddressForm(),
      shippingAddress: anAddressForm({ postcode: '1' }),
    });
    expect(refusalOf(refused)?.because).toBe('invalid-form');
    expect(refusalOf(refused)?.fieldErrors.map(({ field }) => field)).toEqual(['email', 'shippingAddress.postcode']);
  });
});
