import { type ProviderState, valueOrThrow, withShopper } from './provider-state.ts';

/** The idempotency key of the declaration. */
const KEY = 'declaration-that-arrived';

const DECLARATION = { fullName: 'Gerda Gast', orderNumber: '400000001', email: 'gerda.gast@schule.example' };

/** Somebody has declared a withdrawal. */
const declared: ProviderState = async (context) => {
  const { receiptId } = valueOrThrow(await context.shop.withdrawals.declare(context.shopper, DECLARATION, KEY));
  return withShopper(context, context.shopper, { receiptId, idempotencyKey: KEY });
};

export const WITHDRAWAL_STATES = { 'a withdrawal was declared': declared } as const satisfies Readonly<
  Record<string, ProviderState>
>;
