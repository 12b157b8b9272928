import type { BusinessFields } from '@shop/domain/businesses/business';
import type { Shopper } from '@shop/domain/visit/shopper';
import { type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { NOT_SIGNED_IN } from '../sessions/not-signed-in.ts';
import { signedInAccount } from '../sessions/current-user.ts';
import { put, type Transaction } from '../worlds/transaction.ts';
import { companyFactsErrors, companyFactsOf } from './company-facts.ts';

/** Only customers of the business shop have such details. */
export const changeBusinessDetails = (
  tx: Transaction,
  shopper: Shopper,
  typed: BusinessFields,
): Result<void, FormRefusal> => {
  const account = signedInAccount(tx, shopper);
  if (account?.customerNumber === undefined) return refused(NOT_SIGNED_IN);
  const errors = companyFactsErrors(typed);
  if (errors.length > 0) return refused(invalidForm(errors));
  put(tx, 'users', account.userId, { ...account, companyFacts: companyFactsOf(typed) });
  return granted(undefined);
};
