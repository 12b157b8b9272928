import { expect, it } from 'vitest';
import { normaliseZipCode } from './zip-code.ts';

it.each([
  ['10115', '10115'],
  [' 10 115\u00a0', '10115'],
  ['D-10115', '10115'],
  ['d - 10115', '10115'],
  ['DE 10115', '10115'],
  ['A-1070', '1070'],
  ['at1070', '1070'],
  ['CH-8001', '8001'],
  ['FL-9490', '9490'],
  ['LI-9490', '9490'],
  ['I-39100', '39100'],
  ['D-', 'D'],
  ['D–10115\u200B', '10115'],
  ['sw1a 1aa', 'SW1A1AA'],
  ['1012 AB', '1012AB'],
  ['10115 Berlin', '10115'],
  ['D-10115 Köln-Mülheim', '10115'],
  ['10115, Berlin', '10115'],
  ['10115.', '10115'],
  ['１０１１５', '10115'],
  ['', ''],
])('the postcode %j is compared as %j', (typed, compared) => {
  expect(normaliseZipCode(typed)).toBe(compared);
});

it('a text of any length costs the same', () => {
  expect(normaliseZipCode('1'.repeat(100_000))).toHaveLength(20);
});
