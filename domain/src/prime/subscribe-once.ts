import { currentCustomer } from '../customers/current-customer.ts';
import type { Customers } from '../customers/customers.port.ts';
import type { Attempts } from '../shared/attempts.port.ts';
import type { FailureReports } from '../shared/failure-reports.port.ts';
import { omitNil } from '../shared/omit-nil.ts';
import { refused, type Result } from '../shared/result.ts';
import type { ShopBusyRefusal } from '../shared/shop-busy.ts';
import type { Visit } from '../visit/visit.port.ts';
import { STORED_PRIME_CHECKOUT } from './prime-checkout.slot.ts';
import type { Prime, PrimeOrder, SubscribeRefusal } from './prime.port.ts';
import { type SubscribeOutcome, subscribeToPrime } from './subscribe-to-prime.ts';

/** `not-started`: the browser holds no Prime checkout, so there is nothing that was seen. */
export type SubscribeOnceRefusal = SubscribeRefusal | ShopBusyRefusal | { readonly because: 'not-started' };

interface Ports extends FailureReports {
  readonly customers: Customers;
  readonly prime: Prime;
  readonly attempts: Attempts;
}

/**
 * Presses the order button of the Prime checkout: one at a time for a customer across all gateways, once for an attempt. A session
 * that the shop has ended must not look like one any longer.
 */
export const subscribeOnce =
  (ports: Ports, visit: Visit) =>
  async (order: PrimeOrder): Promise<Result<SubscribeOutcome, SubscribeOnceRefusal>> => {
    const { shopper } = visit;
    const primeCheckout = visit.read(STORED_PRIME_CHECKOUT);
    if (primeCheckout === undefined) return refused({ because: 'not-started' });
    const { attempt } = primeCheckout;
    const outcome = await ports.attempts.oneAtATime(`prime|${shopper.userId ?? ''}`, () =>
      subscribeToPrime(ports)(shopper, order, attempt),
    );
    if (!outcome.ok) {
      if (outcome.refusal.because === 'not-a-customer') await currentCustomer(ports, visit)();
      return outcome;
    }
    if (outcome.value.happened === 'member-joined') visit.clear(STORED_PRIME_CHECKOUT);
    else
      visit.write(STORED_PRIME_CHECKOUT, {
        attempt,
        abo: order.abo,
        subscriptionId: outcome.value.subscriptionId,
        ...omitNil({ cartId: shopper.cartId }),
      });
    return outcome;
  };
