import type { Carts } from '../carts/carts.port.ts';
import type { Cart } from '../carts/cart.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { CardPaymentForm } from '../payments/payment.ts';
import type { OrderSubmission } from '../orders/order.ts';
import type { OrderAttempt, SubmitRefusal, Orders } from '../orders/orders.port.ts';
import type { CartId, Shopper } from '../visit/shopper.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { Money } from '../shared/money.ts';
import type { FailureReports } from '../shared/failure-reports.port.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import { type ShopBusyRefusal, unlessShopBusy } from '../shared/shop-busy.ts';

/** The total that a shopper saw above the button, and the actual total of the order. */
export interface OtherTotal {
  readonly was: Money;
  readonly is: Money;
}

/** The cart is an order now; `happened` says where the shopper goes next. */
export type OrderOutcome = {
  readonly orderId: OrderId;
  /** The next cart; absent if the shop's reply was lost. */
  readonly newCartId?: CartId;
} /** `otherTotal` if the shop ordered at a different total than was seen. */ & (
  | { readonly happened: 'order-placed'; readonly otherTotal?: OtherTotal }
  | { readonly happened: 'card-payment-needed'; readonly cardPayment: CardPaymentForm }
  /** The provider's page, outside the shop. */
  | { readonly happened: 'redirect-needed'; readonly url: string }
);

export type SubmissionRefusal =
  | SubmitRefusal
  | ShopBusyRefusal
  | { readonly because: 'payment-refused'; readonly message: MessageKey };

/** The shop accepted a cart but says neither which order it became nor why not. */
export class OrderWithoutNumber extends Error {
  override readonly name = 'OrderWithoutNumber';
}

interface Ports extends FailureReports {
  readonly carts: Carts;
  readonly orders: Orders;
}

const outcomeOf = (orderId: OrderId, { newCartId, cardPayment, redirectUrl }: OrderSubmission): OrderOutcome => {
  const order = newCartId === undefined ? { orderId } : { orderId, newCartId };
  if (cardPayment !== undefined) return { ...order, happened: 'card-payment-needed', cardPayment };
  if (redirectUrl !== undefined) return { ...order, happened: 'redirect-needed', url: redirectUrl };
  return { ...order, happened: 'order-placed' };
};

const orderOf = async ({ carts }: Ports, shopper: Shopper, cartId: CartId): Promise<OrderId | undefined> => {
  const reread = await carts.find(shopper, cartId);
  return reread.ok ? reread.value.submittedAs : undefined;
};

const readSubmission = async (
  ports: Ports,
  shopper: Shopper,
  cartId: CartId,
  submission: OrderSubmission,
): Promise<Result<OrderOutcome, SubmissionRefusal>> => {
  if (submission.errorMessage !== undefined)
    return refused({ because: 'payment-refused', message: submission.errorMessage });
  const orderId = submission.orderId ?? (await orderOf(ports, shopper, cartId));
  if (orderId === undefined) throw new OrderWithoutNumber(`cart ${cartId}`);
  return granted(outcomeOf(orderId, submission));
};

/** A lost reply says nothing about the order, but the cart does. If the cart is still open, the failure is thrown. */
const reconcile = async (ports: Ports, shopper: Shopper, cartId: CartId, failure: unknown): Promise<OrderOutcome> => {
  const orderId = await orderOf(ports, shopper, cartId).catch(() => undefined);
  if (orderId === undefined) throw failure;
  return { happened: 'order-placed', orderId };
};

/** Submits a cart once, and finds out the outcome if the shop does not report it. */
export const submitCart =
  (ports: Ports) =>
  async (
    shopper: Shopper,
    { id }: Pick<Cart, 'id'>,
    attempt?: OrderAttempt,
  ): Promise<Result<OrderOutcome, SubmissionRefusal>> => {
    try {
      const submitted = await unlessShopBusy(ports, () => ports.orders.submit(shopper, id, attempt));
      return submitted.ok ? await readSubmission(ports, shopper, id, submitted.value) : submitted;
    } catch (failure) {
      return granted(await reconcile(ports, shopper, id, failure));
    }
  };
