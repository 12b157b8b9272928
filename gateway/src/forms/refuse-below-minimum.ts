import { DEFAULT_MIN_QUANTITY } from '@shop/domain/carts/quantity';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { VisitorSession } from '../request/visitor-session.ts';
import type { QuantityStep } from './form-bodies.ts';
import { readQuantity } from './read-quantity.ts';

const BELOW_MINIMUM: MessageKey = 'shop.cart.belowMinimum';

/** As posted by the form of a product page. */
interface Asked {
  readonly itemId: string;
  readonly quantity: string;
  readonly minimum: string | undefined;
  readonly step?: QuantityStep | undefined;
}

/**
 * Whether a quantity is below the minimum that the page stated; then the next page says so. The shop would raise it, and sell
 * more than anybody asked for. An invented minimum harms nobody else, and the shop knows its own.
 */
export const refuseBelowMinimum = (visitor: VisitorSession, { itemId, quantity, minimum = '', step }: Asked): boolean => {
  const least = readQuantity(minimum, DEFAULT_MIN_QUANTITY) ?? DEFAULT_MIN_QUANTITY;
  const requested = readQuantity(quantity, 0, step);
  if (least === DEFAULT_MIN_QUANTITY || requested === undefined || requested >= least) return false;
  const amount = String(least);
  visitor.addToasts([{ kind: 'warning', messageKey: BELOW_MINIMUM, values: { amount } }]);
  visitor.saveFormEcho({ form: 'buy', values: { itemId, quantity: amount }, fieldErrors: [] });
  return true;
};
