import { expect, it } from 'vitest';
import { nearestNames, noSuchName } from './nearest-names.ts';

const NAMES = ['FindCart', 'submitCart', 'shopInit', 'getCustomerInfo'];

it('finds the names that are spelt most alike, whatever their case, the nearest first', () => {
  expect(nearestNames('submitKart', NAMES)).toEqual(['submitCart', 'FindCart', 'shopInit']);
  expect(nearestNames('findcart', NAMES)[0]).toBe('FindCart');
});

it('says so where there is no name at all', () => {
  expect(noSuchName('fault-1', [])).toBe('there is no fault-1, nor any other');
});
