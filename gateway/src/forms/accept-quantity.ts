import { DEFAULT_MIN_QUANTITY, readQuantity } from '@shop/domain/carts/quantity';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { VisitorSession } from '../request/visitor-session.ts';
import type { QuantityStep } from './form-bodies.ts';
import { steppedQuantity } from './stepped-quantity.ts';
import { saveFormEcho } from '../visit/form-echo.slot.ts';
import { addToasts } from '../visit/toasts.slot.ts';

/** As posted by the form of a product page. */
interface Asked {
  readonly itemId: string;
  readonly quantity: string;
  readonly minimum: string | undefined;
  readonly step?: QuantityStep | undefined;
}

/**
 * The quantity to add; undefined if none was typed or if it is below the minimum that the page stated: then the next page says
 * so. The shop would raise it, and sell more than anybody asked for. An invented minimum harms nobody else, and the shop knows
 * its own.
 */
export const acceptQuantity = (
  visitor: VisitorSession,
  { itemId, quantity, minimum, step }: Asked,
): number | undefined => {
  const refuse = (messageKey: MessageKey, shown: string, values: Readonly<Record<string, string>> = {}): undefined => {
    addToasts(visitor, [{ kind: 'warning', messageKey, values }]);
    saveFormEcho(visitor, { form: 'buy', values: { itemId, quantity: shown }, fieldErrors: [] });
  };
  const requested = steppedQuantity(quantity, step);
  if (requested === undefined) return refuse('shop.form.error.quantity', quantity);
  const least = Math.max(readQuantity(minimum) ?? DEFAULT_MIN_QUANTITY, DEFAULT_MIN_QUANTITY);
  const amount = String(least);
  return requested < least ? refuse('shop.cart.belowMinimum', amount, { amount }) : requested;
};
