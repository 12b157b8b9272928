import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { updateCart } from '@shop/domain/carts/update-cart';
import { describe, expect, it } from 'vitest';
import { CartsResolver } from '../carts/carts.resolver.ts';
import { CatalogueResolver } from '../catalogue/catalogue.resolver.ts';
import { customerAtTheGateway } from '../testing/customer-at-the-gateway.ts';
import { contextOf } from '../testing/visitor-sessions.ts';

setFlagsFromString('--allow-natives-syntax');
const isInOnePiece = runInThisContext('(text) => %StringIsFlat(text)') as (text: string) => boolean;

/** Texts that V8 has in parts, by their path. */
const textsInParts = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'string') return isInOnePiece(value) ? [] : [`${path}: ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsInParts(part, `${path}.${name}`));
};

/** Worth enough for a gift. */
const PIECES = 90;

describe('a response has its texts in one piece, so that all of it is serialised on V8’s fast path', async () => {
  const { shop, browser } = await customerAtTheGateway();
  const context = contextOf(browser.visitor(), shop);
  const catalogue = new CatalogueResolver();
  const listing = await catalogue.category(context, { id: '10', page: 1, sort: 'si' });

  it('if it is a listing', () => {
    expect(listing?.products).toHaveLength(60);
    expect(textsInParts(listing)).toEqual([]);
  });

  it('if it is a product', async () => {
    const product = await catalogue.product(context, { id: listing?.products[0]?.id ?? '' });
    expect(product?.pictures.length).toBeGreaterThan(0);
    expect(textsInParts(product)).toEqual([]);
  });

  it('if it is a cart with a gift', async () => {
    const dozen = (listing?.products ?? []).slice(0, 12);
    await updateCart(
      shop,
      browser.visitor(),
    )(dozen.map(({ bestItemId: itemId }) => ({ do: 'add-position', itemId, quantity: PIECES })));
    const cart = await new CartsResolver().cart(context);
    expect(cart.freeArticles).toHaveLength(1);
    expect(textsInParts(cart)).toEqual([]);
  });
});
