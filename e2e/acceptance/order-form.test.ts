import type { Shop } from '@shop/domain/shop';
import { setStock } from '@shop/fakes/catalogue/stock';
import { ORDINARY, selectItem, selectItems } from '@shop/fakes/goods/select-items';
import type { World } from '@shop/fakes/worlds/world';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const t = textsOf('de');
const ORDER_FORM = '/service/orderform/';
const PASTED = t('order-forms:paste.lines');
const TAKE_OVER = t('order-forms:paste.do');
const ADD = t('order-forms:add');

/** Pieces in the basket, by article. */
const basketOf = async ({ browser }: Entered): Promise<ReadonlyMap<string, number>> => {
  const { positions } = await resultOf<{
    readonly positions: readonly { readonly itemId: string; readonly quantity: number }[];
  }>(browser, '{ result: cart { positions { itemId quantity } } }');
  return new Map(positions.map(({ itemId, quantity }) => [itemId, quantity]));
};

const numberOf = (world: World, itemId: string): string =>
  world.read(({ goods }) => goods.item(itemId)?.orderNumber ?? '');

describe.each(WHOLE_SHOPS)('the order form without scripts, the shop $backend', ({ open }) => {
  /** What the shop is asked about order forms. */
  const calls: string[] = [];
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open({
      replacePorts: (ports: Shop): Shop => ({
        ...ports,
        orderForms: {
          check: (...asked) => {
            calls.push('validateBestellschein');
            return ports.orderForms.check(...asked);
          },
          addToCart: (...asked) => {
            calls.push('validateAndAddToCartBestellschein');
            return ports.orderForms.addToCart(...asked);
          },
        },
      }),
    });
  });
  afterAll(() => shop.close());

  /** A visitor, and goods of which nothing is special, is left, is chosen. */
  const enter = async () => {
    const visitor = await shop.enter();
    const { world } = visitor;
    const [plain = '', scarce = ''] = world.read(({ goods }) => selectItems(goods, 2, ORDINARY));
    const soldOut = world.read(({ goods }) => selectItem(goods, { soldOut: true, isCatalog: false }));
    const severalItems = world.read(({ goods }) =>
      selectItem(goods, { severalItems: true, isCatalog: false, stock: 10, categoryId: '1811' }),
    );
    const several = world.read(({ goods }) => goods.item(severalItems)?.productId ?? '');
    world.run((tx) => setStock(tx, scarce, 2));
    const browser = withoutScripts(visitor.browser);
    return {
      visitor,
      browser,
      plain,
      scarce,
      several,
      numbers: [plain, scarce, soldOut].map((id) => numberOf(world, id)),
    };
  };

  it('says of each pasted line what becomes of it, puts in what can be bought by the next press, and keeps the others in their order (SVC-01, ROUTE-22)', async () => {
    const { visitor, browser, plain, scarce, several, numbers } = await enter();
    const [first, few, gone] = numbers;
    const form = await browser.open(ORDER_FORM);
    calls.length = 0;
    const checked = await form.press(TAKE_OVER, {
      [PASTED]: `${first};3\n${gone}\t1\nHefte für alle\n5x ${few}\n${several}\n999999999 2`,
    });
    expect(calls).toEqual(['validateBestellschein']);
    expect(checked.valueOf('Artikelnummer in Zeile 1')).toBe(first);
    expect(checked.valueOf('Menge in Zeile 1')).toBe('3');
    expect(checked.text).toContain(
      '6 Zeilen · 1 bereit · 1 mit anderer Menge · 1 ohne Ausführung · 1 ausverkauft · 2 unklar',
    );
    expect(checked.text).toContain('Nur noch 2 statt 5 Stück lieferbar');
    expect((await basketOf(visitor)).size).toBe(0);

    const added = await checked.press(ADD);
    expect(calls.slice(1)).toEqual(['validateAndAddToCartBestellschein', 'validateBestellschein']);
    expect([...(await basketOf(visitor))]).toEqual([
      [plain, 3],
      [scarce, 2],
    ]);
    expect(added.toasts).toEqual([
      expect.stringContaining('Im Warenkorb: 5 Stück, 2 Artikel.'),
      expect.stringMatching(/Mit anderer Menge als bestellt: .*: 5 → 2/u),
    ]);
    expect([1, 2, 3, 4].map((row) => added.valueOf(`Artikelnummer in Zeile ${row}`))).toEqual([
      gone,
      'Hefte für alle',
      several,
      '999999999',
    ]);
    expect(added.errors()).toEqual([
      expect.stringMatching(/^Zeile 1: „.*“ ist ausverkauft\.$/u),
      'Zeile 2: Darin finden wir keine Artikelnummer.',
      expect.stringMatching(/^Zeile 3: Von „.*“ gibt es mehrere Ausführungen\.$/u),
      'Zeile 4: Diese Artikelnummer führen wir nicht.',
    ]);
  });

  it('adds rows that are filled in and lines that are pasted by one press, numbers as they are typed', async () => {
    const { visitor, browser, plain, numbers } = await enter();
    const [first = ''] = numbers;
    const dashed = `${first.slice(0, 3)}-${first.slice(3)}`;
    const form = await browser.open(ORDER_FORM);
    await form.press(ADD, {
      'Artikelnummer in Zeile 2': dashed,
      'Menge in Zeile 2': '2 Stk.',
      [PASTED]: `Artikelnummer;Bezeichnung;Menge\n${first};"Heft; liniert";4`,
    });
    expect([...(await basketOf(visitor))]).toEqual([[plain, 6]]);
  });

  it('keeps all rows if none of them can be ordered, and says so', async () => {
    const { visitor, browser } = await enter();
    const told = await (await browser.open(ORDER_FORM)).press(ADD, { [PASTED]: 'Hefte\n1,23E+12;4' });
    expect(told.toasts).toEqual([expect.stringContaining('Tragen Sie mindestens eine Artikelnummer ein.')]);
    expect([1, 2].map((row) => told.valueOf(`Artikelnummer in Zeile ${row}`))).toEqual(['Hefte', '1,23E+12;4']);
    expect(told.text).toContain('Ihre Tabelle hat die Artikelnummer gerundet.');
    expect((await basketOf(visitor)).size).toBe(0);
  });

  it('takes 500 lines at once, and leaves the others in the field', async () => {
    const { visitor, browser } = await enter();
    const items = visitor.world.read(({ goods }) =>
      selectItems(goods, 501, { isCatalog: false, minimum: false, stock: 10 }),
    );
    const lines = items.map((itemId) => `${numberOf(visitor.world, itemId)};2`);
    const checked = await (await browser.open(ORDER_FORM)).press(TAKE_OVER, { [PASTED]: lines.join('\n') });
    expect(checked.valueOf(PASTED)).toBe(lines[500]);
    expect(checked.text).toContain(
      'Mehr als 500 Zeilen gehen nicht auf einmal. Was nicht mehr passte, steht noch hier.',
    );
    expect(checked.text).toContain('500 Zeilen · 500 bereit');
  });
});
