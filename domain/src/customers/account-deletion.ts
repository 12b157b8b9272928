import { type FieldError, fieldErrorsOf } from '../shared/field-errors.ts';

/** What a customer confirms before their account is deleted. */
export interface DeletionConsent {
  readonly password: string;
  /** They ticked that they have read what is deleted and what stays. */
  readonly isSure: boolean;
}

/** All errors, in the order of the page; only the shop knows whether the password is right. */
export const deletionErrors = ({ password, isSure }: DeletionConsent): readonly FieldError[] =>
  fieldErrorsOf({
    password: password === '' ? 'vue.form.error.requiredField' : undefined,
    isSure: isSure ? undefined : 'shop.form.error.deletion',
  });
