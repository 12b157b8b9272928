import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const t = textsOf('de');
const BOOKMARK = t.like('shell:bookmark.label');

interface Listed {
  readonly product: { readonly productId: string; readonly name: string };
  readonly quantity: number;
}

/** What is on the visitor’s Merkzettel. */
const listedOf = async ({ browser }: Pick<Entered, 'browser'>): Promise<readonly Listed[]> =>
  (
    await resultOf<{ readonly open: { readonly entries: readonly Listed[] } } | null>(
      browser,
      '{ result: ownWishlists { open { entries { product { productId name } quantity } } } }',
    )
  )?.open.entries ?? [];

const PAGES = [
  { page: 'the home page', path: '/' },
  { page: 'a listing', path: '/cat/1011/' },
  { page: 'a further page of a listing', path: '/cat/1011/?page=2' },
  { page: 'search results', path: '/search/?q=Kleber' },
  { page: 'a product page', path: '/prod/1242011/' },
];

describe.each(WHOLE_SHOPS)('bookmarks before scripts run, the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it.each(PAGES)('on $page lead back to it, tell product and list, and go by a second press', async ({ path }) => {
    const visitor = await shop.enter();
    const start = await withoutScripts(visitor.browser).open(path);
    expect(start.status).toBe(200);
    const [button] = start.main().getAllByRole('button', { name: BOOKMARK, hidden: true });
    const label = button?.getAttribute('aria-label') ?? '';
    const productId = button?.getAttribute('value')?.split('*')[0] ?? '';
    const name = label.replace(t('shell:bookmark.label', { name: '' }), '');
    expect([name, productId]).not.toContain('');

    const added = await start.press(label);
    expect([added.status, added.url, added.headings()]).toEqual([200, start.url, start.headings()]);
    expect(added.toasts).toEqual([`Erledigt: „${name}“ steht jetzt auf „Merkzettel“.`]);
    expect(await listedOf(visitor)).toEqual([{ product: { productId, name }, quantity: 1 }]);

    const removed = await added.press(label);
    expect([removed.status, removed.url]).toEqual([200, start.url]);
    expect(removed.toasts).toEqual([`Erledigt: „${name}“ ist von „Merkzettel“ entfernt.`]);
    expect(await listedOf(visitor)).toEqual([]);
  });
});
