import { expect, it } from 'vitest';
import { nearestNames, noSuchName } from './nearest-names.ts';

const NAMES = ['FindCart', 'submitCart', 'shopInit', 'getCustomerInfo'];

it('finds the most similar names, ignoring case, the nearest first', () => {
  expect(nearestNames('submitKart', NAMES)).toEqual(['submitCart', 'FindCart', 'shopInit']);
  expect(nearestNames('findcart', NAMES)[0]).toBe('FindCart');
});

it('says so if there is no name at all', () => {
  expect(noSuchName('fault-1', [])).toBe('there is no fault-1, nor any other');
});
