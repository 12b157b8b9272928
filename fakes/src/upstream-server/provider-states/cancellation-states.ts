import type { CancellationDeclaration } from '@shop/domain/cancellations/cancellation';
import { type ProviderState, valueOrThrow, withShopper } from './provider-state.ts';

/** The idempotency key of the declaration. */
const KEY = 'cancellation-that-arrived';

const DECLARATION: CancellationDeclaration = {
  kind: 'ordinary',
  fullName: 'Gerda Gast',
  contract: 'gerda.gast@schule.example',
  email: 'gerda.gast@schule.example',
};

/** Somebody has declared a cancellation. */
const declared: ProviderState = async (context) => {
  const { receiptId } = valueOrThrow(await context.shop.cancellations.declare(context.shopper, DECLARATION, KEY));
  return withShopper(context, context.shopper, { receiptId, idempotencyKey: KEY });
};

export const CANCELLATION_STATES = { 'a cancellation was declared': declared } as const satisfies Readonly<
  Record<string, ProviderState>
>;
