import { expect, it } from 'vitest';
import { mergeLines } from './merge-lines.ts';

it('names each item once, as in its first line, with all its pieces', () => {
  const lines = [
    { itemId: 'heft', quantity: 2, name: 'Heft A5' },
    { itemId: 'stift', quantity: 1, name: 'Stift' },
    { itemId: 'heft', quantity: 3, name: 'Heft' },
  ];
  expect(mergeLines(lines)).toEqual([
    { itemId: 'heft', quantity: 5, name: 'Heft A5' },
    { itemId: 'stift', quantity: 1, name: 'Stift' },
  ]);
  expect(mergeLines([])).toEqual([]);
});
