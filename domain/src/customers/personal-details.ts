import { SALUTATIONS } from '../addresses/address.ts';
import { type FieldError, fieldErrorsOf } from '../shared/field-errors.ts';
import { FIELD_LIMITS } from '../shared/field-limits.ts';
import { maxLength, required } from '../shared/form-rules.ts';
import { normaliseText } from '../shared/normalise-text.ts';

/** What a customer changes about themselves, as typed (upstream: changeAccountData). */
export interface PersonalDetails {
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Empty for private customers. */
  readonly company: string;
}

/** All errors, in the order of the page. A customer of the business shop always buys for a school or company. */
export const personalDetailsErrors = (
  { salutation, firstName, lastName, company }: PersonalDetails,
  { isB2b }: { readonly isB2b: boolean },
): readonly FieldError[] =>
  fieldErrorsOf({
    salutation: SALUTATIONS.some((known) => known === salutation) ? undefined : 'shop.form.error.choice',
    firstName: required(firstName) ?? maxLength(FIELD_LIMITS.firstname)(firstName),
    lastName: required(lastName) ?? maxLength(FIELD_LIMITS.lastname)(lastName),
    company: (isB2b ? required(company) : undefined) ?? maxLength(FIELD_LIMITS.company)(company),
  });

/** The details as they were meant. */
export const tidyPersonalDetails = ({
  salutation,
  firstName,
  lastName,
  company,
}: PersonalDetails): PersonalDetails => ({
  salutation,
  firstName: normaliseText(firstName),
  lastName: normaliseText(lastName),
  company: normaliseText(company),
});
