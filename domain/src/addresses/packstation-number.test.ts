import { expect, it } from 'vitest';
import { readPackstation } from './packstation-number.ts';

it.each([
  ['101', '101'],
  [' 1 0 1 ', '101'],
  ['Packstation 101', '101'],
  ['PACKSTATION101', '101'],
  ['DHL Packstation 101', '101'],
  ['DHL-Packstation Nr. 101', '101'],
  ['Packstation Nr 101', '101'],
  ['Neben Packstation 101', 'NEBENPACKSTATION101'],
  ['', ''],
])('the number of the Packstation in %j is %j', (typed, number) => {
  expect(readPackstation(typed)).toBe(number);
});
