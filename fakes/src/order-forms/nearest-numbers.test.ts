import { describe, expect, it } from 'vitest';
import { nearestNumbers } from './nearest-numbers.ts';

const KNOWN = ['0012345', '101101901', '101101902', '101101911', '101101999', '99887766'];

describe('an unknown number', () => {
  it.each([
    ['12345', ['0012345'], 'zeros that a spreadsheet has taken away'],
    ['000099887766', ['99887766'], 'zeros too many'],
    ['10110190', ['101101901', '101101902', '101101911'], 'a digit that is missing'],
    ['101101801', ['101101901', '101101902', '101101911'], 'a wrong digit'],
    ['99887777', ['99887766'], 'two wrong digits'],
    ['555555', [], 'nothing that is near'],
    ['1'.repeat(40), [], 'more than any number has'],
    ['', [], 'nothing at all'],
  ])('%s is near to %j: %s', (number, near) => {
    expect(nearestNumbers(number, KNOWN)).toEqual(near);
  });
});
