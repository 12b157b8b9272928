import { anonymousCustomer } from '@shop/domain/customers/anonymous-customer';
import type { Customers } from '@shop/domain/customers/customers.port';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { NO_SESSION } from '../shared/read-form-refusal.ts';
import { readFormResult } from '../shared/read-mutation-result.ts';
import { readCustomer, readCustomerReply } from './read-customer.ts';

/** A visitor whom the upstream does not know has no id. */
const NOBODY = anonymousCustomer('');

export const upstreamCustomers = (call: PortCalls): Customers => ({
  current: (shopper, url) =>
    call({
      operation: operations.getCustomerInfo,
      variables: { url },
      shopper,
      read: ({ getCustomerInfo }) => readCustomer(getCustomerInfo),
      otherwise: { 'ids-unknown': NOBODY, 'session-revoked': NOBODY },
    }),
  isEmailUnique: (shopper, email) =>
    call({
      operation: operations.isUniqueEmail,
      variables: { email },
      shopper,
      read: ({ isUniqueEmail }) => isUniqueEmail,
    }),
  updateEmail: (shopper, change) =>
    call({
      operation: operations.updateEmail,
      variables: change,
      shopper,
      read: ({ updateEmail }) => readCustomerReply(updateEmail),
      otherwise: NO_SESSION,
    }),
  changeAccountData: (shopper, { salutation, firstName, lastName, company }) =>
    call({
      operation: operations.changeAccountData,
      variables: { accountData: { salutation, firstName, lastName, company } },
      shopper,
      read: ({ changeAccountData }) => readCustomerReply(changeAccountData),
      otherwise: NO_SESSION,
    }),
  deleteAccount: (shopper, password) =>
    call({
      operation: operations.deleteCurrentCustomerAccount,
      variables: { password },
      shopper,
      read: ({ deleteCurrentCustomerAccount }) => readFormResult(deleteCurrentCustomerAccount),
      otherwise: NO_SESSION,
    }),
  updatePhone: (shopper, phone) =>
    call({
      operation: operations.updatePhone,
      variables: { phone },
      shopper,
      read: ({ updatePhone }) => readCustomerReply(updatePhone),
      otherwise: NO_SESSION,
    }),
});
