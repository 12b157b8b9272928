import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { aList, anEntry, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';

const entries = (count: number) =>
  Array.from({ length: count }, (_, at) => anEntry({ externalId: `e${at}`, product: { productId: String(at) } }));

const lists = (count: number) =>
  Array.from({ length: count }, (_, at) => aList({ externalId: `f${at}`, name: `Klasse ${at}`, isDefault: false }));

const open = (listed: number, further: number, may = aList().may) =>
  openPage('/myaccount/wishlist/', {
    replies: {
      Me: () => ({ me: aCustomer() }),
      OwnWishlists: () => ownLists(aList({ entries: entries(listed), may }), lists(further)),
    },
  });

const told = (): readonly string[] => screen.queryAllByText(/^Platz für noch/u).map(({ textContent }) => textContent);

it('is told before a list is full, and before there are too many', async () => {
  await open(488, 46);
  expect(told()).toEqual([
    'Platz für noch 3 Listen, höchstens 50.',
    'Platz für noch 12 Artikel, höchstens 500 auf einer Liste.',
  ]);
});

it.each([
  ['has enough of it', 449, 10, aList().may],
  ['may add nothing', 500, 0, ['see', 'comment']],
] as const)('is told to nobody who %s', async (_who, listed, further, may) => {
  await open(listed, further, [...may]);
  expect(told()).toEqual([]);
});

it('is said to be none, in place of how much it is', async () => {
  await open(500, 49);
  expect(told()).toEqual([]);
  expect(screen.getByText('Mehr als 50 Listen sind nicht möglich.')).toBeTruthy();
  expect(screen.getByText('Die Liste ist voll: Mehr als 500 Artikel passen nicht darauf.')).toBeTruthy();
});
