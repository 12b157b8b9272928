import { phoneError } from '@shop/domain/addresses/address-rules';
import type { Customer } from '@shop/domain/customers/customer';
import type { Customers } from '@shop/domain/customers/customers.port';
import type { Shopper } from '@shop/domain/sessions/shopper';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { email as emailFault, type ValidationMessage } from '@shop/domain/shared/form-rules';
import { normaliseText } from '@shop/domain/shared/normalise-text';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import { isEmailTaken } from '../sessions/registration-errors.ts';
import { signedInUser, currentUser } from '../sessions/current-user.ts';
import { remove, put, type Transaction } from '../worlds/transaction.ts';
import type { WorldOf } from '../worlds/worlds.ts';
import { customerOf } from './customer-of.ts';
import { type Account, type Guest, loginKey } from './user.ts';

const NOT_SIGNED_IN: FormRefusal = { because: 'invalid-form', fieldErrors: [], general: 'vue.error.security.valid_token_required' };

const faulty = (field: string, message: NonNullable<ValidationMessage>): FormRefusal => ({ because: 'invalid-form', fieldErrors: [{ field, message }] });

const saveUser = (tx: Transaction, user: Account | Guest): Result<Customer, FormRefusal> => {
  put(tx, 'users', user.userId, user);
  return granted(customerOf(user));
};

const changeEmail = (tx: Transaction, shopper: Shopper, typed: string): Result<Customer, FormRefusal> => {
  const user = signedInUser(tx, shopper);
  if (user === undefined) return refused(NOT_SIGNED_IN);
  const email = normaliseText(typed);
  const isOwn = loginKey(email, false) === loginKey(user.email, false);
  const fault = emailFault(email) ?? (user.kind === 'customer' && !isOwn && isEmailTaken(tx, email) ? 'vue.form.error.email.notUnique' : undefined);
  if (fault !== undefined) return refused(faulty('email', fault));
  if (user.kind === 'customer') {
    remove(tx, 'logins', loginKey(user.email, false));
    put(tx, 'logins', loginKey(email, false), user.userId);
  }
  return saveUser(tx, { ...user, email });
};

const changePhone = (tx: Transaction, shopper: Shopper, typed: string): Result<Customer, FormRefusal> => {
  const user = signedInUser(tx, shopper);
  if (user === undefined) return refused(NOT_SIGNED_IN);
  const fault = phoneError(typed);
  if (fault !== undefined) return refused(faulty('phone', fault));
  const { phone: _earlier, ...rest } = user;
  const phone = normaliseText(typed);
  return saveUser(tx, phone === '' ? rest : { ...rest, phone });
};

export const inMemoryCustomers = (worldOf: WorldOf): Customers => ({
  current: async (shopper) => worldOf(shopper).read((view) => customerOf(currentUser(view, shopper))),
  isEmailUnique: async (shopper, email) => worldOf(shopper).read((view) => !isEmailTaken(view, email)),
  updateEmail: async (shopper, email) => worldOf(shopper).run((tx) => changeEmail(tx, shopper, email)),
  updatePhone: async (shopper, phone) => worldOf(shopper).run((tx) => changePhone(tx, shopper, phone)),
});
