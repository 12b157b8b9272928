import type { Customer } from '@shop/domain/customers/customer';
import type { User } from './user.ts';

/** Whom the shop does not know has no id. */
const NOBODY = '';

const UNKNOWN: Customer = {
  userId: NOBODY,
  isExistingCustomer: false,
  isNewCustomer: false,
  isGuest: true,
  isInternal: false,
  primeInfo: { status: 'NONE' },
};

/** What the shop tells of a visitor. */
export const customerOf = (user: User | undefined): Customer => {
  if (user === undefined) return UNKNOWN;
  if (user.kind === 'visitor') return { ...UNKNOWN, userId: user.userId };
  const { userId, email, firstName, lastName, phone } = user;
  const person = { userId, email, firstName, lastName, ...(phone === undefined ? {} : { phone }) };
  if (user.kind === 'guest') return { ...UNKNOWN, ...person };
  return {
    ...person,
    isExistingCustomer: !user.isNew,
    isNewCustomer: user.isNew,
    isGuest: false,
    isInternal: user.isInternal,
    ...(user.customerNumber === undefined ? {} : { customerNumber: user.customerNumber }),
    ...(user.termsOfPayment === undefined ? {} : { termsOfPayment: user.termsOfPayment }),
    primeInfo: user.prime,
  };
};
