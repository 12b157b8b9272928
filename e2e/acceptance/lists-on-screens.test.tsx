import { openPageOver } from '@shop/client/testing/open-page';
import { toastsOnPage } from '@shop/client/testing/toasts-on-page';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { resumeScenario } from '@shop/gateway/testing/resume-scenario';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load, settle } from './testing/all-shown.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const WISHLIST = '/myaccount/wishlist/';

interface Listed {
  readonly externalId: string;
  readonly entries: readonly {
    readonly externalId: string;
    readonly quantity: number;
    readonly product: { readonly name: string };
    readonly item: { readonly itemId: string } | null;
  }[];
}

const listOf = async ({ browser }: Entered, id = ''): Promise<Listed> =>
  (
    await resultOf<{ readonly open: Listed }>(
      browser,
      `{ result: ownWishlists${id === '' ? '' : `(id: "${id}")`} { open { externalId entries { externalId quantity product { name } item { itemId } } } } }`,
    )
  ).open;

const linesOf = async (visitor: Entered, id?: string): Promise<readonly (readonly [string, number])[]> =>
  (await listOf(visitor, id)).entries.map(({ product, quantity }) => [product.name, quantity]);

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('link', { name }));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const closeDialog = async (): Promise<void> => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** The names of the rows, and those whose place says that they are removed. */
const rows = (): readonly string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => (within(row).queryByRole('heading')?.textContent ?? row.textContent ?? '').trim());

describe.each(WHOLE_SHOPS)('the page of the lists, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const at = async (scenario: string, path = WISHLIST) => {
    const { landing, ...visitor } = await resumeScenario(shop, scenario);
    const page = await load(visitor.browser, path === '' ? landing : path);
    return { ...visitor, landing, page };
  };

  it('removes five entries in a row, each with a restore row at its place, which stay over a reload and come back in any order', async () => {
    const visitor = await at('wishlist');
    const before = rows();
    expect(before).toHaveLength(8);
    for (const index of [1, 3, 5, 0, 7]) {
      await press(`Entfernen ${before[index]}`);
      const restore = await screen.findByRole('button', { name: `Wiederherstellen ${before[index]}` });
      await waitFor(() => expect(document.activeElement).toBe(restore));
    }
    const gone = (index: number): string => `„${before[index]}“ ist entfernt.Wiederherstellen ${before[index]}`;
    const removed = [gone(0), gone(1), before[2], gone(3), before[4], gone(5), before[6], gone(7)];
    expect(rows()).toEqual(removed);
    await load(visitor.browser, WISHLIST);
    expect(rows()).toEqual(removed);
    for (const index of [5, 0, 7, 1, 3]) {
      await press(`Wiederherstellen ${before[index]}`);
      await screen.findByRole('button', { name: `Entfernen ${before[index]}` });
    }
    expect(rows()).toEqual(before);
  });
});
