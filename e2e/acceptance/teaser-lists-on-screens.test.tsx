import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from './testing/all-shown.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const linesOf = async ({ browser }: Entered): Promise<Readonly<Record<string, number>>> => {
  const { positions } = await resultOf<{
    readonly positions: readonly { readonly itemId: string; readonly quantity: number }[];
  }>(browser, '{ result: cart { positions { itemId quantity } } }');
  return Object.fromEntries(positions.map(({ itemId, quantity }) => [itemId, quantity]));
};

const trackedOf = ({ world }: Entered): Readonly<Record<string, number>> =>
  Object.fromEntries(
    world
      .read(({ state }) => state.tracked)
      .flatMap((event) => (event.name === 'add_to_cart' ? event.items : []))
      .map(({ itemId, quantity }) => [itemId, quantity]),
  );

describe.each(WHOLE_SHOPS)('the editors’ list on the home page, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('goes into the basket; one dialog has all that needs a variant, and what went in as it was wanted is recorded (WISH-15)', async () => {
    const visitor = await shop.enter();
    await load(visitor.browser, '/');
    const list = await waitFor(() => {
      const place = document.querySelector<HTMLElement>('[data-teaser-list]:not(:empty)');
      if (place === null) throw new TypeError('the list has no fields yet');
      return place;
    });
    await userEvent.click(within(list).getByRole('button', { name: 'Alles in den Warenkorb' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'In den Warenkorb gelegt' }));
    const lines = () =>
      within(dialog.getByRole('list', { name: 'In den Warenkorb gelegt' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const before = lines();
    const inCart = await linesOf(visitor);
    expect(Object.keys(inCart)).toHaveLength(before.length);
    await waitFor(() => expect(trackedOf(visitor)).toEqual(inCart));
    const open = dialog.getAllByRole('group', { name: /^Ausführung wählen/u });
    expect(open.length).toBeGreaterThan(0);
    for (const group of open) {
      const line = within(group);
      const add = () => line.getByRole<HTMLButtonElement>('button', { name: /Stück in den Warenkorb/u });
      await waitFor(() => expect(add().textContent).toMatch(/^\d+ Stück in den Warenkorb/u));
      for (let left = 4; left > 0 && add().disabled; left -= 1) {
        const select = line.queryAllByRole<HTMLSelectElement>('combobox').find(({ value }) => value === '');
        const [tile] = line.queryAllByRole('link').filter((link) => link.getAttribute('aria-current') === null);
        const option = [...(select?.options ?? [])].find(({ disabled, value }) => !disabled && value !== '');
        if (select !== undefined) await userEvent.selectOptions(select, option?.value ?? '');
        else if (tile !== undefined) await userEvent.click(tile);
      }
      await waitFor(() => expect(add().disabled).toBe(false));
      await userEvent.click(add());
      await waitFor(() => expect(group.isConnected).toBe(false));
    }
    expect(lines()).toHaveLength(before.length + open.length);
    expect(Object.keys(await linesOf(visitor))).toHaveLength(before.length + open.length);
    await waitFor(async () => expect(trackedOf(visitor)).toEqual(await linesOf(visitor)));
  });
});
