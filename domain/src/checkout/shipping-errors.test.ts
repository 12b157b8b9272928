import { describe, expect, it } from 'vitest';
import { anAddressForm, aPackstationForm } from '../testing/an-address.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { shippingStepErrors } from './shipping-errors.ts';
import type { SaveShippingStep } from './shipping-step.ts';

const REQUIRED = 'vue.form.error.requiredField';
const INCORRECT = 'vue.form.error.email.incorrect';
const step: SaveShippingStep = {
  deliveryType: 'sameAsBilling',
  billingAddress: anAddressForm(),
  account: { email: 'anne@schule.de' },
  loginOption: 'guest',
};
const { account: _account, ...withoutAccount } = step;

describe('the account of a shipping step', () => {
  it.each<[string, SaveShippingStep, object[]]>([
    ['a guest who types none', withoutAccount, [{ field: 'account.email', message: REQUIRED }]],
    [
      'a guest, whose passwords do not count',
      { ...step, account: { email: 'anne@schule.de', password: 'a', passwordRepeat: 'b' } },
      [],
    ],
    [
      'somebody who registers and types none',
      { ...withoutAccount, loginOption: 'register' },
      [
        { field: 'account.email', message: REQUIRED },
        { field: 'account.password', message: REQUIRED },
      ],
    ],
    [
      'somebody who registers and mistypes the password',
      {
        ...step,
        loginOption: 'register',
        account: { email: 'anne@schule.de', password: 'geheim', passwordRepeat: 'geheym' },
      },
      [{ field: 'account.passwordRepeat', message: 'shop.form.error.password.repeat' }],
    ],
  ])('of %s', (_who, command, errors) => {
    expect(shippingStepErrors(command, 'logged-out')).toEqual(errors);
  });

  it.each(['guest', 'customer'] as const)(
    'can stay unchanged for a %s, who can change the e-mail address and needs no password',
    (loginState) => {
      expect(shippingStepErrors({ ...withoutAccount, loginOption: 'register' }, loginState)).toEqual([]);
      expect(shippingStepErrors(step, loginState)).toEqual([]);
      expect(shippingStepErrors({ ...step, account: { email: 'anne@' } }, loginState)).toEqual([
        { field: 'account.email', message: INCORRECT },
      ]);
    },
  );
});

it.each<[string, Partial<SaveShippingStep>, object[]]>([
  ['that is missing', { deliveryType: 'shippingAddress' }, [{ field: 'shippingAddress', message: REQUIRED }]],
  ['of the book', { deliveryType: 'shippingAddress', shippingAddress: { addressId: 'school' } }, []],
  [
    'that is typed wrong',
    { deliveryType: 'shippingAddress', shippingAddress: anAddressForm({ city: '' }) },
    [{ field: 'shippingAddress.city', message: REQUIRED }],
  ],
  ['that is a missing packstation', { deliveryType: 'packstation' }, [{ field: 'packstation', message: REQUIRED }]],
  ['that is a packstation of the book', { deliveryType: 'packstation', packstation: { addressId: 'station' } }, []],
  [
    'that is a packstation typed wrong',
    { deliveryType: 'packstation', packstation: aPackstationForm({ city: '' }) },
    [{ field: 'packstation.city', message: REQUIRED }],
  ],
])('a place of delivery %s (SHIP-07)', (_what, said, errors) => {
  expect(shippingStepErrors({ ...step, ...said }, 'guest')).toEqual(errors);
});

it.each(['billingAlternativeEmail', 'shippingAlternativeEmail'])(
  '%s can be empty, and must otherwise be an e-mail address',
  (field) => {
    expect(shippingStepErrors({ ...step, [field]: { value: '', hasChanged: true } }, 'guest')).toEqual([]);
    expect(shippingStepErrors({ ...step, [field]: { value: 'kasse@', hasChanged: true } }, 'guest')).toEqual([
      { field, message: INCORRECT },
    ]);
  },
);

it.each(['orderReference', 'costCentre'] as const)('%s is reported at its field if it is too long', (field) => {
  const longest = 'x'.repeat(FIELD_LIMITS[field]);
  expect(shippingStepErrors({ ...step, [field]: longest }, 'guest')).toEqual([]);
  expect(shippingStepErrors({ ...step, [field]: `${longest}x` }, 'guest')).toEqual([
    { field, message: 'shop.form.error.tooLong' },
  ]);
});
