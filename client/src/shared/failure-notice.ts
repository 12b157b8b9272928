import { HOME, LOGOUT } from '@shop/domain/shared/paths';

import { GraphqlFailure, NetworkFailure } from './failures.ts';

/** Classification of a fault of the shop's own (specification A8). */
const INTERNAL_ERROR = 'INTERNAL_ERROR';
const TOKEN_REQUIRED = 'vue.error.security.valid_token_required';

/** Key of the text that says what failed. */
export const messageOfFailure = (failure: unknown): string => {
  if (failure instanceof NetworkFailure) return 'shop.error.network';
  if (failure instanceof GraphqlFailure && failure.classification !== INTERNAL_ERROR) return failure.messageKey ?? 'vue.cart.error.somethingWentWrong';
  return 'shop.error.internal';
};

export type FailureNotice =
  | { readonly show: 'nothing' }
  | { readonly show: 'toast'; readonly messageKey: string }
  | { readonly show: 'page'; readonly path: string };

const isTokenRequired = (failure: unknown): boolean => failure instanceof GraphqlFailure && failure.messageKey === TOKEN_REQUIRED;

/** What the shopper sees of a failed call (specification A8). The logout itself needs no valid session. */
export const noticeOfFailure = (failure: unknown, at: { readonly path: string; readonly isLogout: boolean }): FailureNotice => {
  if (isTokenRequired(failure) && at.isLogout) return { show: 'nothing' };
  if (isTokenRequired(failure) && at.path.startsWith(LOGOUT)) return { show: 'page', path: HOME };
  return { show: 'toast', messageKey: messageOfFailure(failure) };
};
