import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { beginScenario } from './testing/begin-scenario.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { type PlainPage, withoutScripts } from './testing/without-scripts.ts';

const t = textsOf('de');
const ORDER_FORM = '/service/orderform/';
const BASKET = '/checkout/basket/';
const WISHLIST = '/myaccount/wishlist/';

type Line = readonly [orderNumber: string, quantity: number];

/** The rows of an order form that are filled in. */
const rowsOf = (page: PlainPage): readonly Line[] => {
  const all = page.main().getAllByRole<HTMLInputElement>('combobox', { name: /^Artikelnummer/u, hidden: true });
  return all.flatMap(({ value }, at) =>
    value === '' ? [] : [[value, Number(page.valueOf(`Menge in Zeile ${at + 1}`))] as const],
  );
};

const entriesOf = async ({ browser }: Pick<Entered, 'browser'>): Promise<readonly Line[]> => {
  const { open } = await resultOf<{
    readonly open: { readonly entries: readonly { readonly orderNumber: string; readonly quantity: number }[] };
  }>(browser, '{ result: ownWishlists { open { entries { orderNumber quantity } } } }');
  return open.entries.map(({ orderNumber, quantity }) => [orderNumber, quantity]);
};

const positionsOf = async ({ browser }: Pick<Entered, 'browser'>): Promise<readonly Line[]> => {
  const { positions } = await resultOf<{
    readonly positions: readonly { readonly articleNumber: string; readonly quantity: number }[];
  }>(browser, '{ result: cart { positions { articleNumber quantity } } }');
  return positions.map(({ articleNumber, quantity }) => [articleNumber, quantity]);
};

const sorted = (lines: readonly Line[]): readonly string[] => lines.map((line) => line.join(' x ')).toSorted();

describe.each(WHOLE_SHOPS)('round trips of an order form, the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('lead from an order to the form, to a list, to the form and into the basket, and keep numbers and quantities', async () => {
    const { browser, landing } = await beginScenario(shop, 'order-delivered');
    const ordered = await landing.press(t('orders:detail.toOrderForm'));
    expect(ordered.url).toBe(ORDER_FORM);
    const lines = rowsOf(ordered);
    expect(lines.length).toBeGreaterThan(1);

    const listed = await ordered.press(t('order-forms:toList'));
    expect(listed.url).toContain(WISHLIST);
    expect(listed.toasts.join()).toContain('Auf „Merkzettel“ dazugekommen');
    const entries = await entriesOf({ browser });
    expect(sorted(entries)).toEqual(expect.arrayContaining([...sorted(lines)]));

    const again = await listed.press(t('wishlists:menu.toOrderForm'));
    expect(rowsOf(again)).toEqual(entries);

    await again.press(t('order-forms:add'));
    const bought = await positionsOf({ browser });
    expect(sorted(bought)).toEqual(expect.arrayContaining([...sorted(lines)]));

    const back = await (await again.open(BASKET)).press(t('carts:basket.toOrderForm'));
    expect(rowsOf(back)).toEqual(bought);
  });

  it('name no article of an order or a list that is not the visitor’s', async () => {
    const { landing } = await beginScenario(shop, 'order-delivered');
    const orderId = /orderId=(?<number>\d+)/u.exec(landing.url)?.groups?.['number'] ?? '';
    const { browser } = await shop.enter();
    for (const fields of [
      { source: 'order', orderId },
      { source: 'order', orderId: '999999999' },
      { source: 'list', wishlistId: 'wishlist-1' },
      { source: 'cart' },
    ]) {
      const { statusCode, headers } = await browser.postForm('/forms/fill-order-form', fields);
      expect([statusCode, headers.location]).toEqual([303, ORDER_FORM]);
      const page = await withoutScripts(browser).open(ORDER_FORM);
      expect(page.toasts).toEqual([
        expect.stringContaining('Davon konnten wir nichts auf den Bestellschein übernehmen.'),
      ]);
      expect(rowsOf(page)).toEqual([]);
    }
  });
});
