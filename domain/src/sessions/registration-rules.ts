import { SALUTATIONS } from '../addresses/address.ts';
import { type FieldError, fieldErrorsOf } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { customerNumber, email, type ValidationMessage, maxLength, password, required } from '../shared/form-rules.ts';

/** What a new customer types in. */
export interface RegistrationForm {
  readonly email: string;
  readonly password: string;
  readonly passwordRepeat: string;
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Present for companies and schools, where it must not be empty. */
  readonly company?: string | undefined;
  readonly customerNumber?: string | undefined;
}

const name = (value: string, most: number): ValidationMessage => required(value) ?? maxLength(most)(value);

/** All errors of a registration, in the order of the page. */
export const registrationErrors = (form: RegistrationForm): readonly FieldError[] => {
  const faults: Readonly<Record<string, ValidationMessage>> = {
    company: form.company === undefined ? undefined : name(form.company, FIELD_LIMITS.company),
    salutation: SALUTATIONS.some((known) => known === form.salutation) ? undefined : 'shop.form.error.choice',
    firstName: name(form.firstName, FIELD_LIMITS.firstname),
    lastName: name(form.lastName, FIELD_LIMITS.lastname),
    email: email(form.email),
    password: password(form.password),
    passwordRepeat: form.password === form.passwordRepeat ? undefined : 'shop.form.error.password.repeat',
    customerNumber: customerNumber(form.customerNumber, { flagged: false }),
  };
  return fieldErrorsOf(faults);
};
