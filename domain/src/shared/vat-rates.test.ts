import { expect, it } from 'vitest';
import { vatRateIn } from './vat-rates.ts';

/** From the laws, as in decision 0151. */
it.each([
  ['DE', 19, 7],
  ['AT', 20, 10],
  ['CH', 8.1, 2.6],
  ['LI', 8.1, 2.6],
  ['IT', 22, 4],
] as const)('goods delivered to %s are taxed at %d percent, and books at %d', (country, goods, books) => {
  expect([vatRateIn(country, 'standard'), vatRateIn(country, 'reduced')]).toEqual([goods, books]);
});
