import type { FieldError } from '@shop/domain/shared/field-errors';
import { email, password, required } from '@shop/domain/shared/form-rules';
import type { Fault } from '@shop/domain/shared/form-rules';

export interface RegistrationForm {
  readonly email: string;
  readonly password: string;
  readonly passwordRepeat: string;
  readonly firstName: string;
  readonly lastName: string;
}

const at = (field: string, message: Fault): readonly FieldError[] => (message === undefined ? [] : [{ field, message }]);

/** Everything that is wrong with a registration, together. */
export const registrationErrors = (form: RegistrationForm): readonly FieldError[] => [
  ...at('email', email(form.email)),
  ...at('password', password(form.password)),
  ...at('passwordRepeat', form.password === form.passwordRepeat ? undefined : 'shop.form.error.password.repeat'),
  ...at('firstName', required(form.firstName)),
  ...at('lastName', required(form.lastName)),
];
