import { pathAfterSubscription } from '@shop/domain/checkout/after-payment';
import { PRIME } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { STORED_PRIME_CHECKOUT } from '@shop/domain/prime/prime-checkout.slot';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { addToasts } from '../visit/toasts.slot.ts';

/**
 * A payment provider redirects a customer back who subscribed to Prime. The shop decides whether the membership has begun; then
 * the Prime checkout is over, and the cart stays as it is (SUBM-12). Undefined while the provider's notice is on its way.
 */
export const primeReturn =
  ({ prime }: Pick<Shop, 'prime'>) =>
  async (visitor: VisitorSession, providerCode?: string): Promise<string | undefined> => {
    const subscriptionId = visitor.read(STORED_PRIME_CHECKOUT)?.subscriptionId;
    if (subscriptionId === undefined) return PRIME;
    const subscription = await prime.subscription(visitor.shopper, subscriptionId);
    if (subscription.ok) {
      visitor.clear(STORED_PRIME_CHECKOUT);
      addToasts(visitor, [{ kind: 'success', messageKey: 'shop.prime.joined' }]);
    }
    return pathAfterSubscription(subscription, providerCode);
  };
