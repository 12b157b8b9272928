import { findOrOpenUnsubmittedCart } from '../carts/find-or-open-cart.ts';
import { currentCustomer } from '../customers/current-customer.ts';
import type { Customers } from '../customers/customers.port.ts';
import { unlessRevoked } from '../customers/unless-revoked.ts';
import type { Sessions } from '../sessions/sessions.port.ts';
import type { Attempts } from '../shared/attempts.port.ts';
import { refused, type Result } from '../shared/result.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { PlaceOrder, PlaceOrderPorts, PlaceOrderRefusal } from './place-order.ts';
import { placeOrderOnce } from './place-order-once.ts';
import { PLACED_ORDER, rememberPlacedOrder } from './placed-order.slot.ts';
import { sessionExpired } from './save-refusals.ts';
import type { OrderOutcome } from './submit-cart.ts';

interface Ports extends PlaceOrderPorts {
  readonly attempts: Attempts;
  readonly customers: Customers;
  readonly sessions: Sessions;
}

type Pressed = Result<OrderOutcome, PlaceOrderRefusal>;

/** The order that the cart has become. If its id is unknown, the visitor continues with a new cart (SUBM-03). */
const leadToOrder = async (ports: Ports, visit: Visit, known: OrderId | undefined): Promise<Pressed> => {
  const { shopper } = visit;
  const storedOrder = visit.read(PLACED_ORDER);
  const orderId = known ?? (storedOrder?.cartId === shopper.cartId ? storedOrder?.orderId : undefined);
  if (orderId !== undefined) {
    rememberPlacedOrder(visit, orderId, undefined);
    return refused({ because: 'already-submitted', orderId });
  }
  const { opened } = await findOrOpenUnsubmittedCart(ports)(shopper);
  if (opened !== undefined) visit.opened(opened);
  return refused({ because: 'already-submitted' });
};

/**
 * Presses the order button (§ 312j BGB): one cart becomes at most one order, however often it is pressed. The browser remembers
 * the order, for the confirmation and for the return from a payment.
 */
export const pressOrderButton =
  (ports: Ports, visit: Visit) =>
  (command: PlaceOrder): Promise<Pressed> =>
    unlessRevoked(ports, visit)<Pressed>(
      async () => {
        const placed = await placeOrderOnce(ports, visit)(command);
        if (placed.ok) rememberPlacedOrder(visit, placed.value.orderId, placed.value.newCartId);
        else if (placed.refusal.because === 'already-submitted')
          return leadToOrder(ports, visit, placed.refusal.orderId);
        else if (placed.refusal.because === 'session-expired') await currentCustomer(ports, visit)();
        return placed;
      },
      () => refused(sessionExpired),
    );
