import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { aTile } from '../../testing/a-tile.ts';
import { openPage } from '../../testing/open-page.tsx';

const NAMES: Readonly<Record<string, string>> = { 1: 'Bleistift', 2: 'Kreide', 3: 'Heft', 4: 'Mappe', 5: 'Radierer' };

const product = (id: string) => ({
  id,
  categoryId: '1012',
  warranty: null,
  shortFacts: [{ label: 'Farbe', value: 'Blau' }, ...(id === '1' ? [{ label: 'Material', value: 'Holz' }] : [])],
});

/** The shop has the products in NAMES. */
const open = (query: string) => {
  const known = (ids: unknown): readonly string[] =>
    (Array.isArray(ids) ? ids.map(String) : []).filter((id) => id in NAMES);
  return openPage(`/vergleich/${query}`, {
    replies: {
      Compare: ({ ids }) => ({
        tiles: known(ids).map((id) => aTile({ id, name: NAMES[id] ?? '', path: `/prod/${id}/` })),
        compared: known(ids).map(product),
      }),
    },
  });
};

const table = (): HTMLElement => screen.getByRole('table', { name: 'Vergleich der Artikel' });
const rows = (): readonly (readonly (string | null)[])[] =>
  within(table())
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
const columns = (): readonly (string | null)[] =>
  within(table())
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => head.querySelector('a')?.textContent ?? null);

describe('the comparison', () => {
  it('shows price, delivery and stars of all products, then what differs, then what is alike', async () => {
    await open('?ids=1,2');
    expect(columns()).toEqual(['Bleistift', 'Kreide']);
    expect(rows().slice(1)).toEqual([
      ['Preis', expect.stringContaining('1,00 €'), expect.stringContaining('1,00 €')],
      ['Lieferung', 'Auf Lager.', 'Auf Lager.'],
      ['Bewertung', '(12)', '(12)'],
      ['Unterschiede', '', ''],
      ['Material', 'Holz', 'keine Angabe'],
      ['Gemeinsamkeiten', '', ''],
      ['Marke', 'Kritzel', 'Kritzel'],
      ['Farbe', 'Blau', 'Blau'],
    ]);
  });

  it('takes the products that a form chose in a listing, and each column leads to the comparison without it', async () => {
    await open('?with.1=on&with.2=on');
    expect(columns()).toEqual(['Bleistift', 'Kreide']);
    expect(screen.getByRole('link', { name: 'Entfernen Kreide' }).getAttribute('href')).toBe('/vergleich/?ids=1');
  });

  it('leaves out a fifth product and says why', async () => {
    const { gateway } = await open('?ids=1,2,3,4,5');
    expect(columns()).toEqual(['Bleistift', 'Kreide', 'Heft', 'Mappe']);
    expect(screen.getByText(/höchstens 4 Artikel/u)).toBeDefined();
    expect(gateway.variablesOf('Compare')).toEqual([{ ids: ['1', '2', '3', '4'] }]);
  });

  it('says that a product is gone, and offers to choose more from the category', async () => {
    await open('?ids=1,99');
    expect(columns()).toEqual(['Bleistift']);
    expect(screen.getByText(/gibt es nicht mehr/u)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Weitere Artikel auswählen' }).getAttribute('href')).toBe('/cat/1012/');
  });

  it('explains how to choose if nothing is chosen', async () => {
    await open('?ids=<script>');
    expect(screen.getByRole('heading', { level: 1, name: 'Noch kein Artikel gewählt' })).toBeDefined();
    expect(screen.getByText(/bei bis zu 4 Artikeln/u)).toBeDefined();
  });
});
