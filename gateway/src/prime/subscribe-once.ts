import { subscribeToPrime } from '@shop/domain/prime/subscribe-to-prime';
import type { SubscribeOutcome } from '@shop/domain/prime/subscribe-to-prime';
import type { PrimeOrder, SubscribeRefusal } from '@shop/domain/prime/prime.port';
import type { FailureReports } from '@shop/domain/shared/failure-reports.port';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { ShopBusyRefusal } from '@shop/domain/shared/shop-busy';
import type { Shop } from '@shop/domain/shop';
import { STORED_PRIME_CHECKOUT } from '@shop/domain/prime/prime-checkout.slot';
import type { OrderLock } from '../payments/order-lock.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { idInWorld } from '../worlds/id-in-world.ts';

/** `not-started`: the browser holds no Prime checkout, so there is nothing that was seen. */
export type SubscribeOnceRefusal = SubscribeRefusal | ShopBusyRefusal | { readonly because: 'not-started' };

/** Presses the order button of the Prime checkout: one at a time for a customer across all gateways, once for an attempt. */
export const subscribeOnce =
  (shop: Pick<Shop, 'customers' | 'prime'> & FailureReports, lock: OrderLock) =>
  async (visitor: VisitorSession, order: PrimeOrder): Promise<Result<SubscribeOutcome, SubscribeOnceRefusal>> => {
    const { shopper } = visitor;
    const primeCheckout = visitor.read(STORED_PRIME_CHECKOUT);
    if (primeCheckout === undefined) return refused({ because: 'not-started' });
    const { attempt } = primeCheckout;
    const outcome = await lock(`prime|${idInWorld(visitor, shopper.userId ?? '')}`, () =>
      subscribeToPrime(shop)(shopper, order, attempt),
    );
    if (!outcome.ok) return outcome;
    if (outcome.value.happened === 'member-joined') visitor.clear(STORED_PRIME_CHECKOUT);
    else
      visitor.write(STORED_PRIME_CHECKOUT, {
        attempt,
        abo: order.abo,
        subscriptionId: outcome.value.subscriptionId,
        ...omitNil({ cartId: shopper.cartId }),
      });
    return outcome;
  };
