import type { OrderId } from '../shared/shop-id.ts';
import type { CartId, Shopper } from '../visit/shopper.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { Result } from '../shared/result.ts';
import type { AmazonCheckoutSessionId, CheckoutType, ProvidedAddresses } from './express-payment.ts';

export type ExpressRefusal =
  | { readonly because: 'cart-not-found' }
  /** Switched off, a business shop, or a category in the cart that the provider does not accept. */
  | { readonly because: 'express-unavailable' };

export type SessionRefusal =
  /** Unknown, expired, unfinished, of another cart, or of a cart that is an order: nothing more is said. */
  | { readonly because: 'no-such-session' }
  /** The shopper cancelled it at the provider. */
  | { readonly because: 'session-cancelled' };

export type CompletionRefusal =
  | { readonly because: 'no-such-session' }
  | { readonly because: 'payment-refused'; readonly message: MessageKey };

/** The Amazon-style provider, which pays and knows its customers' addresses. */
export interface ExpressPayments {
  /** Begins a session at the provider for this cart, and returns the URL to leave for (upstream: getAmazonPayCheckoutData). */
  start(
    shopper: Shopper,
    cartId: CartId,
    checkoutType: CheckoutType,
  ): Promise<Result<{ readonly url: string }, ExpressRefusal>>;
  /** What the shopper chose there, for their own cart only (upstream: getAmazonPayAddresses). */
  addresses(shopper: Shopper, session: AmazonCheckoutSessionId): Promise<Result<ProvidedAddresses, SessionRefusal>>;
  /**
   * Captures what the shopper approved for the order of this cart. Never repeated (upstream: completeAmazonPayCheckout). Granted, the
   * order is paid, or waits for the provider's notice: the order says which.
   */
  complete(
    shopper: Shopper,
    cartId: CartId,
    session: AmazonCheckoutSessionId,
  ): Promise<Result<{ readonly orderId: OrderId }, CompletionRefusal>>;
  /** Forgets the session: payment, addresses and carrier leave the cart, its lines stay (upstream: abortAmazonPayCheckout). */
  abort(shopper: Shopper, cartId: CartId): Promise<Result<void, { readonly because: 'cart-not-found' }>>;
}
