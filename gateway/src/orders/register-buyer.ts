import type { TypedPassword } from '@shop/domain/customers/password-rules';
import { type Buyer, registerBuyer as register } from '@shop/domain/sessions/register-buyer';
import type { OrderId } from '@shop/domain/orders/order';
import type { SignedIn } from '@shop/domain/sessions/sessions.port';
import type { Shopper } from '@shop/domain/sessions/shopper';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import type { VisitorSession } from '../request/visitor-session.ts';
import { readerOf, rememberShownOrder, shownOrderOf } from '@shop/domain/orders/shown-order.slot';
import { PLACED_ORDER } from '@shop/domain/checkout/placed-order.slot';
import { goOnStartedOver, STARTED_OVER } from '@shop/domain/sessions/start-over';
import { readAsGuest } from '@shop/domain/orders/read-as-guest';
import { rememberBrowser } from '../limits/known-browser.slot.ts';

const SESSION_EXPIRED: MessageKey = 'shop.error.sessionExpired';

const refusedBecause = (general: MessageKey): Result<never, FormRefusal> =>
  refused({ because: 'invalid-form', fieldErrors: [], general });

interface Guest {
  readonly orderId: OrderId;
  readonly shopper: Shopper;
}

/** The guest whose confirmation this browser shows: still signed in, or only a reader of the order since the clean-up. */
const guestOf = (visitor: VisitorSession): Guest | undefined => {
  const { shopper } = visitor;
  const storedOrder = visitor.read(PLACED_ORDER);
  if (shopper.loginState === 'guest') return storedOrder && { orderId: storedOrder.orderId, shopper };
  const shownOrder = shownOrderOf(visitor);
  if (shopper.loginState === 'customer' || shownOrder?.guest === undefined) return undefined;
  return { orderId: shownOrder.orderId, shopper: readerOf(shownOrder, shopper) };
};

type Ports = Pick<Shop, 'carts' | 'orders' | 'sessions'>;

const buyerOf = async ({ orders }: Ports, visitor: VisitorSession): Promise<Buyer | undefined> => {
  const guest = guestOf(visitor);
  const sessionToken = guest?.shopper.sessionToken;
  if (guest === undefined || sessionToken === undefined) return undefined;
  const order = await readAsGuest(orders)(guest.shopper, guest.orderId);
  return order.ok ? { order: order.value, sessionToken } : undefined;
};

/** Makes an account of the guest who has just ordered, and signs in. The confirmation stays open. */
export const registerBuyer =
  (shop: Ports) =>
  async (visitor: VisitorSession, typed: TypedPassword): Promise<Result<SignedIn, FormRefusal>> => {
    const buyer = await buyerOf(shop, visitor);
    if (buyer === undefined) return refusedBecause(SESSION_EXPIRED);
    const registered = await register(shop)(visitor.shopper, buyer, typed);
    if (registered.ok) {
      visitor.signedIn(registered.value, 'customer', false);
      rememberShownOrder(visitor, buyer.order.orderId);
      rememberBrowser(visitor, buyer.order.email);
      return registered;
    }
    const { refusal } = registered;
    if (refusal.because === 'invalid-form') return refused(refusal);
    goOnStartedOver(visitor, refusal);
    return refusedBecause(STARTED_OVER);
  };
