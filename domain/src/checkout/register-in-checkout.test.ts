import { describe, expect, it } from 'vitest';
import { invalidForm } from '../shared/field-errors.ts';
import { anAddressForm } from '../testing/an-address.ts';
import { guestForm, save, visitor, stubStateWith } from '../testing/shipping-step.ts';
import { checkoutRegistrationOf } from './register-in-checkout.ts';
import type { SaveShippingStep } from './shipping-step.ts';

const account = { email: ' anne@schule.de ', password: 'geheim', passwordRepeat: 'geheim' };
const registerForm: SaveShippingStep = { ...guestForm, loginOption: 'register', account };
const elsewhere = anAddressForm({ city: 'Hamburg', postcode: '20095' });

describe('a registration in the checkout', () => {
  it('identifies the visitor by the typed e-mail address and postal address, trimmed', () => {
    expect(
      checkoutRegistrationOf({
        ...guestForm,
        account: { email: ' anne@schule.de ' },
        billingAddress: anAddressForm({ city: ' Berlin ' }),
      }),
    ).toStrictEqual({
      option: 'guest',
      email: 'anne@schule.de',
      password: '',
      billingAddress: anAddressForm(),
    });
  });

  it('has the password as typed, including spaces', () => {
    expect(checkoutRegistrationOf({ ...registerForm, account: { ...account, password: ' geheim' } })).toMatchObject({
      option: 'register',
      password: ' geheim',
    });
  });

  it('has a shipping address only if parcels go there', () => {
    expect(
      checkoutRegistrationOf({ ...guestForm, deliveryType: 'shippingAddress', shippingAddress: elsewhere })
        ?.shippingAddress,
    ).toStrictEqual(elsewhere);
    expect(
      checkoutRegistrationOf({ ...guestForm, deliveryType: 'sameAsBilling', shippingAddress: elsewhere }),
    ).not.toHaveProperty('shippingAddress');
    expect(
      checkoutRegistrationOf({ ...guestForm, deliveryType: 'packstation', shippingAddress: elsewhere }),
    ).not.toHaveProperty('shippingAddress');
  });

  it.each([
    [' 030 1 ', '030 1'],
    [' ', '030 9'],
    [undefined, '030 9'],
  ])('has the telephone number of the step, or else that of the address: %j makes %s', (phone, reached) => {
    const typed = { ...guestForm, billingAddress: anAddressForm({ phone: '030 9' }) };
    expect(checkoutRegistrationOf(phone === undefined ? typed : { ...typed, phone })?.billingAddress.phone).toBe(
      reached,
    );
  });

  it('has no saved address, which an earlier session may have had', () => {
    const typed = {
      ...guestForm,
      deliveryType: 'shippingAddress',
      billingAddress: { ...anAddressForm(), addressId: 'old-1' },
      shippingAddress: { ...elsewhere, addressId: 'old-2' },
    } as const;
    expect(checkoutRegistrationOf(typed)).toMatchObject({
      billingAddress: anAddressForm(),
      shippingAddress: elsewhere,
    });
    expect(checkoutRegistrationOf(typed)?.billingAddress).not.toHaveProperty('addressId');
    expect(checkoutRegistrationOf({ ...typed, shippingAddress: { addressId: 'old-2' } })).toBeUndefined();
    expect(
      checkoutRegistrationOf({ ...typed, deliveryType: 'sameAsBilling', shippingAddress: { addressId: 'old-2' } })
        ?.option,
    ).toBe('guest');
  });

  it('has no e-mail address and no password without a typed account', () => {
    const { account: _none, ...form } = guestForm;
    expect(checkoutRegistrationOf(form)).toMatchObject({ email: '', password: '' });
  });
});

describe('the registration that is sent to the shop', () => {
  it('of a guest: e-mail address and addresses', async () => {
    const world = stubStateWith();
    await save(world, visitor, guestForm);
    await save(world, visitor, { ...guestForm, deliveryType: 'shippingAddress', shippingAddress: elsewhere });
    expect(world.registrations).toStrictEqual([
      { email: 'anne@schule.de', billingAddress: anAddressForm() },
      { email: 'anne@schule.de', billingAddress: anAddressForm(), shippingAddress: elsewhere },
    ]);
    expect(world.carts[0]?.shippingAddress).toMatchObject({ city: 'Hamburg' });
  });

  it('of a new customer: name, salutation and password as well, and the company’s name', async () => {
    const world = stubStateWith();
    const school = anAddressForm({ formType: 'companyOrSchool', company: 'Grundschule Nord' });
    await save(world, visitor, registerForm);
    await save(world, visitor, { ...registerForm, billingAddress: school });
    const person = {
      email: 'anne@schule.de',
      password: 'geheim',
      firstName: 'Änne',
      lastName: 'Krüger',
      salutation: 'mrs',
    };
    expect(world.registrations).toStrictEqual([
      { ...person, billingAddress: anAddressForm() },
      { ...person, billingAddress: school, company: 'Grundschule Nord' },
    ]);
  });
});

it('the shop’s errors are shown at the fields of the step', async () => {
  const message = 'vue.form.error.requiredField';
  const objection = invalidForm(
    ['email', 'password', 'passwordRepeat', 'billingAddress.city'].map((field) => ({ field, message })),
  );
  expect(await save(stubStateWith({ objections: { 'register-customer': objection } }), visitor, registerForm)).toEqual({
    ok: false,
    refusal: invalidForm(
      ['account.email', 'account.password', 'account.passwordRepeat', 'billingAddress.city'].map((field) => ({
        field,
        message,
      })),
    ),
  });
});

it('a visitor whose registration was lost starts over, and the refusal says so', async () => {
  const result = await save(stubStateWith({ replies: { 'register-guest': ['lost'] } }), visitor, guestForm);
  expect(result).toMatchObject({
    ok: false,
    refusal: { because: 'started-over', opened: { cartId: 'cart-2' }, missing: [] },
  });
});
