import { anonymousCustomer } from '@shop/domain/customers/anonymous-customer';
import type { Customer } from '@shop/domain/customers/customer';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { User } from '../sessions/user.ts';

/** An unknown visitor has no id. */
const NOBODY = '';

/** A user as the shop presents it. Named field by field: an account also has what nobody is told, such as the digest of its password. */
export const customerOf = (user: User | undefined): Customer => {
  if (user === undefined || user.kind === 'visitor') return anonymousCustomer(user?.userId ?? NOBODY);
  const { userId, email, firstName, lastName, phone } = user;
  const person = { userId, email, firstName, lastName, ...omitNil({ phone }) };
  if (user.kind === 'guest') return { ...anonymousCustomer(userId), ...person };
  const { isNew, isInternal, salutation, company, customerNumber, categoryType, notification, termsOfPayment } = user;
  return {
    ...person,
    isExistingCustomer: !isNew,
    isNewCustomer: isNew,
    isGuest: false,
    isInternal,
    salutation,
    ...omitNil({ company, customerNumber, categoryType, notification, termsOfPayment }),
    primeInfo: user.prime,
  };
};
