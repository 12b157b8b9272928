import { anonymousCustomer } from '@shop/domain/customers/anonymous-customer';
import type { Customer } from '@shop/domain/customers/customer';
import type { User } from '../sessions/user.ts';

/** An unknown visitor has no id. */
const NOBODY = '';

/** A user as the shop presents it. */
export const customerOf = (user: User | undefined): Customer => {
  if (user === undefined || user.kind === 'visitor') return anonymousCustomer(user?.userId ?? NOBODY);
  const { userId, email, firstName, lastName, phone } = user;
  const person = { userId, email, firstName, lastName, ...(phone === undefined ? {} : { phone }) };
  if (user.kind === 'guest') return { ...anonymousCustomer(userId), ...person };
  return {
    ...person,
    isExistingCustomer: !user.isNew,
    isNewCustomer: user.isNew,
    isGuest: false,
    isInternal: user.isInternal,
    salutation: user.salutation,
    ...(user.company === undefined ? {} : { company: user.company }),
    ...(user.customerNumber === undefined ? {} : { customerNumber: user.customerNumber }),
    ...(user.categoryType === undefined ? {} : { categoryType: user.categoryType }),
    ...(user.notification === undefined ? {} : { notification: user.notification }),
    ...(user.termsOfPayment === undefined ? {} : { termsOfPayment: user.termsOfPayment }),
    primeInfo: user.prime,
  };
};
