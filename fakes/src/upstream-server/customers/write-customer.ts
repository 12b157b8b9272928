import type { Customer } from '@shop/domain/customers/customer';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { Result } from '@shop/domain/shared/result';
import type { CustomerAnswer, CustomerInfo } from '../generated/upstream-types.ts';
import { writeMembership } from '../prime/write-membership.ts';
import { NOTHING_WRONG, writeFormRefusal } from '../shared/write-field-errors.ts';

/** The upstream's schema has null for what is not known. */
const UNKNOWN = {
  categoryType: null,
  notification: null,
  email: null,
  salutation: null,
  firstName: null,
  lastName: null,
  phone: null,
  company: null,
  customerNumber: null,
  termsOfPayment: null,
};

/** Only what the schema declares of it is sent, and only if a request asks for it. */
export const writeCustomer = (customer: Customer): CustomerInfo => ({
  ...UNKNOWN,
  ...customer,
  primeInfo: writeMembership(customer.primeInfo),
});

export const writeCustomerAnswer = (result: Result<Customer, FormRefusal>): CustomerAnswer =>
  result.ok
    ? { successful: true, ...NOTHING_WRONG, customerInfo: writeCustomer(result.value) }
    : { successful: false, ...writeFormRefusal(result.refusal), customerInfo: null };
