import { setStock } from '@shop/fakes/catalogue/stock';
import { ORDINARY, selectItem, selectItems } from '@shop/fakes/goods/select-items';
import type { World } from '@shop/fakes/worlds/world';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { load } from './testing/all-shown.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';

const ORDER_FORM = '/service/orderform/';

const basketOf = async ({ browser }: Entered): Promise<readonly (readonly [string, number])[]> => {
  const { positions } = await resultOf<{
    readonly positions: readonly { readonly itemId: string; readonly quantity: number }[];
  }>(browser, '{ result: cart { positions { itemId quantity } } }');
  return positions.map(({ itemId, quantity }) => [itemId, quantity]);
};

const numberOf = (world: World, itemId: string): string =>
  world.read(({ goods }) => goods.item(itemId)?.orderNumber ?? '');

const field = (name: string): HTMLInputElement => screen.getByRole('combobox', { name });
const pieces = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const numbersShown = (): readonly string[] =>
  screen.getAllByRole<HTMLInputElement>('combobox', { name: /^Artikelnummer/u }).map(({ value }) => value);

describe.each(WHOLE_SHOPS)('the order form, the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const enter = async () => {
    const visitor = await shop.enter();
    const { world } = visitor;
    const [plain = '', scarce = ''] = world.read(({ goods }) => selectItems(goods, 2, ORDINARY));
    const soldOut = world.read(({ goods }) => selectItem(goods, { soldOut: true, isCatalog: false }));
    world.run((tx) => setStock(tx, scarce, 2));
    const [first = '', few = '', gone = ''] = [plain, scarce, soldOut].map((id) => numberOf(world, id));
    await load(visitor.browser, ORDER_FORM);
    return { visitor, plain, scarce, first, few, gone };
  };

  it('is filled in by keys alone: Enter leads from number to quantity to the next row, and each row is checked when it is left', async () => {
    const { visitor, plain, first } = await enter();
    const user = userEvent.setup();
    await user.click(field('Artikelnummer in Zeile 1'));
    await user.keyboard(`${first}{Enter}3{Enter}`);
    expect(document.activeElement).toBe(field('Artikelnummer in Zeile 2'));
    await screen.findByText(/^1 Zeile · 1 bereit$/u);
    await user.keyboard('999999999{Enter}{Enter}');
    await screen.findByText('Diese Artikelnummer führen wir nicht.');
    expect(field('Artikelnummer in Zeile 2').getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    const told = await screen.findByText('Im Warenkorb: 3 Stück von 1 Artikel.');
    expect(document.activeElement?.contains(told)).toBe(true);
    expect(await basketOf(visitor)).toEqual([[plain, 3]]);
    expect(numbersShown()[0]).toBe('999999999');
    expect(screen.getByRole('link', { name: 'Zeile 1: Diese Artikelnummer führen wir nicht.' })).toBeTruthy();
  });

  it('fills the rows below with lines that are pasted into a row, and takes out of the basket exactly what one press put in; what was typed since stays', async () => {
    const { visitor, plain, scarce, first, few, gone } = await enter();
    const user = userEvent.setup();
    await user.click(field('Artikelnummer in Zeile 1'));
    await user.paste(`${first}\t2\n`);
    await user.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await screen.findByText('Im Warenkorb: 2 Stück von 1 Artikel.');

    await user.click(field('Artikelnummer in Zeile 1'));
    await user.paste(`${first}\t3\n${few}\t5\n${gone}\t1`);
    await screen.findByText('3 Zeilen · 1 bereit · 1 mit anderer Menge · 1 ausverkauft');
    await user.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await screen.findByText('Im Warenkorb: 5 Stück von 2 Artikeln.');
    expect(screen.getByText(/: 2 statt 5 Stück$/u)).toBeTruthy();
    expect(await basketOf(visitor)).toEqual([
      [plain, 5],
      [scarce, 2],
    ]);
    expect(numbersShown().filter((number) => number !== '')).toEqual([gone]);

    await user.click(field('Artikelnummer in Zeile 2'));
    await user.keyboard('999999999');
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    await screen.findByText(/^Wieder aus dem Warenkorb genommen\./u);
    expect(await basketOf(visitor)).toEqual([[plain, 2]]);
    expect(numbersShown().filter((number) => number !== '')).toEqual([first, few, gone, '999999999']);
  });

  it('keeps its rows through a reload, and forgets those that were ordered', async () => {
    const { visitor, first } = await enter();
    const user = userEvent.setup();
    await user.click(field('Artikelnummer in Zeile 1'));
    await user.keyboard(`${first}{Enter}4`);
    await user.click(screen.getByLabelText(/^Artikelnummern und Mengen/u));
    await user.paste('Hefte');
    await load(visitor.browser, ORDER_FORM);
    await waitFor(() => expect(field('Artikelnummer in Zeile 1').value).toBe(first));
    expect(pieces('Menge in Zeile 1').value).toBe('4');
    await screen.findByText('1 Zeile · 1 bereit');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Artikelnummern und Mengen/u).value).toBe('Hefte');
    await user.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await screen.findByText('Im Warenkorb: 4 Stück von 1 Artikel.');
    await load(visitor.browser, ORDER_FORM);
    await waitFor(() => expect(field('Artikelnummer in Zeile 1').value).toBe('Hefte'));
  });

  it('offers what a number may have meant, and takes it by a press', async () => {
    const { first } = await enter();
    const user = userEvent.setup();
    await user.click(field('Artikelnummer in Zeile 1'));
    await user.keyboard(`2x 00${first}{Enter}{Enter}`);
    const row = await screen.findByRole('row', { name: /Meinten Sie:/u });
    await user.click(within(row).getByRole('button', { name: new RegExp(`^${first} `, 'u') }));
    await screen.findByText('1 Zeile · 1 bereit');
    expect([field('Artikelnummer in Zeile 1').value, pieces('Menge in Zeile 1').value]).toEqual([first, '2']);
    expect(document.activeElement).toBe(field('Artikelnummer in Zeile 1'));
  });
});

it('orders the first 500 of more lines by one press, and the rest by the next', async () => {
  const shop = await WHOLE_SHOPS.find(({ backend }) => backend === 'in memory')?.open();
  const visitor = await shop?.enter();
  if (shop === undefined || visitor === undefined) throw new TypeError('no shop in memory');
  const [first = '', last = ''] = visitor.world.read(({ goods }) => selectItems(goods, 2, ORDINARY));
  const lines = [
    `${numberOf(visitor.world, first)};2`,
    ...Array.from({ length: 499 }, (_none, at) => `Heft ${at}`),
    `${numberOf(visitor.world, last)};1`,
  ];
  await load(visitor.browser, ORDER_FORM);
  const pasted = screen.getByLabelText<HTMLTextAreaElement>(/^Artikelnummern und Mengen/u);
  await userEvent.click(pasted);
  await userEvent.paste(lines.join('\n'));
  const add = screen.getByRole('button', { name: 'In den Warenkorb' });
  await userEvent.click(add);
  await screen.findByText('Im Warenkorb: 2 Stück von 1 Artikel.');
  expect(pasted.value).toBe(lines[500]);
  expect(screen.getByText(/^Mehr als 500 Zeilen gehen nicht auf einmal\./u)).toBeTruthy();
  await userEvent.click(add);
  await screen.findByText('Im Warenkorb: 1 Stück von 1 Artikel.');
  expect(await basketOf(visitor)).toEqual([
    [first, 2],
    [last, 1],
  ]);
  expect(pasted.value).toBe('');
  await shop.close();
});
