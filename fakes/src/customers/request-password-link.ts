import type { PasswordLinkProblem, PasswordLinkRequest } from '@shop/domain/customers/passwords.port';
import { PASSWORD_LINK_MINUTES } from '@shop/domain/customers/password-link';
import type { Shopper } from '@shop/domain/visit/shopper';
import { lookUp } from '../worlds/persistent-map.ts';
import { digestOf, secretToken } from '../worlds/secret-token.ts';
import { put, schedule, type Transaction, type View } from '../worlds/transaction.ts';
import { sendPasswordForgotten } from './account-mails.ts';
import { forgetOldestLinks } from './forget-password-links.ts';
import { accountFor } from '../sessions/find-account.ts';
import type { PasswordLinkRecord } from './password-links.ts';
import { loginKey } from '../sessions/user.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** As many as a customer may request in an hour from one place; older ones become unknown. */
const MAX_LINKS = 5;

/** A robot fills in every field, and an unknown account has no mailbox: both get nothing. */
export const requestPasswordLink = (
  tx: Transaction,
  { storefront }: Shopper,
  { identifier, honeypot }: PasswordLinkRequest,
): void => {
  const account = accountFor(tx, loginKey(identifier, storefront.isB2b));
  if (honeypot !== '' || account === undefined) return;
  const { userId } = account;
  const token = secretToken(tx, 'password-link');
  const endsAt = tx.now.getTime() + PASSWORD_LINK_MINUTES * MINUTE_MS;
  put(tx, 'passwordLinks', digestOf(token), { userId, storefrontId: storefront.id, endsAt, isUsed: false });
  schedule(tx, 'password-link-is-forgotten', digestOf(token), new Date(endsAt + DAY_MS));
  forgetOldestLinks(tx, userId, MAX_LINKS);
  sendPasswordForgotten(tx, storefront, account, token);
};

export const findPasswordLink = (
  { state }: View,
  { storefront }: Shopper,
  token: string,
): PasswordLinkRecord | undefined => {
  const link = lookUp(state.passwordLinks, digestOf(token));
  return link?.storefrontId === storefront.id ? link : undefined;
};

export const passwordLinkState = (
  { now }: View,
  link: PasswordLinkRecord | undefined,
): 'valid' | PasswordLinkProblem => {
  if (link === undefined) return 'unknown';
  if (link.isUsed) return 'used';
  return link.endsAt > now.getTime() ? 'valid' : 'expired';
};
