import { STORED_PRIME_CHECKOUT } from '../prime/prime-checkout.slot.ts';
import type { Prime } from '../prime/prime.port.ts';
import { PRIME } from '../shared/paths.ts';
import type { Visit } from '../visit/visit.port.ts';
import { pathAfterSubscription } from './after-payment.ts';

/** Where a customer goes on, and whether the membership has just begun. */
export interface FinishedPrimeCheckout {
  readonly path: string;
  readonly hasJoined: boolean;
}

/**
 * A payment provider redirects a customer back who subscribed to Prime. The shop decides whether the membership has begun; then
 * the Prime checkout is over, and the cart stays as it is (SUBM-12). Undefined while the provider's notice is on its way.
 */
export const finishPrimeCheckout =
  ({ prime }: { readonly prime: Prime }, visit: Pick<Visit, 'shopper' | 'read' | 'clear'>) =>
  async (providerCode?: string): Promise<FinishedPrimeCheckout | undefined> => {
    const subscriptionId = visit.read(STORED_PRIME_CHECKOUT)?.subscriptionId;
    if (subscriptionId === undefined) return { path: PRIME, hasJoined: false };
    const subscription = await prime.subscription(visit.shopper, subscriptionId);
    if (subscription.ok) visit.clear(STORED_PRIME_CHECKOUT);
    const path = pathAfterSubscription(subscription, providerCode);
    return path === undefined ? undefined : { path, hasJoined: subscription.ok };
  };
