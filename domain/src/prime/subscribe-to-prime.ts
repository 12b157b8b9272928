import type { Customers } from '../customers/customers.port.ts';
import type { Shopper } from '../visit/shopper.ts';
import { HOME } from '../shared/paths.ts';
import type { FailureReports } from '../shared/failure-reports.port.ts';
import { granted, type Result } from '../shared/result.ts';
import { type ShopBusyRefusal, unlessShopBusy } from '../shared/shop-busy.ts';
import type { CardPaymentForm } from '../payments/payment.ts';
import { type PrimeMembership, reportedPrimeStatus } from '../customers/prime-membership.ts';
import type { PrimeOrder, PrimeSubmission, SubscribeRefusal, SubscriptionId, Prime } from './prime.port.ts';

/** What became of one press of the order button. */
export type SubscribeOutcome =
  | { readonly happened: 'member-joined'; readonly membership: PrimeMembership }
  | {
      readonly happened: 'card-payment-needed';
      readonly subscriptionId: SubscriptionId;
      readonly cardPayment: CardPaymentForm;
    }
  | { readonly happened: 'redirect-needed'; readonly subscriptionId: SubscriptionId; readonly url: string };

/** A submission that says neither that the customer is a member nor how to pay. */
export class SubscriptionWithoutOutcome extends Error {
  override readonly name = 'SubscriptionWithoutOutcome';
}

const outcomeOf = ({ subscriptionId, membership, cardPayment, redirectUrl }: PrimeSubmission): SubscribeOutcome => {
  if (membership !== undefined) return { happened: 'member-joined', membership };
  if (cardPayment !== undefined) return { happened: 'card-payment-needed', subscriptionId, cardPayment };
  if (redirectUrl !== undefined) return { happened: 'redirect-needed', subscriptionId, url: redirectUrl };
  throw new SubscriptionWithoutOutcome(subscriptionId);
};

interface Ports extends FailureReports {
  readonly customers: Customers;
  readonly prime: Prime;
}

/** A lost reply says nothing about the membership, but the customer does. Of anybody else than a member, the failure is thrown. */
const reconcile = async ({ customers }: Ports, shopper: Shopper, failure: unknown): Promise<SubscribeOutcome> => {
  const customer = await customers.current(shopper, HOME).catch(() => undefined);
  if (customer === undefined || reportedPrimeStatus(customer.primeInfo) !== 'active') throw failure;
  return { happened: 'member-joined', membership: customer.primeInfo };
};

/** Subscribes once, and finds out the outcome if the shop does not report it. */
export const subscribeToPrime =
  (ports: Ports) =>
  async (
    shopper: Shopper,
    order: PrimeOrder,
    idempotencyKey: string,
  ): Promise<Result<SubscribeOutcome, SubscribeRefusal | ShopBusyRefusal>> => {
    const submitted = await unlessShopBusy(ports, () => ports.prime.subscribe(shopper, order, idempotencyKey)).catch(
      (failure: unknown) => ({ failure }),
    );
    if ('failure' in submitted) return granted(await reconcile(ports, shopper, submitted.failure));
    return submitted.ok ? granted(outcomeOf(submitted.value)) : submitted;
  };
