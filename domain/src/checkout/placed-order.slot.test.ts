import { expect, it } from 'vitest';
import { PLACED_ORDER } from './placed-order.slot.ts';

it('an order just placed is remembered for a day, even if the browser is closed at the payment provider', () => {
  expect(PLACED_ORDER).toMatchObject({ seconds: 86_400 });
  expect(PLACED_ORDER).not.toHaveProperty('endsWithBrowser');
});
