import type { CartNotFound } from '../carts/carts.port.ts';
import type { PaymentId } from '../payments/payment.ts';
import type { PaymentEnd } from '../payments/payment-end.ts';
import type { CartId, Shopper } from '../visit/shopper.ts';
import type { Result } from '../shared/result.ts';
import type { OrderGap } from './order-gap.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { OrderConfirmation, OrderOverview, OrderSubmission } from './order.ts';
import type { OrderDetails, OrderStatusView } from './order-details.ts';
import type { OrderListPage, OrderListQuery } from './order-list.ts';

export type SubmitRefusal =
  | CartNotFound
  | { readonly because: 'already-submitted'; readonly orderId?: OrderId }
  /** `missing` where the shop says it. */
  | { readonly because: 'not-ready'; readonly missing?: OrderGap };

/** One press of the order button: what goes to the shop with the cart, and stays with the order. */
export interface OrderAttempt {
  /** Identifies the attempt: repeating it returns the first result again. */
  readonly idempotencyKey?: string;
}

type NoSuchOrder = { readonly because: 'no-such-order' };

/** Only its buyer learns that an order waits for its payment, or that it will never be paid. */
export type ConfirmationRefusal =
  | NoSuchOrder
  | { readonly because: 'payment-pending'; readonly paymentId: PaymentId }
  | { readonly because: 'payment-ended'; readonly how: PaymentEnd; readonly paymentId: PaymentId };

/** `too-late`: the warehouse already packs a part of the order. */
export type CancelRefusal = NoSuchOrder | { readonly because: 'too-late' };

/** What somebody without an account knows of an order. */
export interface OrderLookUp {
  readonly orderId: OrderId;
  /** Of the invoice or of the delivery, as typed. */
  readonly zipCode: string;
}

/** An order that is unknown, not paid yet or somebody else's is `no-such-order` to every method; only `confirmation` tells its buyer more. */
export interface Orders {
  /** Turns a cart into an order. A cart becomes at most one order, however often this is called. */
  submit(shopper: Shopper, cartId: CartId, attempt?: OrderAttempt): Promise<Result<OrderSubmission, SubmitRefusal>>;
  /** The order as its buyer may see it after paying; refused for anybody else, and until it is paid. */
  confirmation(shopper: Shopper, orderId: OrderId): Promise<Result<OrderConfirmation, ConfirmationRefusal>>;
  /** A customer's own newest orders, the newest first, at most `RECENT_ORDERS`; a guest or visitor has none (upstream: the first page of getOrdersV2). */
  recent(shopper: Shopper): Promise<readonly OrderOverview[]>;
  /** A page of the customer's own orders that match, the newest first; a guest or visitor has none. Behind the last page comes the last one. */
  list(shopper: Shopper, query: OrderListQuery): Promise<OrderListPage>;
  /** The years in which the customer has ordered, the newest first. */
  years(shopper: Shopper): Promise<readonly number[]>;
  /** An order with everything that its buyer may know. */
  details(shopper: Shopper, orderId: OrderId): Promise<Result<OrderDetails, NoSuchOrder>>;
  /** Where an order stands, for anybody who knows its number and postcode. An unknown number and a wrong postcode take the same work. */
  status(shopper: Shopper, lookUp: OrderLookUp): Promise<Result<OrderStatusView, NoSuchOrder>>;
  /** Cancels a whole order while no part of it is packed. Cancelling it again changes nothing. */
  cancel(shopper: Shopper, orderId: OrderId): Promise<Result<OrderDetails, CancelRefusal>>;
}
