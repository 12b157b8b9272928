import { describe, expect, it } from 'vitest';

import { euros } from '../../testing/a-cart.ts';
import { aTile } from '../../testing/a-tile.ts';
import { tileParts } from './tile-parts.ts';

const { price } = aTile();

describe('the parts of a tile that take room', () => {
  it('are none for a plain article without dates', () => {
    expect(tileParts(aTile())).toBe('');
  });

  it.each([
    [
      'a previous price replaces the recommended one',
      { price: { ...price, previous: euros(120), recommended: euros(150) } },
      'previous',
    ],
    ['a recommended price', { price: { ...price, recommended: euros(150) } }, 'recommended'],
    ['the lowest of several prices', { startsFrom: true }, 'from'],
    ['a net price with its gross counterpart', { price: { ...price, vatIncluded: false } }, 'gross'],
    [
      'delivery dates and variants',
      {
        delivery: { availability: 'IN_STOCK', arrives: { from: '2026-08-05', to: '2026-08-06' }, left: null },
        moreVariants: true,
      },
      'dates variants',
    ],
    [
      'delivery dates in two months',
      { delivery: { availability: 'IN_STOCK', arrives: { from: '2026-11-30', to: '2026-12-01' }, left: null } },
      'dates months',
    ],
    [
      'words about a stock that is low or empty',
      { delivery: { availability: 'SOLD_OUT', arrives: null, left: null } },
      'stock',
    ],
  ] as const)('%s', (_part, overrides, expected) => {
    expect(tileParts(aTile(overrides))).toBe(expected);
  });
});
