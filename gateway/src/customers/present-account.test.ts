import { aCustomer } from '@shop/domain/testing/a-shopper';
import { expect, it } from 'vitest';
import { presentAccount } from './present-account.ts';

it('what an account does not know is an empty field of its form', () => {
  const { userId, isExistingCustomer, isNewCustomer, isGuest, isInternal, primeInfo } = aCustomer();
  expect(presentAccount({ userId, isExistingCustomer, isNewCustomer, isGuest, isInternal, primeInfo })).toEqual({
    __typename: 'Account',
    salutation: '',
    firstName: '',
    lastName: '',
    company: '',
    email: '',
    phone: '',
    customerNumber: undefined,
  });
});
