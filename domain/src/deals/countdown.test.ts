import { expect, it } from 'vitest';
import { countdownOf } from './countdown.ts';

const HOUR_MS = 3_600_000;

it.each([
  [259_200_001, { is: 'days', days: 3 }],
  [4 * 24 * HOUR_MS - 1, { is: 'days', days: 3 }],
  [4 * 24 * HOUR_MS, { is: 'days', days: 4 }],
  [259_200_000, { is: 'clock', text: '72:00:00' }],
  [259_199_999, { is: 'clock', text: '71:59:59' }],
  [HOUR_MS + 1, { is: 'clock', text: '01:00:00' }],
  [2 * HOUR_MS + 61_000, { is: 'clock', text: '02:01:01' }],
  [HOUR_MS, { is: 'clock', text: '60:00' }],
  [HOUR_MS - 1, { is: 'clock', text: '59:59' }],
  [61_999, { is: 'clock', text: '01:01' }],
  [1, { is: 'clock', text: '00:00' }],
  [0, { is: 'over' }],
  [-1, { is: 'over' }],
])('shows %d ms as days, as hh:mm:ss or as mm:ss (DEAL-04)', (remaining, shown) => {
  expect(countdownOf(remaining)).toEqual(shown);
});
