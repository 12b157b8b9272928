import { expect, it } from 'vitest';
import { isOfferedChoice } from './offered-choice.ts';
import type { Item, VariantAttribute } from './product.ts';

const attribute = (name: string, selected: string): VariantAttribute => ({
  name,
  displayName: name,
  position: 0,
  type: 'tile',
  options: ['a', 'b'].map((value, at) => ({
    value,
    label: value,
    selected: value === selected,
    disabled: false,
    valuePosition: at,
    hasDiscount: false,
  })),
});

const item = { itemId: 'i-1' } as Item;
const product = { variantAttributes: [attribute('Farbe', 'a'), attribute('Größe', 'b')], item };
const chosen = (...variants: readonly (readonly [string, string])[]) => ({
  selectedVariants: variants.map(([name, value]) => ({ name, value })),
});

it.each([
  ['nothing', {}],
  ['no choice in so many words', { itemId: null, selectedVariants: null }],
  ['one of its items', { itemId: 'i-1' }],
  ['one of its options', chosen(['Größe', 'b'])],
  ['several, by name', chosen(['Farbe', 'a'], ['Größe', 'b'])],
])('a page links to %s', (_what, choice) => {
  expect(isOfferedChoice(product, choice)).toBe(true);
});

it.each([
  ['an item that it does not have', { itemId: 'i-2' }],
  ['an option that it does not have', chosen(['Farbe', 'c'])],
  ['an option that it did not take', chosen(['Farbe', 'b'])],
  ['an attribute that it does not have', chosen(['Gewicht', 'a'])],
  ['the same ones in another order', chosen(['Größe', 'b'], ['Farbe', 'a'])],
  ['one of them twice', chosen(['Farbe', 'a'], ['Farbe', 'a'])],
  ['several of its options and an item that it does not have', { ...chosen(['Farbe', 'a']), itemId: 'i-2' }],
  ['one more beside them', chosen(['Farbe', 'a'], ['Größe', 'b'], ['x', 'y'])],
])('no page links to %s', (_what, choice) => {
  expect(isOfferedChoice(product, choice)).toBe(false);
});

it('no page links to an item of a product without items', () => {
  expect(isOfferedChoice({ variantAttributes: [] }, { itemId: 'i-1' })).toBe(false);
  expect(isOfferedChoice({ variantAttributes: [] }, {})).toBe(true);
});
