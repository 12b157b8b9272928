import { SALUTATIONS } from '@shop/domain/addresses/address';
import { ADDRESS_LIMITS } from '@shop/domain/addresses/address-rules';
import { email, maxLength, password, required } from '@shop/domain/shared/form-rules';

import type { Check, Fault } from '../../shared/form-faults.ts';

const at = (field: string, message: string | undefined): readonly Fault[] => (message === undefined ? [] : [{ field, message }]);

const text = (value: string, most: number): string | undefined => required(value) ?? maxLength(most)(value);

/** What a new customer must fill in, in the order of the page. */
export const registerCheck: Check = (values) => {
  const read = (field: string): string => values[field] ?? '';
  return [
    ...(read('formType') === 'companyOrSchool' ? at('company', text(read('company'), ADDRESS_LIMITS.company)) : []),
    ...at('salutation', SALUTATIONS.some((known) => known === read('salutation')) ? undefined : 'shop.form.error.choice'),
    ...at('firstName', text(read('firstName'), ADDRESS_LIMITS.firstname)),
    ...at('lastName', text(read('lastName'), ADDRESS_LIMITS.lastname)),
    ...at('email', email(read('email'))),
    ...at('password', password(read('password'))),
    ...at('passwordRepeat', read('password') === read('passwordRepeat') ? undefined : 'shop.form.error.password.repeat'),
  ];
};
