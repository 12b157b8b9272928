import { registrationErrors } from '@shop/domain/sessions/registration-rules';

import type { Validate } from '../../platform/forms/field-errors.ts';
import { IsEmailFreeDocument } from '../../platform/generated/graphql.ts';
import { request } from '../../platform/transport/request.ts';

/** The errors of the registration form, in the order of the page. */
export const validateRegistration: Validate = (values) => {
  const read = (field: string): string => values[field] ?? '';
  return registrationErrors({
    email: read('email'),
    password: read('password'),
    passwordRepeat: read('passwordRepeat'),
    salutation: read('salutation'),
    firstName: read('firstName'),
    lastName: read('lastName'),
    company: read('formType') === 'companyOrSchool' ? read('company') : undefined,
  });
};

/** Checks whether an account with this e-mail address exists (specification A7: isUniqueEmail). */
export const emailTaken = async (email: string): Promise<string | undefined> => {
  const { isEmailFree } = await request('IsEmailFree', IsEmailFreeDocument, { email: email.trim() });
  return isEmailFree ? undefined : 'vue.form.error.email.notUnique';
};
