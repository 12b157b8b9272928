import { loseProduct } from '@shop/fakes/catalogue/lost-products';
import type { Entered, OpenBackend } from '@shop/gateway/testing/backends';
import { fillBasket, resultOf } from '@shop/gateway/testing/buy';
import { ARTICLES } from '@shop/gateway/testing/receipt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { beginScenario } from './testing/begin-scenario.ts';
import { signIn } from './testing/sign-in.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const t = textsOf('de');
const BASKET = '/checkout/basket/';

interface Entry {
  readonly product: { readonly productId: string; readonly name: string };
  readonly quantity: number;
}

const idIn = (url: string): string => new URL(url, 'http://localhost').searchParams.get('list') ?? '';

const entriesOf = async ({ browser }: Pick<Entered, 'browser'>, url: string): Promise<readonly Entry[]> => {
  const lists = await resultOf<{ readonly open: { readonly entries: readonly Entry[] } }>(
    browser,
    `{ result: ownWishlists(id: "${idIn(url)}") { open { entries { product { productId name } quantity } } } }`,
  );
  return lists.open.entries;
};

describe.each(WHOLE_SHOPS)('put on a list without scripts, the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('an order of last year becomes a list with its quantities; what is no longer sold is named', async () => {
    const { browser, world, landing } = await beginScenario(shop, 'order-delivered');
    const form = await landing.follow(t('orders:detail.toList'));
    const number = /orderId=(?<number>\d+)/u.exec(landing.url)?.groups?.['number'] ?? '';
    expect(form.headings()).toContain(`Bestellung ${number} auf eine Liste`);
    expect(form.valueOf(t('wishlists:add.name'))).toBe(`Bestellung ${number}`);
    const whole = await form.press(t('wishlists:add.do'));
    const ordered = await entriesOf({ browser }, whole.url);
    expect(whole.toasts.join()).toContain(`Auf „Bestellung ${number}“ dazugekommen: ${ordered.length} Artikel.`);
    expect(whole.headings()).toContain(`Bestellung ${number}`);
    const [lost, ...others] = ordered;
    world.run((tx) => loseProduct(tx, lost?.product.productId ?? ''));
    const again = await whole.open(form.url);
    expect(again.valueOf(t('wishlists:add.name'))).toBe(`Bestellung ${number} (2)`);
    const rest = await again.press(t('wishlists:add.do'), { [t('wishlists:add.name')]: 'Klasse 2b' });
    expect(rest.toasts.join()).toContain(`Führen wir nicht mehr (1 Artikel): ${lost?.product.name}.`);
    expect((await entriesOf({ browser }, rest.url)).map(({ quantity }) => quantity)).toEqual(
      others.map(({ quantity }) => quantity),
    );
  });

  it('the basket goes on a list that the customer chooses, and stays as it is', async () => {
    const visitor = await shop.enter();
    await signIn(visitor.browser);
    await fillBasket(visitor.browser, { pencils: 4, book: 1 });
    const basket = await withoutScripts(visitor.browser).open(BASKET);
    const form = await basket.follow(t('carts:basket.toList'));
    const nameless = await form.press(t('wishlists:add.do'), { [t('wishlists:add.name')]: ' ' });
    expect(nameless.errors()).not.toEqual([]);
    expect(nameless.url).toBe(form.url);
    const made = await nameless.press(t('wishlists:add.do'), { [t('wishlists:add.name')]: 'Federtasche' });
    expect(made.headings()).toContain('Federtasche');
    expect((await entriesOf(visitor, made.url)).map(({ quantity }) => quantity)).toEqual([4, 1]);
    const again = await (await made.open(form.url)).press(t('wishlists:add.do'), {
      [t('wishlists:add.to')]: idIn(made.url),
    });
    expect(again.url).toBe(made.url);
    expect(again.toasts).toEqual([
      expect.stringContaining('Schon auf „Federtasche“, mit mindestens so vielen Stück: 2 Artikel.'),
    ]);
    expect((await again.open(BASKET)).text).toContain('Dreikant-Bleistift Ergo, 6 Stück');
  });

  it('a visitor without an account puts what they saved for later on the Merkzettel', async () => {
    const visitor = await shop.enter();
    await fillBasket(visitor.browser, { pencils: 3, book: 1 });
    const basket = await withoutScripts(visitor.browser).open(BASKET);
    const saved = await basket.press(new RegExp(`^${t('carts:line.save')}.*Bleistift`, 'u'));
    const form = await saved.follow(t('saved-items:saved.toList'));
    const listed = await form.press(t('wishlists:add.merkzettel'));
    expect(listed.toasts.join()).toContain('Auf „Merkzettel“ dazugekommen: 1 Artikel.');
    expect(await entriesOf(visitor, listed.url)).toEqual([
      { product: expect.objectContaining({ productId: ARTICLES.pencils.productId }), quantity: 3 },
    ]);
  });

  it('somebody else’s order, and an empty basket, change nothing and say why', async () => {
    const visitor = await shop.enter();
    await signIn(visitor.browser);
    const page = withoutScripts(visitor.browser);
    const foreign = await page.open('/myaccount/wishlist/?open=add&source=order&order=999999999');
    const refused = await foreign.press(t('wishlists:add.do'));
    expect(refused.text + refused.toasts.join()).toContain(t('wishlists:shop.wishlist.sourceGone'));
    const empty = await page.open('/myaccount/wishlist/?open=add&source=cart');
    const nothing = await empty.press(t('wishlists:add.do'));
    expect(nothing.text + nothing.toasts.join()).toMatch(/Darin ist nichts|gibt es nicht mehr/u);
  });
});
