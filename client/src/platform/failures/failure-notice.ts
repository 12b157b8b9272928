import { HOME } from '@shop/domain/shared/paths';

import { GraphqlFailure, NetworkFailure } from './failures.ts';

/** Classification of a fault of the shop's own (specification A8). */
const INTERNAL_ERROR = 'INTERNAL_ERROR';
/** A page is about leaving where its address says so (specification A2). */
const LOGOUT_WORD = 'logout';
const TOKEN_REQUIRED = 'vue.error.security.valid_token_required';
const SECURITY_LOGOUT = 'shop.error.securityLogout';

export const isInternalError = (failure: unknown): boolean => failure instanceof GraphqlFailure && failure.classification === INTERNAL_ERROR;

/** Key of the text that says what failed. */
export const messageOfFailure = (failure: unknown): string => {
  if (failure instanceof NetworkFailure) return 'shop.error.network';
  if (failure instanceof GraphqlFailure && failure.classification !== INTERNAL_ERROR) return failure.messageKey ?? 'vue.cart.error.somethingWentWrong';
  return 'shop.error.internal';
};

export type FailureNotice =
  | { readonly show: 'toast'; readonly kind: 'warning' | 'error'; readonly messageKey: string }
  | { readonly show: 'page'; readonly path: string };

const says = (failure: unknown, key: string): boolean => failure instanceof GraphqlFailure && failure.messageKey === key;

/** What the shopper sees of a failed call (specification A8). */
export const noticeOfFailure = (failure: unknown, at: { readonly path: string }): FailureNotice => {
  const isSecurityLogout = says(failure, SECURITY_LOGOUT);
  if ((isSecurityLogout || says(failure, TOKEN_REQUIRED)) && at.path.includes(LOGOUT_WORD)) return { show: 'page', path: HOME };
  return { show: 'toast', kind: isSecurityLogout ? 'warning' : 'error', messageKey: messageOfFailure(failure) };
};
