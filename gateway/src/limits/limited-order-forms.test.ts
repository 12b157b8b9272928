import type { OrderForms } from '@shop/domain/order-forms/order-forms.port';
import { refused } from '@shop/domain/shared/result';
import { anAnonymousShopper } from '@shop/domain/testing/a-shopper';
import { expect, it } from 'vitest';
import { memoryCache } from '../cache/memory-cache.ts';
import { testClock } from '../testing/test-clock.ts';
import { counters } from './counters.ts';
import { limitedOrderForms } from './limited-order-forms.ts';

const SHOPPER = anAnonymousShopper();
const WAITS = { name: 'TooManyAttempts', seconds: 600 };

const SHOP: OrderForms = {
  check: async () => [],
  addToCart: async () => refused({ because: 'cart-not-found' }),
};

it('a network has 600 order forms checked or put into carts in ten minutes', async () => {
  const counting = counters(memoryCache(testClock()));
  const from = (network: string) => limitedOrderForms(SHOP, counting, { network, scope: '' });
  const school = from('203.0.113.9');
  for (let number = 0; number < 300; number += 1) {
    await school.check(SHOPPER, []);
    await school.addToCart(SHOPPER, 'cart', []);
  }
  await expect(school.check(SHOPPER, [])).rejects.toMatchObject(WAITS);
  await expect(school.addToCart(SHOPPER, 'cart', [])).rejects.toMatchObject(WAITS);
  expect(await from('198.51.100.7').check(SHOPPER, [])).toEqual([]);
});
