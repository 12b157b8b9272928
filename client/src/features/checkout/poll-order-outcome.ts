import type { CheckoutFacts } from '@shop/domain/checkout/checkout';

import { fetchCheckoutFacts } from './fetch-checkout-facts.ts';

/** The delays before each attempt, in milliseconds. The network that lost the reply needs a moment. */
const WAITS_MS = [0, 1000, 2000, 4000];

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

export type OrderOutcome =
  | { readonly happened: 'ordered'; readonly orderId: string }
  | { readonly happened: 'nothing' }
  | { readonly happened: 'unknown' };

const outcomeFrom = ({ storedOrderId, cart }: CheckoutFacts): OrderOutcome => {
  if (!cart.submitted) return { happened: 'nothing' };
  return storedOrderId === undefined ? { happened: 'unknown' } : { happened: 'ordered', orderId: storedOrderId };
};

/** After a lost reply: polls whether the cart has become an order, instead of ordering again. */
export const pollOrderOutcome = async (waits: readonly number[] = WAITS_MS): Promise<OrderOutcome> => {
  for (const ms of waits) {
    await wait(ms);
    const facts = await fetchCheckoutFacts().catch(() => undefined);
    if (facts !== undefined) return outcomeFrom(facts);
  }
  return { happened: 'unknown' };
};
