import type { CardPaymentForm } from '../payments/payment.ts';
import type { PaymentId } from '../payments/payment.ts';
import type { PaymentEnd } from '../payments/payment-end.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { FormRefusal } from '../shared/field-errors.ts';
import type { Money } from '../shared/money.ts';
import type { Result } from '../shared/result.ts';
import type { PrimeMembership } from '../customers/prime-membership.ts';
import type { AboId, PrimeOffer } from './prime-offer.ts';

export type SubscriptionId = string;

/** What a shopper orders with the button on the Prime checkout. */
export interface PrimeOrder {
  readonly abo: AboId;
  readonly paymentId: PaymentId;
  /** Of the first term, as the shopper saw it. */
  readonly price: Money;
}

export type SubscribeRefusal =
  /** Only customers become members: neither visitors nor guests. */
  | { readonly because: 'not-a-customer' }
  | { readonly because: 'already-member' }
  | { readonly because: 'no-members-taken' }
  /** The plan is no longer offered, or not at this price. */
  | { readonly because: 'offer-changed' }
  | { readonly because: 'no-such-payment' };

/** Outcome of a subscription: a membership at once, or the payment that must come first. */
export interface PrimeSubmission {
  readonly subscriptionId: SubscriptionId;
  readonly membership?: PrimeMembership;
  readonly cardPayment?: CardPaymentForm;
  /** URL of a provider's page outside the shop. */
  readonly redirectUrl?: string;
}

/** Only its buyer learns anything about a subscription. */
export type SubscriptionRefusal =
  | { readonly because: 'no-such-subscription' }
  | { readonly because: 'payment-pending'; readonly paymentId: PaymentId }
  | { readonly because: 'payment-ended'; readonly how: PaymentEnd; readonly paymentId: PaymentId };

/** The membership with free delivery. */
export interface Prime {
  /** What can be subscribed to, the same for everybody on a storefront (upstream: getPrimeOffer). */
  offer(shopper: Shopper): Promise<PrimeOffer>;
  /**
   * Makes a customer a member, or returns the payment that does (upstream: submitPrimeSubscription). A key stands for one
   * attempt: repeated, it returns the same subscription. Nobody becomes a member twice.
   */
  subscribe(
    shopper: Shopper,
    order: PrimeOrder,
    idempotencyKey: string,
  ): Promise<Result<PrimeSubmission, SubscribeRefusal>>;
  /** What became of the shopper's own subscription (upstream: getPrimeSubscription). */
  subscription(shopper: Shopper, subscriptionId: SubscriptionId): Promise<Result<PrimeMembership, SubscriptionRefusal>>;
  /** Notes who waits until members are taken again, and mails a receipt once; nobody learns who is on the list (upstream: subscribeToPrimeWaitingList). */
  joinWaitingList(shopper: Shopper, email: string): Promise<Result<void, FormRefusal>>;
}
