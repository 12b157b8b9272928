import type { CardPaymentForm } from '../payments/payment.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { Address } from '../addresses/address.ts';
import type { CartPosition, TaxShare } from '../carts/cart-position.ts';
import type { Picture } from '../catalogue/product.ts';
import type { PaymentId } from '../payments/payment.ts';
import type { CartId } from '../visit/shopper.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { Money } from '../shared/money.ts';
import type { OrderStatusOrUnknown } from './order-status.ts';

/** Outcome of submitting a cart (ENT-11). */
export interface OrderSubmission {
  readonly orderId?: OrderId;
  readonly newCartId?: CartId;
  /** Present if the card provider must confirm the payment first. */
  readonly cardPayment?: CardPaymentForm;
  /** URL of a provider's page outside the shop. */
  readonly redirectUrl?: string;
  readonly errorMessage?: MessageKey;
}

/** How many orders count as recent: one page of the order list (ORDER-01). */
export const RECENT_ORDERS = 5;

/** An order as a list shows it (ENT-15). */
export interface OrderOverview {
  readonly orderId: OrderId;
  /** ISO instant. */
  readonly orderedAt: string;
  readonly total: Money;
  readonly status: OrderStatusOrUnknown;
  /** Pieces of all articles. */
  readonly articleCount: number;
  /** Of its first articles, at most `SHOWN_PICTURES`. */
  readonly pictures: readonly Picture[];
  /** Opens the return of this order; absent while nothing can be returned. */
  readonly returnHash?: string;
}

/** Pictures beside an order in a list. */
export const SHOWN_PICTURES = 4;

/** An order as the confirmation page shows it (upstream: getThankYouPageData). */
export interface OrderConfirmation {
  readonly orderId: OrderId;
  /** ISO instant. */
  readonly orderedAt: string;
  readonly email: string;
  readonly isGuest: boolean;
  readonly positions: readonly CartPosition[];
  readonly subtotal: Money;
  readonly totalSavings: Money;
  readonly shippingCost: Money;
  readonly tax: readonly TaxShare[];
  readonly total: Money;
  readonly billingAddress: Address;
  readonly shippingAddress: Address;
  readonly paymentId: PaymentId;
  readonly paymentName: string;
  readonly shipperName: string;
  readonly arrives?: { readonly from: string; readonly to: string };
  readonly orderReference?: string;
  readonly costCentre?: string;
  readonly comment?: string;
}
