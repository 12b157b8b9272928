import { phoneError } from '../addresses/address-rules.ts';
import { SALUTATIONS } from '../addresses/address.ts';
import { type FieldError, fieldErrorsOf } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { email, maxLength, required } from '../shared/form-rules.ts';
import type { ReturnContact } from './return.ts';

/** The errors of the contact for a return, in the order of its fields. */
export const contactErrors = (contact: ReturnContact): readonly FieldError[] =>
  fieldErrorsOf({
    salutation: SALUTATIONS.includes(contact.salutation) ? undefined : 'shop.form.error.choice',
    firstName: required(contact.firstName) ?? maxLength(FIELD_LIMITS.firstname)(contact.firstName),
    lastName: required(contact.lastName) ?? maxLength(FIELD_LIMITS.lastname)(contact.lastName),
    email: email(contact.email),
    phone: phoneError(contact.phone),
  });
