import { expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { aSavedLine } from '../testing/a-cart.ts';
import { changesSinceSaved } from './saved-line.ts';

it.each([
  ['nothing has changed', {}, {}],
  ['it costs less', { priceWhenSaved: money(250) }, { price: 'lower' }],
  ['it costs more', { priceWhenSaved: money(150) }, { price: 'higher' }],
  ['it is sold out', { maxQuantity: 0 }, { stock: 'sold-out' }],
  ['fewer pieces are left', { quantity: 3, maxQuantity: 2 }, { stock: 'fewer' }],
  ['as many pieces are left', { quantity: 2, maxQuantity: 2 }, {}],
  [
    'it costs more and fewer are left',
    { quantity: 3, maxQuantity: 1, priceWhenSaved: money(199) },
    { price: 'higher', stock: 'fewer' },
  ],
] as const)('a saved article says whether %s since it was saved', (_what, said, changes) => {
  expect(changesSinceSaved(aSavedLine(said))).toStrictEqual(changes);
});

it('a saved article says nothing of a price that cannot be compared', () => {
  const { priceWhenSaved: _none, ...line } = aSavedLine();
  expect(changesSinceSaved(line)).toEqual({});
});
