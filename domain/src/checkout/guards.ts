import { accountGuard, newPasswordGuard, registerGuard, resetPasswordGuard } from '../customers/account-guards.ts';
import { catalogueGuard, isCataloguePage } from '../content/catalogue-guard.ts';
import { pagePathOf } from '../shared/canonical-path.ts';
import {
  CHECKOUT_CONFIRMATION,
  CHECKOUT_PATHS,
  type CheckoutPath,
  NEW_PASSWORD,
  PRIME_CHECKOUT,
  REGISTER,
  RESET_PASSWORD,
} from '../shared/paths.ts';
import { primeCheckoutGuard } from '../prime/prime-guard.ts';
import { businessGuard } from '../content/business-guard.ts';
import type { Language } from '../storefronts/language.ts';
import type { CheckoutFacts } from './checkout.ts';
import { guardStep } from './step-guards.ts';
import { proceed, type GuardResult, type PageGuardResult } from '../shared/guard-result.ts';

export type { GuardResult, PageGuardResult } from '../shared/guard-result.ts';

const checkoutPathOf = (path: string): CheckoutPath | undefined =>
  CHECKOUT_PATHS.find((known) => known === pagePathOf(path));

export const isCheckoutPath = (path: string): boolean => checkoutPathOf(path) !== undefined;

/** Guards the checkout; any other page may be entered. */
export const checkoutGuard = (path: string, facts: CheckoutFacts): GuardResult => {
  const known = checkoutPathOf(path);
  return known === undefined ? proceed : guardStep(known, facts);
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What the guard of all pages depends on. */
export interface GuardFacts extends CheckoutFacts {
  readonly language: Language;
  /** The visitor was signed in before, and has not signed out. */
  readonly heldSession?: boolean;
}

/**
 * The guard of all pages, the same on the server and in the browser. On the pages of the printed catalogues their own guard
 * decides alone; everywhere else on the business shop its guard comes first.
 */
export const guardFor = (
  path: string,
  query: Readonly<Record<string, unknown>>,
  facts: GuardFacts,
): PageGuardResult => {
  const requested = pagePathOf(path);
  if (isCataloguePage(requested)) return catalogueGuard(requested, facts);
  const business = businessGuard(requested, facts);
  if (business.action !== 'proceed') return business;
  if (requested === CHECKOUT_CONFIRMATION && textOf(query['preview']) !== undefined) return proceed;
  if (isCheckoutPath(requested)) return checkoutGuard(requested, facts);
  if (requested === PRIME_CHECKOUT) return primeCheckoutGuard(facts);
  if (requested === REGISTER) return registerGuard({ loginState: facts.loginState, origin: textOf(query['origin']) });
  if (requested === NEW_PASSWORD) return newPasswordGuard(textOf(query['token']));
  if (requested === RESET_PASSWORD) return resetPasswordGuard(facts);
  return accountGuard(requested, facts);
};
