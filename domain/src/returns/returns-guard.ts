import { type GuardResult, proceed, type Redirect, redirectTo, redirectWithNotice } from '../shared/guard-result.ts';
import type { LoginState } from '../visit/shopper.ts';
import { canonicalPath } from '../shared/canonical-path.ts';
import { ORDERS, RETURN_STEP_PATHS, RETURNS } from '../shared/paths.ts';
import { draftOf } from './return-draft.ts';
import { mayEnterStep, RETURN_STEPS, type ReturnProgress } from './return-steps.ts';
import type { ReturnHash } from './return.ts';

/** The switch that opens returns, among the global parameters. */
export const RETURNS_SWITCH = 'returnOrders';

/** Only this value of the switch opens them (GUARD-19). */
export const areReturnsOpen = (parameterValue: string | undefined): boolean => parameterValue === 'true';

/** There is no such page, as far as anybody may know. */
export type ReturnsGuardResult = GuardResult | { readonly action: 'not-found' };

/** What decides about the pages of a return. */
export interface ReturnsFacts {
  readonly loginState: LoginState;
  readonly areReturnsOpen: boolean;
  /** What this browser has chosen so far. */
  readonly draft?: ReturnProgress | undefined;
  /** The order whose return this browser submitted last, until it begins another one. */
  readonly submitted?: ReturnHash | undefined;
}

const pathOf = (target: string): string => canonicalPath(target.split(/[?#]/u)[0] ?? '');

export const isReturnsPath = (path: string): boolean => pathOf(path).startsWith(RETURNS);

/** The selection of an order's articles: where its return begins. */
export const productSelectionPath = (hash: ReturnHash): string =>
  `${RETURN_STEP_PATHS.productselection}?order=${encodeURIComponent(hash)}`;

/** An order that is not found (GUARD-22). */
export const orderNotFound: Redirect = redirectWithNotice('error', 'shop.return.notFound', RETURNS);

const guardLanding = ({ loginState }: ReturnsFacts, hash: ReturnHash | undefined): GuardResult => {
  if (loginState === 'customer') return redirectTo(ORDERS);
  return hash === undefined ? proceed : redirectTo(productSelectionPath(hash));
};

/** What is submitted cannot be changed any more: its confirmation is shown instead. */
const isSubmitted = ({ submitted }: ReturnsFacts, order: ReturnHash | undefined): boolean =>
  submitted !== undefined && (order ?? submitted) === submitted;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * Guards the pages of a return (GUARD-20, GUARD-31). Anybody may open the return of an order whose hash they know; customers
 * start from their orders instead of the landing page. Each step needs what the earlier ones choose.
 */
export const returnsGuard = (
  path: string,
  query: Readonly<Record<string, unknown>>,
  facts: ReturnsFacts,
): ReturnsGuardResult => {
  const requested = pathOf(path);
  if (!isReturnsPath(requested)) return proceed;
  if (!facts.areReturnsOpen) return { action: 'not-found' };
  const order = textOf(query['order']);
  if (requested === RETURNS) return guardLanding(facts, order);
  const step = RETURN_STEPS.find((known) => RETURN_STEP_PATHS[known] === requested);
  if (step === undefined) return proceed;
  if (step !== 'productselection' && isSubmitted(facts, order))
    return step === 'confirm' ? proceed : redirectTo(RETURN_STEP_PATHS.confirm);
  const hash = step === 'productselection' ? order : (order ?? facts.draft?.hash);
  if (hash === undefined) return redirectTo(RETURNS);
  return mayEnterStep(step, draftOf(hash, facts.draft)) ? proceed : redirectTo(productSelectionPath(hash));
};
