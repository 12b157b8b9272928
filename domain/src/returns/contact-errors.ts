import { phoneError } from '../addresses/address-rules.ts';
import { SALUTATIONS, type Salutation } from '../addresses/address.ts';
import { type FieldError, fieldErrorsOf } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { email, maxLength, required } from '../shared/form-rules.ts';
import type { ReturnContact } from './return.ts';

/** A contact as typed. */
export type TypedReturnContact = Omit<ReturnContact, 'salutation'> & { readonly salutation: string };

const isSalutation = (text: string): text is Salutation => SALUTATIONS.some((known) => known === text);

/** Whether a contact as typed has a salutation that exists, which the errors say too. */
export const isReturnContact = (contact: TypedReturnContact): contact is ReturnContact =>
  isSalutation(contact.salutation);

/** The errors of the contact for a return, in the order of its fields. */
export const contactErrors = (contact: TypedReturnContact): readonly FieldError[] =>
  fieldErrorsOf({
    salutation: isSalutation(contact.salutation) ? undefined : 'shop.form.error.choice',
    firstName: required(contact.firstName) ?? maxLength(FIELD_LIMITS.firstname)(contact.firstName),
    lastName: required(contact.lastName) ?? maxLength(FIELD_LIMITS.lastname)(contact.lastName),
    email: email(contact.email),
    phone: phoneError(contact.phone),
  });
