import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import type { GoodsProduct } from '../goods/goods.ts';
import { productOf } from './project-product.ts';
import type { ProductContext } from './project-extras.ts';

const goods = assortment();
const context: ProductContext = {
  worldId: 'default',
  goods,
  storefront: STOREFRONTS.de,
  now: new Date('2026-11-18T09:00:00Z'),
  stockOf: ({ stock }) => stock,
};

const productWith = (rule: (product: GoodsProduct) => boolean): GoodsProduct => {
  const found = goods.products.find(rule);
  if (found === undefined) throw new Error('no such product in the assortment');
  return found;
};

const colouredAndSized = productWith(
  ({ attributes, items }) =>
    attributes.length === 2 && items.length < attributes.reduce((count, { values }) => count * values.length, 1),
);

describe('a product on its page', () => {
  it('is configured at once if it has no variants (PDP-04)', () => {
    const simple = productWith(({ items }) => items.length === 1);
    expect(productOf(simple, {}, context).item?.itemId).toBe(simple.items[0]?.itemId);
  });

  it('has no item until every variant is chosen, and then shows it (PDP-04)', () => {
    const [first, second] = colouredAndSized.items[0]?.variants ?? [];
    const choice = [first, second].flatMap((one) =>
      one === undefined ? [] : [{ name: one.attribute, value: one.value }],
    );
    expect(productOf(colouredAndSized, {}, context).item).toBeUndefined();
    expect(productOf(colouredAndSized, { selectedVariants: choice.slice(0, 1) }, context).item).toBeUndefined();
    expect(productOf(colouredAndSized, { selectedVariants: choice }, context).item?.itemId).toBe(
      colouredAndSized.items[0]?.itemId,
    );
  });

  it('has no item for a combination that does not exist, and disables it (PDP-04)', () => {
    const [colour, size] = colouredAndSized.attributes;
    if (colour === undefined || size === undefined) throw new Error('the product has two attributes');
    const combinations = colour.values.flatMap((one) =>
      size.values.map((other) => [
        { name: colour.attribute, value: one.value },
        { name: size.attribute, value: other.value },
      ]),
    );
    const missing =
      combinations.find(
        (choice) =>
          !colouredAndSized.items.some(({ variants }) =>
            choice.every(({ name, value }) => variants.some((one) => one.attribute === name && one.value === value)),
          ),
      ) ?? [];
    const shown = productOf(colouredAndSized, { selectedVariants: missing }, context);
    expect(shown.item).toBeUndefined();
    expect(shown.variantAttributes.map(({ options }) => options.find(({ selected }) => selected)?.disabled)).toEqual([
      true,
      true,
    ]);
  });

  it('shows its own item by id and ignores an item of another product', () => {
    const item = colouredAndSized.items[1];
    expect(productOf(colouredAndSized, { itemId: item?.itemId ?? '' }, context).item?.itemId).toBe(item?.itemId);
    expect(productOf(colouredAndSized, { itemId: 'another' }, context).item).toBeUndefined();
  });

  it('describes the differences between its items, option by option (ENT-20)', () => {
    const [colour, size] = colouredAndSized.items[0]?.variants ?? [];
    const selectedVariants = colour === undefined ? [] : [{ name: colour.attribute, value: colour.value }];
    const { variantAttributes } = productOf(colouredAndSized, { selectedVariants }, context);
    expect(variantAttributes.map(({ name, position, type }) => [name, position, type])).toEqual([
      [colour?.attribute, 0, 'tile'],
      [size?.attribute, 1, 'dropdown'],
    ]);
    for (const { type, displayName, options } of variantAttributes) {
      expect([displayName, ...options.flatMap(({ value, label }) => [value, label])]).not.toContain('');
      expect(options.map(({ valuePosition }) => valuePosition)).toEqual(options.map((_, at) => at));
      expect(
        options.every(({ css, picture }) => (css !== undefined && picture !== undefined) === (type === 'tile')),
      ).toBe(true);
    }
    expect(
      variantAttributes.map(({ options }) => options.filter(({ selected }) => selected).map(({ value }) => value)),
    ).toEqual([[colour?.value], []]);
    const fitting = colouredAndSized.items.filter(({ variants }) =>
      variants.some(({ attribute, value }) => attribute === colour?.attribute && value === colour.value),
    );
    const sizes = fitting.flatMap(({ variants }) =>
      variants.filter(({ attribute }) => attribute === size?.attribute).map(({ value }) => value),
    );
    expect(
      variantAttributes[1]?.options
        .filter(({ disabled }) => !disabled)
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(sizes.toSorted());
  });

  it('marks reduced options (ENT-20)', () => {
    const isReduced = ({ price }: GoodsProduct['items'][number]): boolean => price.previousEurGross !== undefined;
    const partlyReduced = productWith(({ attributes, items }) => attributes.length === 1 && items.some(isReduced));
    const { variantAttributes } = productOf(partlyReduced, {}, context);
    const reduced = partlyReduced.items.filter(isReduced).flatMap(({ variants }) => variants.map(({ value }) => value));
    expect(
      variantAttributes[0]?.options
        .filter(({ hasDiscount }) => hasDiscount)
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(reduced.toSorted());
  });

  it('shows colours as tiles with a swatch, sizes as a dropdown', () => {
    const types = goods.products
      .flatMap(({ attributes }) => attributes)
      .map(
        ({ attribute, type, values }) =>
          `${attribute === 'colour'} ${type} ${values.every(({ css }) => css !== undefined)}`,
      );
    expect(new Set(types)).toEqual(new Set(['true tile true', 'false dropdown false']));
  });

  it('names the manufacturer with a postal address and an e-mail address', () => {
    const { manufacturer } = productOf(colouredAndSized, {}, context);
    expect(manufacturer.address).toMatch(/\d{4,5} \S+/);
    expect(manufacturer.email).toContain('@');
  });

  it('is not for sale if none of its items is available', () => {
    const soldOut = { ...context, stockOf: () => 0 };
    const product = productWith(({ items }) => items.every(({ onOrder }) => !onOrder));
    expect(productOf(product, {}, soldOut).availableForSale).toBe(false);
    expect(productOf(product, {}, context).availableForSale).toBe(true);
  });
});
