import { describe, expect, it } from 'vitest';
import { aCart } from '../testing/a-cart.ts';
import { anAnonymousShopper } from '../testing/a-shopper.ts';
import { anAddress, anAddressForm, aPackstationForm } from '../testing/an-address.ts';
import {
  customer,
  fieldsOf,
  guestForm,
  stateOfKnownCustomer,
  save,
  toOwnAddress,
  visitor,
  withoutCarrier,
  stubStateWith,
} from '../testing/shipping-step.ts';

describe('validation of the forms', () => {
  it('reports the errors of all of them at once, and makes no call to the shop (SHIP-07)', async () => {
    const world = stubStateWith();
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
    expect(world.calls).toEqual([]);
  });

  it('requires the address of the delivery type, and no other', async () => {
    expect(fieldsOf(await save(stubStateWith(), visitor, { ...guestForm, deliveryType: 'shippingAddress' }))).toEqual([
      'shippingAddress',
    ]);
    expect(fieldsOf(await save(stubStateWith(), visitor, { ...guestForm, deliveryType: 'packstation' }))).toEqual([
      'packstation',
    ]);
    const leftOver = { ...guestForm, shippingAddress: anAddressForm({ city: '' }) };
    expect((await save(stubStateWith(), visitor, leftOver)).ok).toBe(true);
  });

  it('requires no password of a guest', async () => {
    expect((await save(stubStateWith(), visitor, { ...guestForm, account: { email: 'anne@schule.de' } })).ok).toBe(
      true,
    );
  });
});

describe('a packstation for a shopper who lives outside Germany', () => {
  const abroad = { addressId: 'own', country: 'AT', postcode: '1010' } as const;
  const toStation = { deliveryType: 'packstation', packstation: aPackstationForm(), shipperCode: 'dhl' } as const;
  const refusal = {
    because: 'invalid-form',
    fieldErrors: [{ field: 'deliveryType', message: 'shop.form.error.packstation.germany' }],
  };

  it('is refused if the address is typed', async () => {
    const world = stubStateWith();
    expect(await save(world, visitor, { ...guestForm, ...toStation, billingAddress: anAddressForm(abroad) })).toEqual({
      ok: false,
      refusal,
    });
    expect(world.calls).toEqual([]);
  });

  it.each([
    ['one of the book', { addressId: 'own' }],
    ['one of the book that is edited', anAddressForm(abroad)],
  ])('is refused if the address is %s, and nothing is saved', async (_, billingAddress) => {
    const world = stateOfKnownCustomer({ billing: [anAddress({ ...abroad, postCode: '1010' })] });
    expect(
      await save(world, customer, { ...toStation, billingAddress, orderReference: 'Klasse 4b', phone: '030 99' }),
    ).toEqual({ ok: false, refusal });
    expect(world.calls).toEqual([]);
  });
});

describe('the carrier', () => {
  it('is preselected by the rules if none is chosen (SHIP-02)', async () => {
    const toStation = stateOfKnownCustomer();
    await save(toStation, customer, {
      ...withoutCarrier,
      deliveryType: 'packstation',
      packstation: aPackstationForm(),
    });
    expect(toStation.calls.at(-1)).toBe('select-shipper dhl');
    const abroad = stateOfKnownCustomer({
      billing: [anAddress({ addressId: 'own', country: 'AT', postCode: '1010' })],
    });
    await save(abroad, customer, withoutCarrier);
    expect(abroad.calls.at(-1)).toBe('select-shipper dpd');
  });

  it.each([
    [
      'dpd',
      'shop.shipper.PACKSTATION-DHL-ONLY',
      { deliveryType: 'packstation', packstation: aPackstationForm() } as const,
    ],
    [
      'dhl',
      'shop.shipper.DHL-GERMANY-ONLY',
      { billingAddress: anAddressForm({ country: 'AT', postcode: '1010' }) } as const,
    ],
  ])('%s is refused with the reason %s if it cannot be used (SHIP-03, SHIP-04)', async (shipperCode, message, said) => {
    const world = stateOfKnownCustomer();
    expect(await save(world, customer, { ...toOwnAddress, ...said, shipperCode })).toMatchObject({
      refusal: { fieldErrors: [{ field: 'shipperCode', message }] },
    });
    expect(world.calls.some((call) => call.startsWith('select-shipper'))).toBe(false);
  });

  it('is a missing choice if the shop offers none', async () => {
    const world = stateOfKnownCustomer({ carts: [aCart()] });
    expect(fieldsOf(await save(world, customer, withoutCarrier))).toEqual(['shipperCode']);
  });
});

it('has an expired session without a cart, or with one that the shop does not know', async () => {
  const expired = { ok: false, refusal: { because: 'session-expired' } };
  expect(await save(stateOfKnownCustomer(), anAnonymousShopper({ loginState: 'customer' }), toOwnAddress)).toEqual(
    expired,
  );
  expect(await save(stateOfKnownCustomer({ carts: [] }), customer, toOwnAddress)).toEqual(expired);
});
