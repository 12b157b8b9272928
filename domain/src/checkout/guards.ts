import { accountGuard, newPasswordGuard, registerGuard, resetPasswordGuard } from '../customers/account-guards.ts';
import { pagePathOf } from '../shared/canonical-path.ts';
import { CHECKOUT_CONFIRMATION, CHECKOUT_PATHS, type CheckoutPath, NEW_PASSWORD, REGISTER, RESET_PASSWORD } from '../shared/paths.ts';
import type { CheckoutFacts } from './checkout.ts';
import { guardStep } from './step-guards.ts';
import { proceed, type GuardResult } from './guard-result.ts';

export type { GuardResult } from './guard-result.ts';

const checkoutPathOf = (path: string): CheckoutPath | undefined => CHECKOUT_PATHS.find((known) => known === pagePathOf(path));

export const isCheckoutPath = (path: string): boolean => checkoutPathOf(path) !== undefined;

/** Guards the checkout; any other page may be entered. */
export const checkoutGuard = (path: string, facts: CheckoutFacts): GuardResult => {
  const known = checkoutPathOf(path);
  return known === undefined ? proceed : guardStep(known, facts);
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** The guard of all pages, the same on the server and in the browser. */
export const guardFor = (path: string, query: Readonly<Record<string, unknown>>, facts: CheckoutFacts): GuardResult => {
  const requested = pagePathOf(path);
  if (requested === CHECKOUT_CONFIRMATION && textOf(query['preview']) !== undefined) return proceed;
  if (isCheckoutPath(requested)) return checkoutGuard(requested, facts);
  if (requested === REGISTER) return registerGuard({ loginState: facts.loginState, origin: textOf(query['origin']) });
  if (requested === NEW_PASSWORD) return newPasswordGuard(textOf(query['token']));
  if (requested === RESET_PASSWORD) return resetPasswordGuard(facts);
  return accountGuard(requested, facts);
};
