import { HOME } from '@shop/domain/shared/paths';

import { isCodeMissing } from '../releases/release.ts';
import { isOffline } from '../transport/connection.ts';
import { GraphqlFailure, NetworkFailure, NotSent } from './failures.ts';

/** The classification of internal errors (ERR-01). */
const INTERNAL_ERROR = 'INTERNAL_ERROR';
/** Paths with this word belong to the logout (ERR-02, GUARD-33). */
const LOGOUT_WORD = 'logout';
const TOKEN_REQUIRED = 'vue.error.security.valid_token_required';
const SECURITY_LOGOUT = 'shop.error.securityLogout';

export const isInternalError = (failure: unknown): boolean =>
  failure instanceof GraphqlFailure && failure.classification === INTERNAL_ERROR;

/** Nothing was sent: the connection was away, or it took the code with it that would have sent something. */
export const isNotSent = (failure: unknown): boolean =>
  failure instanceof NotSent || (isOffline() && isCodeMissing(failure));

/** The message key for a failure. */
export const failureMessage = (failure: unknown): string => {
  if (isNotSent(failure)) return 'shop.error.offline';
  if (failure instanceof NetworkFailure || isCodeMissing(failure)) return 'shop.error.network';
  if (failure instanceof GraphqlFailure && failure.classification !== INTERNAL_ERROR)
    return failure.messageKey ?? 'vue.cart.error.somethingWentWrong';
  return 'shop.error.internal';
};

/** The message key for a write without a reply: it may have been carried out, unless it was not sent. */
export const lostReplyMessage = (failure: unknown, otherwise: string): string =>
  isNotSent(failure) ? failureMessage(failure) : otherwise;

export type FailureNotice =
  | { readonly show: 'toast'; readonly kind: 'warning' | 'error'; readonly messageKey: string }
  | { readonly show: 'page'; readonly path: string };

const says = (failure: unknown, key: string): boolean =>
  failure instanceof GraphqlFailure && failure.messageKey === key;

/** How a failed call is shown to the shopper (ERR-07, ERR-08). */
export const failureNotice = (failure: unknown, at: { readonly path: string }): FailureNotice => {
  const isSecurityLogout = says(failure, SECURITY_LOGOUT);
  if ((isSecurityLogout || says(failure, TOKEN_REQUIRED)) && at.path.includes(LOGOUT_WORD))
    return { show: 'page', path: HOME };
  return { show: 'toast', kind: isSecurityLogout ? 'warning' : 'error', messageKey: failureMessage(failure) };
};
