import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { resultOf } from '@shop/gateway/testing/buy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { beginScenario } from './testing/begin-scenario.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const t = textsOf('de');
const WISHLIST = '/myaccount/wishlist/';
const FIELD = t('wishlists:import.lines');
const DO = t('wishlists:import.do');

type Line = readonly [orderNumber: string, quantity: number];

const linesOf = async ({ browser }: Pick<Entered, 'browser'>, url: string): Promise<readonly Line[]> => {
  const id = new URL(url, 'http://localhost').searchParams.get('list');
  const lists = await resultOf<{
    readonly open: { readonly entries: readonly { readonly orderNumber: string; readonly quantity: number }[] };
  }>(browser, `query($id: ID) { result: ownWishlists(id: $id) { open { entries { orderNumber quantity } } } }`, { id });
  return lists.open.entries.map(({ orderNumber, quantity }) => [orderNumber, quantity]);
};

describe.each(WHOLE_SHOPS)('import into a list without scripts, the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const newList = async (name: string) => {
    const visitor = await shop.enter();
    await signIn(visitor.browser);
    const form = await (await withoutScripts(visitor.browser).open(WISHLIST)).follow('Neue Liste');
    const made = await form.press('Liste anlegen', { Name: name });
    return { visitor, made };
  };

  it('takes numbers and quantities as people write them, tells each line, and gives back what is open', async () => {
    const { visitor, made } = await newList('Klasse 2b');
    const form = await made.follow(t('wishlists:menu.import'));
    const pasted = '124201101;12\n3 x 101120801\n999999999 2\nHefte für alle\n1242 011 01\t5\n21120 0201 20000 Stück';
    const told = await form.press(DO, { [FIELD]: pasted });
    expect(await linesOf(visitor, made.url)).toEqual([
      ['124201101', 12],
      ['101120801', 3],
    ]);
    const toasts = told.toasts.join('\n');
    expect(toasts).toContain('Auf „Klasse 2b“ dazugekommen: 2 Artikel.');
    expect(toasts).toContain('Diese Nummern führen wir nicht, bitte prüfen Sie sie: 999999999 2');
    expect(toasts).toContain('Darin finden wir keine Artikelnummer: Hefte für alle');
    expect(told.valueOf(FIELD)).toContain('999999999 2');
    expect(told.valueOf(FIELD)).toContain('Hefte für alle');
    const mended = await told.press(DO, { [FIELD]: '211200201;20000' });
    expect(mended.toasts.join()).toContain('Auf einer Liste gehen höchstens 9998 Stück');
    expect((await linesOf(visitor, made.url)).at(-1)).toEqual(['211200201', 9998]);
  });

  it('takes all that the field holds, however long a browser’s form makes it', async () => {
    const { visitor, made } = await newList('Klasse 2c');
    const form = await made.follow(t('wishlists:menu.import'));
    const line = `124201101;2;${'Übungsheft für Größen '.repeat(4)}`;
    const pasted = Array.from({ length: Math.floor(50_000 / (line.length + 1)) }, () => line).join('\n');
    await form.press(DO, { [FIELD]: pasted });
    expect(await linesOf(visitor, made.url)).toEqual([['124201101', 2 * pasted.split('\n').length]]);
  });

  it('takes as many letters by GraphQL, however many bytes they are', async () => {
    const { visitor, made } = await newList('Klasse 2d');
    const id = new URL(made.url, 'http://localhost').searchParams.get('list');
    await resultOf(
      visitor.browser,
      'mutation($id: ID!, $lines: String!) { result: importIntoWishlist(wishlistId: $id, orderLines: $lines) { __typename } }',
      { id, lines: `124201101;2\n${'€'.repeat(49_900)}` },
    );
    expect(await linesOf(visitor, made.url)).toEqual([['124201101', 2]]);
  });

  it('reads the file that the shop has written: the other list is the same', async () => {
    const { browser, landing } = await beginScenario(shop, 'wishlist-shared');
    const [path = ''] = landing.links(t('wishlists:file.csv'));
    const { body } = await browser.get(path);
    const form = await landing.follow('Neue Liste');
    const made = await form.press('Liste anlegen', { Name: 'Noch einmal' });
    const imported = await (await made.follow(t('wishlists:menu.import'))).press(DO, { [FIELD]: body });
    const lines = await linesOf({ browser }, imported.url);
    expect(lines.map(([, quantity]) => quantity)).toEqual([1, 2, 3, 4, 5]);
    expect(lines).toEqual(await linesOf({ browser }, landing.url));
  });

  it('is nobody’s but who may change the list; what was typed comes back', async () => {
    const { visitor } = await newList('Klasse 3c');
    const reply = await visitor.browser.postForm('/forms/import-into-wishlist', {
      wishlistId: 'fremd',
      orderLines: '124201101;12',
    });
    expect(reply.headers.location).toBe(`${WISHLIST}?list=fremd`);
    const answer = await visitor.browser.query(
      'mutation { result: importIntoWishlist(wishlistId: "fremd", orderLines: "124201101") { ... on WishlistRefused { because } } }',
    );
    expect(answer.json()).toMatchObject({ data: { result: { because: 'no-such-list' } } });
  });
});
