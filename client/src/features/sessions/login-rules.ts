import { customerNumber, email, required } from '@shop/domain/shared/form-rules';

import type { FormError, Validate } from '../../platform/forms/field-errors.ts';

const at = (field: string, message: string | undefined): readonly FormError[] =>
  message === undefined ? [] : [{ field, message }];

/** A business customer signs in with the customer number, anybody else with the e-mail address (AUTH-05). */
export const loginName = (isB2b: boolean): 'customerNumber' | 'email' => (isB2b ? 'customerNumber' : 'email');

/** A password that is too short today may have been valid once, so only a missing one is an error. `prefix` is that of the field names. */
export const validateLogin =
  (isB2b: boolean, prefix: string): Validate =>
  (values) => {
    const [name, password] = [`${prefix}${loginName(isB2b)}`, `${prefix}password`];
    return [
      ...at(name, isB2b ? customerNumber(values[name], { flagged: true }) : email(values[name])),
      ...at(password, required(values[password])),
    ];
  };
