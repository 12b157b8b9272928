import type { CartNotFound } from '../carts/carts.port.ts';
import type { CartId, Shopper } from '../sessions/shopper.ts';
import type { Result } from '../shared/result.ts';
import type { OrderConfirmation, OrderId, OrderOverview, OrderSubmission } from './order.ts';

export type SubmitRefusal =
  | CartNotFound
  | { readonly because: 'already-submitted'; readonly orderId?: OrderId }
  | { readonly because: 'not-ready' };

/** One press of the order button: what goes to the shop with the cart, and stays with the order. */
export interface OrderAttempt {
  /** Identifies the attempt: repeating it returns the first result again. */
  readonly idempotencyKey?: string;
}

export interface Orders {
  /** Turns a cart into an order. A cart becomes at most one order, however often this is called. */
  submit(shopper: Shopper, cartId: CartId, attempt?: OrderAttempt): Promise<Result<OrderSubmission, SubmitRefusal>>;
  /** The order as its buyer may see it after paying; refused for anybody else, and until it is paid. */
  confirmation(shopper: Shopper, orderId: OrderId): Promise<Result<OrderConfirmation, { readonly because: 'no-such-order' }>>;
  /** A customer's own newest orders, the newest first, at most `RECENT_ORDERS`; a guest or visitor has none (upstream: the first page of getOrdersV2). */
  recent(shopper: Shopper): Promise<readonly OrderOverview[]>;
}
