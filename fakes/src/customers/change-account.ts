import { SALUTATIONS } from '@shop/domain/addresses/address';
import { phoneError } from '@shop/domain/addresses/address-rules';
import { type PersonalDetails, personalDetailsErrors } from '@shop/domain/customers/personal-details';
import type { Customer } from '@shop/domain/customers/customer';
import type { EmailChange } from '@shop/domain/customers/customers.port';
import { fieldErrorsOf, type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import { email as emailError } from '@shop/domain/shared/form-rules';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import { readEmail } from '@shop/domain/shared/read-email';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Shopper } from '@shop/domain/visit/shopper';
import { signedInAccount, signedInUser } from '../sessions/current-user.ts';
import { isEmailTaken } from '../sessions/find-account.ts';
import { endSessionsOf } from '../sessions/start-session.ts';
import { unlessEmpty } from '../shared/unless-empty.ts';
import { put, remove, type Transaction } from '../worlds/transaction.ts';
import { sendEmailChanged } from './account-mails.ts';
import { wrongPassword } from './check-password.ts';
import { customerOf } from './customer-of.ts';
import { useUpLinksOf } from './forget-password-links.ts';
import { NOT_SIGNED_IN } from '../sessions/not-signed-in.ts';
import { type Account, type Guest, loginKey } from '../sessions/user.ts';

type Changed = Result<Customer, FormRefusal>;

const saveUser = (tx: Transaction, user: Account | Guest): Changed => {
  put(tx, 'users', user.userId, user);
  return granted(customerOf(user));
};

const isOfOthers = (tx: Transaction, user: Account, typed: string): boolean =>
  loginKey(typed, false) !== loginKey(user.email, false) && isEmailTaken(tx, typed);

/** The e-mail address is also the login of a consumer. Whoever used the account or the mailbox of before is out. */
const moveLogin = (tx: Transaction, { storefront, sessionToken }: Shopper, before: Account, now: Account): void => {
  const [from, to] = [loginKey(before.email, false), loginKey(now.email, false)];
  if (from === to) return;
  remove(tx, 'logins', from);
  put(tx, 'logins', to, now.userId);
  useUpLinksOf(tx, now.userId);
  endSessionsOf(tx, now.userId, sessionToken);
  sendEmailChanged(tx, storefront, before, now);
};

/** Only whoever knows the password learns that an address belongs to somebody else. */
export const changeEmail = (
  tx: Transaction,
  shopper: Shopper,
  { email: typed, password = '' }: EmailChange,
  address: string,
): Changed => {
  const user = signedInUser(tx, shopper);
  if (user === undefined) return refused(NOT_SIGNED_IN);
  const email = readEmail(typed);
  const errors = fieldErrorsOf({ email: emailError(email) });
  if (errors.length > 0) return refused(invalidForm(errors));
  if (user.kind === 'customer') {
    const wrong = wrongPassword(tx, user, { typed: password, field: 'password', address });
    if (wrong !== undefined) return refused(wrong);
    if (isOfOthers(tx, user, email))
      return refused(invalidForm([{ field: 'email', message: 'vue.form.error.email.notUnique' }]));
    moveLogin(tx, shopper, user, { ...user, email });
  }
  return saveUser(tx, { ...user, email });
};

export const changePhone = (tx: Transaction, shopper: Shopper, typed: string): Changed => {
  const user = signedInUser(tx, shopper);
  if (user === undefined) return refused(NOT_SIGNED_IN);
  const errors = fieldErrorsOf({ phone: phoneError(typed) });
  if (errors.length > 0) return refused(invalidForm(errors));
  const { phone: _earlier, ...rest } = user;
  return saveUser(tx, { ...rest, ...unlessEmpty(typed, (phone) => ({ phone })) });
};

export const changeAccountData = (tx: Transaction, shopper: Shopper, typed: PersonalDetails): Changed => {
  const account = signedInAccount(tx, shopper);
  if (account === undefined) return refused(NOT_SIGNED_IN);
  const errors = personalDetailsErrors(typed, shopper.storefront);
  if (errors.length > 0) return refused(invalidForm(errors));
  const { company: _earlier, ...rest } = account;
  return saveUser(tx, {
    ...rest,
    salutation: SALUTATIONS.find((known) => known === typed.salutation) ?? account.salutation,
    firstName: normaliseText(typed.firstName),
    lastName: normaliseText(typed.lastName),
    ...unlessEmpty(typed.company, (company) => ({ company })),
  });
};
