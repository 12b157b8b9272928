import type { OrderForms } from '@shop/domain/order-forms/order-forms.port';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import type { RequestSource } from '../visit/request-source.ts';
import type { Counters } from './counters.ts';
import { LIMITS } from './limits.ts';
import { perNetwork } from './per-network.ts';

/** Limits how many order forms a network has checked or put into carts: each tells the prices of up to 500 numbers. */
export const limitedOrderForms = (orderForms: OrderForms, counters: Counters, source: RequestSource): OrderForms => {
  const count = async (): Promise<void> => {
    const counted = await counters.count(perNetwork(source, LIMITS.orderForms, LIMITS.orderFormsADay));
    if (counted.isOver) throw new TooManyAttempts(counted.seconds);
  };
  return {
    check: async (...asked) => {
      await count();
      return orderForms.check(...asked);
    },
    addToCart: async (...asked) => {
      await count();
      return orderForms.addToCart(...asked);
    },
  };
};
