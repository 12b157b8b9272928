import type { PasswordLinkProblem } from '@shop/domain/customers/passwords.port';
import { fieldErrorsOf, type FormRefusal, invalidForm } from '@shop/domain/shared/field-errors';
import { password as passwordError } from '@shop/domain/shared/form-rules';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Shopper } from '@shop/domain/visit/shopper';
import { signedInAccount } from '../sessions/current-user.ts';
import { endSessionsOf } from '../sessions/start-session.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { put, type Transaction } from '../worlds/transaction.ts';
import { sendPasswordChanged } from './account-mails.ts';
import { wrongPassword } from './check-password.ts';
import { useUpLinksOf } from './forget-password-links.ts';
import { NOT_SIGNED_IN } from '../sessions/not-signed-in.ts';
import { findPasswordLink, passwordLinkState } from './request-password-link.ts';
import { type Account, passwordDigest } from '../sessions/user.ts';

const BROKEN_LINKS: Readonly<Record<PasswordLinkProblem, MessageKey>> = {
  used: 'shop.password.link.used',
  expired: 'shop.password.link.expired',
  unknown: 'shop.password.link.unknown',
};

const brokenLink = (state: PasswordLinkProblem): FormRefusal => ({
  because: 'invalid-form',
  fieldErrors: [],
  general: BROKEN_LINKS[state],
});

/** Whoever knew the password of before is signed out, except in the session that changes it. */
const setPassword = (
  tx: Transaction,
  { storefront }: Shopper,
  account: Account,
  password: string,
  session?: string,
): Result<void, FormRefusal> => {
  const errors = fieldErrorsOf({ password: passwordError(password) });
  if (errors.length > 0) return refused(invalidForm(errors));
  put(tx, 'users', account.userId, { ...account, passwordDigest: passwordDigest(account.userId, password) });
  useUpLinksOf(tx, account.userId);
  endSessionsOf(tx, account.userId, session);
  sendPasswordChanged(tx, storefront, account);
  return granted(undefined);
};

export const changePassword = (
  tx: Transaction,
  shopper: Shopper,
  { currentPassword, password }: { readonly currentPassword: string; readonly password: string },
  address: string,
): Result<void, FormRefusal> => {
  const account = signedInAccount(tx, shopper);
  if (account === undefined) return refused(NOT_SIGNED_IN);
  const wrong = wrongPassword(tx, account, { typed: currentPassword, field: 'currentPassword', address });
  return wrong === undefined ? setPassword(tx, shopper, account, password, shopper.sessionToken) : refused(wrong);
};

export const changePasswordByLink = (
  tx: Transaction,
  shopper: Shopper,
  { token, password }: { readonly token: string; readonly password: string },
): Result<void, FormRefusal> => {
  const link = findPasswordLink(tx, shopper, token);
  const state = passwordLinkState(tx, link);
  if (state !== 'valid') return refused(brokenLink(state));
  const user = link === undefined ? undefined : lookUp(tx.state.users, link.userId);
  return user?.kind === 'customer' ? setPassword(tx, shopper, user, password) : refused(brokenLink('unknown'));
};
