import type { Shopper } from '@shop/domain/visit/shopper';
import { fieldErrorsOf, type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import { email as emailError } from '@shop/domain/shared/form-rules';
import { readEmail } from '@shop/domain/shared/read-email';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction } from '../worlds/transaction.ts';
import { sendWaitingListReceipt } from './prime-mails.ts';

/** Notes an address and mails its receipt once. Callers do not learn whether it was on the list before. */
export const joinWaitingList = (tx: Transaction, { storefront }: Shopper, typed: string): Result<void, FormRefusal> => {
  const errors = fieldErrorsOf({ email: emailError(typed) });
  if (errors.length > 0) return refused(invalidForm(errors));
  const email = readEmail(typed);
  const key = email.toLowerCase();
  if (lookUp(tx.state.primeWaitingList, key) !== undefined) return granted(undefined);
  put(tx, 'primeWaitingList', key, { email, storefrontId: storefront.id });
  sendWaitingListReceipt(tx, storefront, email);
  return granted(undefined);
};
