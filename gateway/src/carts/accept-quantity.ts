import { DEFAULT_MIN_QUANTITY, readQuantity } from '@shop/domain/carts/quantity';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { FormReply } from '../request/form-route.decorator.ts';
import { type QuantityStep, steppedQuantity } from './stepped-quantity.ts';

/** As posted by the form of a product page. */
interface Asked {
  readonly itemId: string;
  readonly quantity: string;
  readonly minimum: string | undefined;
  readonly step?: QuantityStep | undefined;
}

/**
 * The quantity to add; refused if none was typed or if it is below the minimum that the page stated: then the next page says
 * so. The shop would raise it, and sell more than anybody asked for. An invented minimum harms nobody else, and the shop knows
 * its own.
 */
export const acceptQuantity = ({ itemId, quantity, minimum, step }: Asked): Result<number, FormReply> => {
  const refuse = (messageKey: MessageKey, shown: string, values: Readonly<Record<string, string>> = {}) =>
    refused({
      toasts: [{ kind: 'warning' as const, messageKey, values }],
      echo: { form: 'buy', values: { itemId, quantity: shown }, fieldErrors: [] },
    });
  const requested = steppedQuantity(quantity, step);
  if (requested === undefined) return refuse('shop.form.error.quantity', quantity);
  const least = Math.max(readQuantity(minimum) ?? DEFAULT_MIN_QUANTITY, DEFAULT_MIN_QUANTITY);
  const amount = String(least);
  return requested < least ? refuse('shop.cart.belowMinimum', amount, { amount }) : granted(requested);
};
