import { expect, it } from 'vitest';
import { itemPath } from './item-path.ts';

it('the page of a product opens with the item that is meant (LIST-12)', () => {
  expect(itemPath('/prod/heft/', 'heft-1')).toBe('/prod/heft/?varid=heft-1');
  expect(itemPath('/prod/heft/', 'heft 1&2', true)).toBe('/prod/heft/?varid=heft%201%262');
});

it('a product without variants has one address only (LIST-12)', () => {
  expect(itemPath('/prod/heft/', 'heft-1', false)).toBe('/prod/heft/');
});
