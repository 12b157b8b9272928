import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderInShop } from '../../../testing/render-in-shop.tsx';
import { ProductBadges } from './product-badges.tsx';

const EXTRA = ['classic', 'class-set', 'top-rated', 'eco-friendly', 'product', 'own-brand', 'teachers-choice'].map(
  (id) => ({ id, name: id }),
);

it.each([
  ['listing', ['class-set']],
  ['product', ['class-set', 'eco-friendly', 'own-brand']],
] as const)(
  'shows of many extra badges on a %s as many as it has room for, and none that is excluded (LIST-10)',
  async (place, shown) => {
    await renderInShop(
      <ProductBadges
        badges={{ sale: false, new: false, popular: false, extra: EXTRA }}
        discountPercent={null}
        place={place}
      />,
      { areas: ['catalogue'] },
    );
    expect(EXTRA.filter(({ name }) => screen.queryByText(name) !== null).map(({ name }) => name)).toEqual(shown);
  },
);

it.each([
  [true, 'Blitzangebot'],
  [false, 'Angebot'],
])('shows only the most important badge in brief, a deal before a sale: %s', async (isDeal, shown) => {
  await renderInShop(
    <ProductBadges
      badges={{ sale: true, new: true, popular: true, extra: [] }}
      discountPercent={null}
      place="listing"
      isDeal={isDeal}
      isBrief
    />,
    { areas: ['catalogue'] },
  );
  const words = ['Blitzangebot', 'Angebot', 'Neu', 'Beliebt'];
  expect(words.filter((word) => screen.queryByText(word) !== null)).toEqual([shown]);
});
