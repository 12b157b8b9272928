import { type FieldError, fieldErrorsOf } from '../shared/field-errors.ts';
import { customerNumber, email, password } from '../shared/form-rules.ts';
import type { ValidationMessage } from '../shared/form-rules.ts';

/** A new password, typed twice. */
export interface TypedPassword {
  readonly password: string;
  readonly passwordRepeat: string;
}

const repeatError = (typed: TypedPassword): ValidationMessage =>
  typed.password === typed.passwordRepeat ? undefined : 'shop.form.error.password.repeat';

export const newPasswordErrors = (typed: TypedPassword): readonly FieldError[] =>
  fieldErrorsOf({ password: password(typed.password), passwordRepeat: repeatError(typed) });

/** All errors of a changed password, in the order of the page; only the shop knows whether the current one is right. */
export const passwordChangeErrors = (
  typed: TypedPassword & { readonly currentPassword: string },
): readonly FieldError[] =>
  fieldErrorsOf({
    currentPassword: typed.currentPassword === '' ? 'vue.form.error.requiredField' : undefined,
    password:
      password(typed.password) ??
      (typed.password === typed.currentPassword ? 'shop.form.error.password.same' : undefined),
    passwordRepeat: repeatError(typed),
  });

/** What names the account of a forgotten password: the e-mail address, on the business shop the customer number. */
export const forgottenPasswordErrors = (
  identifier: string,
  { isB2b }: { readonly isB2b: boolean },
): readonly FieldError[] =>
  fieldErrorsOf(
    isB2b ? { customerNumber: customerNumber(identifier, { flagged: true }) } : { email: email(identifier) },
  );
