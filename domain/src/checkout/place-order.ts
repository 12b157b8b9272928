import type { Tracking } from '../tracking/tracking.port.ts';
import type { Carts } from '../carts/carts.port.ts';
import type { Cart } from '../carts/cart.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { OrderGap } from '../orders/order-gap.ts';
import type { OrderAttempt, Orders } from '../orders/orders.port.ts';
import type { CartId, Shopper } from '../visit/shopper.ts';
import type { FailureReports } from '../shared/failure-reports.port.ts';
import { type FormRefusal, invalidForm } from '../shared/field-errors.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import { type ShopBusyRefusal, unlessShopBusy } from '../shared/shop-busy.ts';
import { recordEvent } from '../tracking/record-event.ts';
import { changesBetween } from './cart-changes.ts';
import type { SeenCart } from './seen-cart.ts';
import { checkoutFactsOf } from './checkout.ts';
import { closeOrderGap, orderGapOf } from './close-order-gap.ts';
import { type CartChanged, changeOf, compareWithSeen } from './compare-with-seen.ts';
import { type CommentAndNewsletter, type Rollback, saveCommentAndNewsletter } from './save-comment-and-newsletter.ts';
import { type OrderOutcome, type SubmissionRefusal, submitCart } from './submit-cart.ts';
import { takesGuests } from '../login/register-guest.ts';
import type { Redirect } from '../shared/guard-result.ts';
import { commentErrors } from './comment-errors.ts';

export interface PlaceOrder extends CommentAndNewsletter {
  readonly cartId: CartId;
  /** What was shown above the button when it was pressed; undefined if that cannot be told any more: then it is shown anew. */
  readonly seen: SeenCart | undefined;
  readonly attempt?: OrderAttempt;
}

/** Why nothing was ordered. */
export type PlaceOrderRefusal =
  | FormRefusal
  | ShopBusyRefusal
  | { readonly because: 'session-expired' }
  | CartChanged
  /** The cart is already an order of this shopper; without an id, nobody knows which. */
  | { readonly because: 'already-submitted'; readonly orderId?: OrderId }
  | { readonly because: 'payment-refused'; readonly message: MessageKey }
  /** Something is missing. The redirect leads to where it is supplied, and says what. */
  | { readonly because: 'not-ready'; readonly redirect: Redirect };

export interface PlaceOrderPorts extends FailureReports {
  readonly carts: Carts;
  readonly orders: Orders;
  readonly tracking: Tracking;
}

const alreadySubmitted = (orderId: OrderId | undefined): PlaceOrderRefusal =>
  orderId === undefined ? { because: 'already-submitted' } : { because: 'already-submitted', orderId };

const notReady = (gap: OrderGap | undefined): PlaceOrderRefusal => ({
  because: 'not-ready',
  redirect: closeOrderGap(gap),
});

/** What the shopper agrees to by pressing the button, or why it cannot be ordered. */
const agreedTo = (cart: Cart, seen: SeenCart | undefined, shopper: Shopper): Result<SeenCart, PlaceOrderRefusal> => {
  if (cart.submitted) return refused(alreadySubmitted(cart.submittedAs));
  if (cart.id !== shopper.cartId) return refused({ because: 'session-expired' });
  const changes = seen === undefined ? [] : changesBetween(seen, cart);
  if (seen === undefined || changes.length > 0) return refused({ because: 'cart-changed', changes, cart });
  if (shopper.loginState === 'logged-out' || (shopper.loginState === 'guest' && !takesGuests(shopper.storefront)))
    return refused({ because: 'session-expired' });
  const gap = orderGapOf(checkoutFactsOf({ cart, shopper }));
  return gap === undefined ? granted(seen) : refused(notReady(gap));
};

const refusalOf = (refusal: SubmissionRefusal): PlaceOrderRefusal => {
  switch (refusal.because) {
    case 'cart-not-found':
      return { because: 'session-expired' };
    case 'not-ready':
      return notReady(refusal.missing);
    case 'already-submitted':
    case 'payment-refused':
    case 'shop-busy':
      return refusal;
  }
};

interface Prepared {
  readonly cart: Cart;
  readonly seen: SeenCart;
  readonly undo: Rollback;
}

const attempt = async (
  ports: PlaceOrderPorts,
  shopper: Shopper,
  command: PlaceOrder,
  { cart, seen }: Prepared,
): Promise<Result<OrderOutcome, PlaceOrderRefusal>> => {
  const submitted = await submitCart(ports)(shopper, cart, command.attempt);
  if (submitted.ok) return compareWithSeen(ports)(shopper, { cartId: command.cartId, seen }, submitted.value);
  if (submitted.refusal.because === 'payment-refused') {
    const { message } = submitted.refusal;
    await recordEvent(ports, shopper, { name: 'payment_error', paymentId: cart.selectedPayment ?? '', message });
  }
  // What has changed between the check and the submission, such as a deal that ended, may be why the shop refuses.
  const change =
    submitted.refusal.because === 'not-ready' ? await changeOf(ports, shopper, command.cartId, seen) : undefined;
  return refused(change ?? refusalOf(submitted.refusal));
};

/** Checks the cart, and saves comment and newsletter. Nothing is ordered yet. */
const prepare = async (
  ports: PlaceOrderPorts,
  shopper: Shopper,
  command: PlaceOrder,
): Promise<Result<Prepared, PlaceOrderRefusal>> => {
  const { cartId, seen } = command;
  const found = await ports.carts.find(shopper, cartId, { shippingCost: true });
  // The shop may have replaced a lost cart with another one, which nobody has seen.
  if (!found.ok || found.value.id !== cartId) return refused({ because: 'session-expired' });
  const cart = found.value;
  const agreed = agreedTo(cart, seen, shopper);
  if (!agreed.ok) return agreed;
  const saved = await saveCommentAndNewsletter(ports)(shopper, cart, command);
  return saved.ok ? granted({ cart, seen: agreed.value, undo: saved.value }) : saved;
};

/**
 * Places an order with payment, only at the total that the shopper saw (§ 312j BGB): tracking event, check for a changed or
 * submitted cart, comment and newsletter, submission, and a final check. By SUBM-01 comment and newsletter are saved
 * before the check; here an attempt that orders nothing leaves neither of them behind (docs/decisions/0054).
 */
export const placeOrder =
  (ports: PlaceOrderPorts) =>
  async (shopper: Shopper, command: PlaceOrder): Promise<Result<OrderOutcome, PlaceOrderRefusal>> => {
    const { cartId, seen } = command;
    const errors = commentErrors(command);
    if (errors.length > 0) return refused(invalidForm(errors));
    if (seen !== undefined) {
      const { minor: valueMinor, currency } = seen.total;
      await recordEvent(ports, shopper, { name: 'checkout_submit', cartId, valueMinor, currency });
    }
    const prepared = await unlessShopBusy(ports, () => prepare(ports, shopper, command));
    if (!prepared.ok) return prepared;
    const placed = await attempt(ports, shopper, command, prepared.value);
    if (!placed.ok && placed.refusal.because !== 'already-submitted') await prepared.value.undo();
    return placed;
  };
