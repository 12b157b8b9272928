import type { Attempts } from '../shared/attempts.port.ts';
import type { Result } from '../shared/result.ts';
import type { Visit } from '../visit/visit.port.ts';
import { placeOrder, type PlaceOrder, type PlaceOrderPorts, type PlaceOrderRefusal } from './place-order.ts';
import type { OrderOutcome } from './submit-cart.ts';

/** Whether a result ends the attempt without an order. If a provider declines, the next click is a new attempt; if the shop was too busy, it is the same. */
const endsAttempt = (placed: Result<OrderOutcome, PlaceOrderRefusal>): boolean =>
  placed.ok ? placed.value.happened !== 'order-placed' : placed.refusal.because !== 'shop-busy';

/**
 * Places an order, one at a time per cart across all gateways (docs/decisions/0005). Only the session's own cart is locked
 * and counted: nobody can block another visitor's order, and invented ids leave nothing behind. An attempt is identified by the
 * number of ended ones, so that the shop recognises a repeat until the outcome is known.
 */
export const placeOrderOnce =
  (ports: PlaceOrderPorts & { readonly attempts: Attempts }, { shopper }: Pick<Visit, 'shopper'>) =>
  (command: PlaceOrder): Promise<Result<OrderOutcome, PlaceOrderRefusal>> => {
    const { attempts } = ports;
    const { cartId } = command;
    if (cartId !== shopper.cartId) return placeOrder(ports)(shopper, command);
    const endedAttempts = (more: number): Promise<number> => attempts.count('order-attempts', cartId, more);
    return attempts.oneAtATime(cartId, async () => {
      const idempotencyKey = attempts.keyOf(cartId, await endedAttempts(0));
      const placed = await placeOrder(ports)(shopper, { ...command, attempt: { ...command.attempt, idempotencyKey } });
      if (endsAttempt(placed)) await endedAttempts(1);
      return placed;
    });
  };
