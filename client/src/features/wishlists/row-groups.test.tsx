import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { aList, anEntry, ownLists } from '../../testing/a-wishlist.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';

const NAMES = Array.from({ length: 30 }, (_row, index) => `Heft ${30 - index}`);
const entries = NAMES.map((name) => anEntry({ externalId: name, product: { productId: name, name } }));

const open = (rows = entries) =>
  openPage('/myaccount/wishlist/', {
    replies: { Me: () => ({ me: aCustomer() }), OwnWishlists: () => ownLists(aList({ entries: rows })) },
  });

const rowsOfEntries = (): readonly HTMLElement[] => screen.getAllByRole('row').slice(1);
const nameIn = (row: HTMLElement): string | null => within(row).getByRole('heading').textContent;

it('counts all rows for screen readers, which do not find those that are skipped, under one header', async () => {
  const { navigateTo } = await open();
  await navigateTo('/myaccount/wishlist/?sort=name');
  expect(rowsOfEntries().map(nameIn)[0]).toBe('Heft 1');
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('31');
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual(
    Array.from({ length: 31 }, (_row, index) => String(index + 1)),
  );
});

it('has each row in the group of its place, and keeps its element in another order', async () => {
  const { navigateTo } = await open();
  const body = screen.getAllByRole('rowgroup')[1];
  const groups = (): readonly (readonly (string | null)[])[] =>
    [...(body?.shadowRoot?.querySelectorAll('slot') ?? [])].map((group) =>
      group.assignedElements().map((row) => row.querySelector('h3')?.textContent ?? null),
    );
  expect(groups()).toEqual([NAMES.slice(0, 25), NAMES.slice(25)]);
  const before = new Map(rowsOfEntries().map((row) => [nameIn(row), row]));
  await navigateTo('/myaccount/wishlist/?sort=name');
  const sorted = rowsOfEntries();
  expect(groups().flat()).toEqual(sorted.map(nameIn));
  expect(groups().map(({ length }) => length)).toEqual([25, 5]);
  expect(sorted.every((row) => before.get(nameIn(row)) === row)).toBe(true);
});

it('has no groups as long as one would hold all rows', async () => {
  await open(entries.slice(0, 25));
  expect(screen.getAllByRole('rowgroup')[1]?.shadowRoot).toBeNull();
});
