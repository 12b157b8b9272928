import type { AddressForm } from '@shop/domain/addresses/address';
import type { CustomerRegistration, GuestRegistration } from '@shop/domain/sessions/sessions.port';
import { type FieldError, fieldErrorsOf } from '@shop/domain/shared/field-errors';
import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import {
  customerNumber,
  email,
  type ValidationMessage,
  maxLength,
  password,
  required,
} from '@shop/domain/shared/form-rules';
import { storedAddressErrors } from '../addresses/address-errors.ts';
import type { View } from '../worlds/transaction.ts';
import { isEmailTaken } from '../sessions/find-account.ts';

const name = (value: string, most: number): ValidationMessage => required(value) ?? maxLength(most)(value);

const nested = (form: string, address: AddressForm | undefined): readonly FieldError[] =>
  address === undefined
    ? []
    : storedAddressErrors(address).map(({ field, message }) => ({ field: `${form}.${field}`, message }));

export const customerErrors = (view: View, typed: CustomerRegistration): readonly FieldError[] => [
  ...fieldErrorsOf({
    email: email(typed.email) ?? (isEmailTaken(view, typed.email) ? 'vue.form.error.email.notUnique' : undefined),
    password: password(typed.password),
    company: maxLength(FIELD_LIMITS.company)(typed.company),
    firstName: name(typed.firstName, FIELD_LIMITS.firstname),
    lastName: name(typed.lastName, FIELD_LIMITS.lastname),
    customerNumber: customerNumber(typed.customerNumber, { flagged: false }),
  }),
  ...nested('billingAddress', typed.billingAddress),
  ...nested('shippingAddress', typed.shippingAddress),
];

export const guestErrors = (typed: GuestRegistration): readonly FieldError[] => [
  ...fieldErrorsOf({ email: email(typed.email) }),
  ...nested('billingAddress', typed.billingAddress),
  ...nested('shippingAddress', typed.shippingAddress),
];
