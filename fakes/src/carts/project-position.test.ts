import type { CartPosition } from '@shop/domain/carts/cart-position';
import { money } from '@shop/domain/shared/money';
import { type StorefrontId, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { setPrice } from '../catalogue/prices.ts';
import { setStock } from '../catalogue/stock.ts';
import { aCartRecord } from '../testing/a-cart-record.ts';
import { aView } from '../testing/a-view.ts';
import { foundItem } from '../testing/found-item.ts';
import type { View } from '../worlds/transaction.ts';
import { cartOf } from './project-cart.ts';

const DEAR = foundItem(
  ({ minimumOrderQuantity, pictures, price, bulky }, { items, isCatalog }) =>
    items.length === 1 &&
    !isCatalog &&
    !bulky &&
    minimumOrderQuantity === 1 &&
    pictures.length > 0 &&
    price.previousEurGross === undefined,
);
const IN_COLOURS = foundItem((_, { items }) => items.length > 1);
const REDUCED = foundItem(({ price, base }) => price.previousEurGross !== undefined && base !== undefined);

const view = aView((tx) => {
  for (const { item } of [DEAR, IN_COLOURS, REDUCED]) setStock(tx, item.itemId, 200);
  setPrice(tx, DEAR.item.itemId, 5000);
});

const cart = (
  itemId: string,
  quantity: number,
  { on = 'de', seen = view }: { readonly on?: StorefrontId; readonly seen?: View } = {},
) =>
  cartOf(seen, STOREFRONTS[on], aCartRecord({ lines: [{ id: 'line-1', itemId, quantity }] }), { shippingCost: true });
const positionOf = (...said: Parameters<typeof cart>): CartPosition | undefined => cart(...said).positions[0];

describe('a line of a cart (ENT-05)', () => {
  it('states name, brand, number and path of its article', () => {
    const { item, product } = DEAR;
    const position = positionOf(item.itemId, 2);
    expect(position).toMatchObject({
      id: 'line-1',
      productId: product.productId,
      itemId: item.itemId,
      name: product.name.de,
      articleNumber: item.orderNumber,
      path: `/prod/${product.productId}/`,
      variants: [],
      primeFaehig: item.primeFaehig,
    });
    expect(position).toMatchObject({
      quantity: 2,
      maxQuantity: Math.min(200, item.maxQuantity),
      pricePerUnit: money(5000),
      totalPrice: money(10_000),
      isFreeItem: false,
      removable: true,
      deliveryText: 'Lieferung Mi, 25. bis Do, 26. November',
    });
    expect(position?.picture?.alt).toContain(product.name.de);
    expect(position?.crumbs.at(-1)?.path).toContain(product.categoryId);
    expect(position?.brand).toBe(view.goods.brand(product.brandId)?.name);
    for (const field of ['oldPricePerUnit', 'relatedVoucherCode']) expect(position).not.toHaveProperty(field);
  });

  it('is in the language of the storefront', () => {
    const { item, product } = IN_COLOURS;
    expect(positionOf(item.itemId, 1, { on: 'en' })).toMatchObject({
      name: product.name.en,
      deliveryText: 'Delivery Wed 25 November to Thu 26 November',
    });
    expect(positionOf(item.itemId, 1)).toMatchObject({ name: product.name.de });
    expect(positionOf(item.itemId, 1, { on: 'ch' })?.name).toBe(product.name.de.replaceAll('ß', 'ss'));
  });

  it('links to the chosen variant, and states it', () => {
    const { item, product } = IN_COLOURS;
    const position = positionOf(item.itemId, 1);
    expect(position?.path).toBe(`/prod/${product.productId}/?varid=${item.itemId}`);
    expect(position?.variants).toHaveLength(item.variants.length);
  });

  it('states the old price and the unit price if they are known', () => {
    const { item } = REDUCED;
    expect(positionOf(item.itemId, 1)).toMatchObject({
      oldPricePerUnit: money(item.price.previousEurGross ?? 0),
      basePrice: { unit: item.base?.unit },
    });
    const plain = foundItem(
      ({ base, minimumOrderQuantity }, { isCatalog }) => base === undefined && minimumOrderQuantity === 1 && !isCatalog,
    );
    expect(positionOf(plain.item.itemId, 1)).not.toHaveProperty('basePrice');
  });

  it('stays visible when it is sold out', () => {
    const soldOut = aView((tx) => setStock(tx, DEAR.item.itemId, 0));
    expect(positionOf(DEAR.item.itemId, 2, { seen: soldOut })).toMatchObject({
      quantity: 0,
      maxQuantity: 0,
      totalPrice: money(0),
      deliveryText: 'Ausverkauft',
    });
  });
});

describe('the free article with goods for 100 euros', () => {
  it('is one piece free of charge, which cannot be removed', () => {
    expect(cart(DEAR.item.itemId, 1).freeArticles).toEqual([]);
    const [gift, ...others] = cart(DEAR.item.itemId, 2).freeArticles;
    expect(others).toEqual([]);
    expect(gift).toMatchObject({
      quantity: 1,
      maxQuantity: 1,
      pricePerUnit: money(0),
      totalPrice: money(0),
      isFreeItem: true,
      removable: false,
      relatedVoucherCode: 'DANKE',
    });
    expect(gift?.id).toBe(`gift-${gift?.itemId ?? ''}`);
    expect(gift?.oldPricePerUnit?.minor).toBeGreaterThanOrEqual(200);
  });

  it('does not count as a position or in the total', () => {
    expect(cart(DEAR.item.itemId, 2)).toMatchObject({
      positionCount: 1,
      articleCount: 2,
      subtotal: money(10_000),
      total: money(10_000),
    });
  });

  it('is absent when it is sold out', () => {
    const gift = cart(DEAR.item.itemId, 2).freeArticles[0]?.itemId ?? '';
    const without = aView((tx) => {
      setPrice(tx, DEAR.item.itemId, 5000);
      setStock(tx, gift, 0);
    });
    expect(cart(DEAR.item.itemId, 2, { seen: without }).freeArticles).toEqual([]);
  });

  it('is added from 120 francs on', () => {
    expect(cart(DEAR.item.itemId, 2, { on: 'ch' }).freeArticles).toEqual([]);
    expect(cart(DEAR.item.itemId, 3, { on: 'ch' }).freeArticles[0]).toMatchObject({ pricePerUnit: money(0, 'CHF') });
  });
});
