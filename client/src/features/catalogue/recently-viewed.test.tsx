import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { writeStored } from '../../platform/session/stored-values.ts';
import { aTile } from '../../testing/a-tile.ts';
import { openPage } from '../../testing/open-page.tsx';
import { storedIn } from '../../testing/stored-in.ts';
import { productLeft, recentViews, rememberView } from './recent-views.ts';

/** Whoever is near the row sees it at once. */
class NearObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly #report: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe(): void {
    this.#report([{ isIntersecting: isNear }]);
  }
  disconnect(): void {
    isNear = false;
  }
}

let isNear: boolean;
beforeEach(() => {
  isNear = true;
  localStorage.clear();
  vi.stubGlobal('IntersectionObserver', NearObserver);
});

const openHome = async (known: (ids: readonly string[]) => readonly string[] = (ids) => ids) => {
  const page = await openPage('/', {
    replies: {
      Tiles: ({ ids }) => ({
        tiles: known(Array.isArray(ids) ? ids.map(String) : []).map((id) => aTile({ id, name: `Artikel ${id}` })),
      }),
    },
  });
  await act(() => vi.dynamicImportSettled());
  return page;
};

const row = (): HTMLElement | null => screen.queryByRole('region', { name: 'Zuletzt angesehen' });
const names = (): readonly (string | null)[] =>
  within(row() ?? document.body)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('products that were looked at', () => {
  it('are shown again, the latest first, each once', async () => {
    for (const id of ['1', '2', '3', '1']) rememberView(id);
    await openHome();
    await waitFor(() => expect(names()).toEqual(['Artikel 1', 'Artikel 3', 'Artikel 2']));
  });

  it('are at most twelve', () => {
    for (let id = 1; id <= 20; id += 1) rememberView(String(id));
    expect(recentViews()).toEqual(['20', '19', '18', '17', '16', '15', '14', '13', '12', '11', '10', '9']);
  });

  it('are left out when the shop has them no more', async () => {
    for (const id of ['1', '2']) rememberView(id);
    await openHome((ids) => ids.filter((id) => id === '2'));
    await waitFor(() => expect(names()).toEqual(['Artikel 2']));
  });

  it('are not fetched before the shopper comes near', async () => {
    isNear = false;
    rememberView('1');
    const { gateway } = await openHome();
    expect([row(), gateway.variablesOf('Tiles')]).toEqual([null, []]);
  });

  it('can be removed one by one, with the focus on the next, and all at once, on this device too', async () => {
    for (const id of ['1', '2', '3']) rememberView(id);
    await openHome();
    await userEvent.click(await screen.findByRole('button', { name: 'Artikel 3 nicht mehr zeigen' }));
    expect(names()).toEqual(['Artikel 2', 'Artikel 1']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Artikel 2 nicht mehr zeigen' }));
    expect(recentViews()).toEqual(['2', '1']);
    await userEvent.click(screen.getByRole('button', { name: 'Verlauf löschen' }));
    expect([row(), Object.keys(storedIn(localStorage))]).toEqual([null, []]);
    expect(screen.getByText('Der Verlauf ist gelöscht.')).toBeDefined();
  });

  it.each(['no list', { 1: 2 }, ['<script>', 7, '../x']])(
    'are none if the storage holds something else: %j',
    async (stored) => {
      writeStored('browser', 'recentViews', stored);
      const { gateway } = await openHome();
      expect([row(), gateway.variablesOf('Tiles')]).toEqual([null, []]);
    },
  );

  it('are none if the browser has no storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    rememberView('1');
    await openHome();
    expect(row()).toBeNull();
  });
});

describe('the product whose page led here', () => {
  it.each([
    ['a product page of the shop', 'https://shop.test/prod/1031030/', '1031030'],
    ['one with a variant chosen', 'https://shop.test/prod/1031030/?varid=103103002', '1031030'],
    ['another page of the shop', 'https://shop.test/cat/1012/', undefined],
    ['a product page of another shop', 'https://other.test/prod/1031030/', undefined],
    ['what is no id of a product', 'https://shop.test/prod/..%2Fx/', undefined],
    ['no page', '', undefined],
  ])('after %s', (_page, referrer, id) => {
    expect(productLeft(referrer, 'https://shop.test')).toBe(id);
  });
});
