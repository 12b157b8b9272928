import type { FieldError, FormRefusal } from '@shop/domain/shared/field-errors';
import { invalidForm } from '@shop/domain/shared/field-errors';
import { attemptKey, clearFailedLogins, isLockedOut, recordFailedLogin } from '../sessions/failed-logins.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { type Account, passwordDigest } from '../sessions/user.ts';

export const isPasswordOf = ({ userId, passwordDigest: stored }: Account, password: string): boolean =>
  stored === passwordDigest(userId, password);

const TOO_MANY: FormRefusal = { because: 'invalid-form', fieldErrors: [], general: 'shop.error.tooManyTries' };

/** Why a signed-in customer's own password is refused. Wrong ones are counted as at a login, but cannot lock the login. */
export const wrongPassword = (
  tx: Transaction,
  account: Account,
  { typed, field, address }: { readonly typed: string; readonly field: FieldError['field']; readonly address: string },
): FormRefusal | undefined => {
  const tried = attemptKey(`account:${account.userId}`, address);
  if (isLockedOut(tx, tried)) return TOO_MANY;
  if (isPasswordOf(account, typed)) {
    clearFailedLogins(tx, tried);
    return undefined;
  }
  recordFailedLogin(tx, tried);
  return invalidForm([{ field, message: 'shop.form.error.password.wrong' }]);
};
