import { expect, it } from 'vitest';
import { invalidForm, nestedErrors, prefixFields } from './field-errors.ts';

const REQUIRED = 'vue.form.error.requiredField';
const WRONG = 'vue.form.error.email.incorrect';

it('nests errors under dotted field names, and keeps a form name in the error (FORM-07)', () => {
  const { fieldErrors } = invalidForm([
    { field: 'email', message: WRONG, form: 'contact' },
    { field: 'billingAddress.postcode', message: REQUIRED },
    { field: 'billingAddress.person.lastname', message: REQUIRED },
  ]);
  expect(fieldErrors[0]).toEqual({ field: 'email', message: WRONG, form: 'contact' });
  expect(nestedErrors(fieldErrors)).toEqual({
    email: WRONG,
    billingAddress: { postcode: REQUIRED, person: { lastname: REQUIRED } },
  });
});

it('reports only the first message for a field', () => {
  expect(
    nestedErrors([
      { field: 'email', message: WRONG },
      { field: 'email', message: REQUIRED },
    ]),
  ).toEqual({ email: WRONG });
});

it('loses neither the message of a form nor those of its fields', () => {
  const errors = nestedErrors([
    { field: 'address', message: WRONG },
    { field: 'address.city', message: REQUIRED },
  ]);
  expect(errors).toEqual({ address: { '': WRONG, city: REQUIRED } });
});

it('does not mistake a field’s name for a property of all objects', () => {
  const errors = nestedErrors([{ field: '__proto__.admin', message: WRONG }]);
  expect(Object.getPrototypeOf(errors)).toBe(Object.prototype);
  expect(Object.keys(errors)).toEqual(['__proto__']);
});

it('moves the errors of a form into the surrounding form', () => {
  expect(prefixFields('packstation', [{ field: 'city', message: REQUIRED }])).toEqual([
    { field: 'packstation.city', message: REQUIRED },
  ]);
});
