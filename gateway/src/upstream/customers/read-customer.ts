import type { Customer } from '@shop/domain/customers/customer';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { CustomerAnswerFieldsFragment, CustomerFieldsFragment } from '../generated/operation-types.ts';
import { readSalutation } from '../addresses/read-address.ts';
import { readFormRefusal } from '../shared/read-form-refusal.ts';
import { readMembership } from '../prime/read-membership.ts';
import { Unreadable } from '../shared/unreadable.ts';

export const readCustomer = ({
  userId,
  isExistingCustomer,
  isNewCustomer,
  isGuest,
  isInternal,
  salutation,
  primeInfo,
  ...known
}: CustomerFieldsFragment): Customer => ({
  userId,
  isExistingCustomer,
  isNewCustomer,
  isGuest,
  isInternal,
  ...omitNil({ ...known, salutation: readSalutation(salutation) }),
  primeInfo: readMembership(primeInfo),
});

export const readCustomerReply = ({
  successful,
  fieldErrors,
  generalErrorMessage,
  customerInfo,
}: CustomerAnswerFieldsFragment): Result<Customer, FormRefusal> => {
  if (!successful) return refused(readFormRefusal({ fieldErrors, general: generalErrorMessage }));
  if (customerInfo === null) throw new Unreadable('a change without what was changed');
  return granted(readCustomer(customerInfo));
};
