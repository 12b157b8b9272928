import type { Customer } from '@shop/domain/customers/customer';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { Result } from '@shop/domain/shared/result';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import type { AccountType, ChangeAccountResultType } from './account.types.ts';

export const presentAccount = ({
  salutation,
  firstName,
  lastName,
  company,
  email,
  phone,
  customerNumber,
}: Customer): AccountType => ({
  __typename: 'Account',
  salutation: salutation ?? '',
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  company: company ?? '',
  email: email ?? '',
  phone: phone ?? '',
  customerNumber,
});

export const presentChange = (changed: Result<Customer, FormRefusal>): ChangeAccountResultType =>
  changed.ok ? presentAccount(changed.value) : presentFormRefusal(changed.refusal);
