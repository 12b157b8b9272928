import { registrationErrors } from '@shop/domain/sessions/registration-rules';

import type { Validate } from '../../platform/forms/field-errors.ts';

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
