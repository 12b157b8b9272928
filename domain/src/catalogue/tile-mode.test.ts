import { expect, it } from 'vitest';
import { tileModeOf } from './tile-mode.ts';

const DEAL = { reservedPercent: 40 };
const REDUCED = { discountPercent: 20 };

it.each([
  ['shortage', { isShortage: true, price: REDUCED, deal: DEAL }],
  ['deal', { isShortage: false, price: REDUCED, deal: DEAL }],
  ['deal', { isShortage: false, price: {}, deal: { reservedPercent: 99 } }],
  ['sale', { isShortage: false, price: REDUCED, deal: { reservedPercent: 100 } }],
  ['sale', { isShortage: false, price: REDUCED, deal: null }],
  ['regular', { isShortage: false, price: {}, deal: { reservedPercent: 100 } }],
  ['regular', { isShortage: false, price: { discountPercent: null } }],
])('a tile stresses one thing: %s (LIST-08)', (mode, tile) => {
  expect(tileModeOf(tile)).toBe(mode);
});
