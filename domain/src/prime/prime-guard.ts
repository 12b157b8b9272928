import { proceed, type GuardResult, redirectTo } from '../shared/guard-result.ts';
import { PRIME } from '../shared/paths.ts';

/** The query parameter by which the landing page learns that it was entered instead of the checkout (GUARD-32). */
export const FROM_PRIME_CHECKOUT = 'fromPrimeCheckout';

/** The Prime checkout begins on the landing page, where the plan is chosen (GUARD-32). */
export const primeCheckoutGuard = ({ isPrimeCheckout = false }: { readonly isPrimeCheckout?: boolean }): GuardResult =>
  isPrimeCheckout ? proceed : redirectTo(`${PRIME}?${FROM_PRIME_CHECKOUT}=true`);
