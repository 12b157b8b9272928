import type { Customer } from '@shop/domain/customers/customer';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { Result } from '@shop/domain/shared/result';
import type { CustomerAnswer, CustomerInfo } from '../generated/upstream-types.ts';
import { writeMembership } from '../prime/write-membership.ts';
import { orNull } from '../shared/or-null.ts';
import { NOTHING_WRONG, writeFormRefusal } from '../shared/write-field-errors.ts';

export const writeCustomer = (customer: Customer): CustomerInfo => ({
  userId: customer.userId,
  isExistingCustomer: customer.isExistingCustomer,
  isNewCustomer: customer.isNewCustomer,
  isGuest: customer.isGuest,
  isInternal: customer.isInternal,
  categoryType: orNull(customer.categoryType),
  notification: orNull(customer.notification),
  email: orNull(customer.email),
  salutation: orNull(customer.salutation),
  firstName: orNull(customer.firstName),
  lastName: orNull(customer.lastName),
  phone: orNull(customer.phone),
  company: orNull(customer.company),
  customerNumber: orNull(customer.customerNumber),
  termsOfPayment: orNull(customer.termsOfPayment),
  primeInfo: writeMembership(customer.primeInfo),
});

export const writeCustomerAnswer = (result: Result<Customer, FormRefusal>): CustomerAnswer =>
  result.ok
    ? { successful: true, ...NOTHING_WRONG, customerInfo: writeCustomer(result.value) }
    : { successful: false, ...writeFormRefusal(result.refusal), customerInfo: null };
