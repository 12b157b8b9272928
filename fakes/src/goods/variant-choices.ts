import type { GoodsVariantAttribute, GoodsVariantValue, Texts } from './goods.ts';

const dropdown = (attribute: string, name: Texts, values: readonly GoodsVariantValue[]): GoodsVariantAttribute => ({
  attribute,
  name,
  type: 'dropdown',
  values,
});

const value = (key: string, de: string, en: string = de): GoodsVariantValue => ({ value: key, label: { de, en } });

/** German school rulings (Lineaturen); the numbers are those on teachers' lists. */
const RULINGS = {
  1: value('ruling-1', 'Lineatur 1 (1. Klasse, farbig hinterlegt)', 'Ruling 1 (year 1, shaded)'),
  2: value('ruling-2', 'Lineatur 2 (2. Klasse, farbig hinterlegt)', 'Ruling 2 (year 2, shaded)'),
  3: value('ruling-3', 'Lineatur 3 (3. Klasse)', 'Ruling 3 (year 3)'),
  4: value('ruling-4', 'Lineatur 4 (4. Klasse)', 'Ruling 4 (year 4)'),
  5: value('ruling-5', 'Lineatur 5 (kariert, 5 mm)', 'Ruling 5 (squared, 5 mm)'),
  6: value('ruling-6', 'Lineatur 6 (blanko)', 'Ruling 6 (plain)'),
  7: value('ruling-7', 'Lineatur 7 (Rechenkaro, 10 mm)', 'Ruling 7 (squared, 10 mm)'),
  21: value('ruling-21', 'Lineatur 21 (liniert)', 'Ruling 21 (lined)'),
  22: value('ruling-22', 'Lineatur 22 (kariert)', 'Ruling 22 (squared)'),
  25: value('ruling-25', 'Lineatur 25 (liniert mit Rand)', 'Ruling 25 (lined with margin)'),
  26: value('ruling-26', 'Lineatur 26 (kariert mit Rand)', 'Ruling 26 (squared with margin)'),
  27: value('ruling-27', 'Lineatur 27 (liniert, Doppelrand)', 'Ruling 27 (lined, double margin)'),
  28: value('ruling-28', 'Lineatur 28 (kariert, Doppelrand)', 'Ruling 28 (squared, double margin)'),
} as const;

type RulingNumber = keyof typeof RULINGS;

export const inRulings = (...numbers: readonly RulingNumber[]): GoodsVariantAttribute =>
  dropdown(
    'ruling',
    { de: 'Lineatur', en: 'Ruling' },
    numbers.map((number) => RULINGS[number]),
  );

/** Sizes that are written the same in both languages. */
export const inSizes = (...sizes: readonly string[]): GoodsVariantAttribute =>
  dropdown(
    'size',
    { de: 'Größe', en: 'Size' },
    sizes.map((size) => value(size.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), size)),
  );

/** Sizes whose wording differs between the languages. */
export const inSizesOf = (
  ...sizes: readonly (readonly [key: string, de: string, en: string])[]
): GoodsVariantAttribute =>
  dropdown(
    'size',
    { de: 'Größe', en: 'Size' },
    sizes.map(([key, de, en]) => value(key, de, en)),
  );

/** Kinds of one product, such as lead grades or nib widths. */
export const inKinds = (
  name: Texts,
  ...kinds: readonly (readonly [key: string, de: string, en: string])[]
): GoodsVariantAttribute =>
  dropdown(
    'kind',
    name,
    kinds.map(([key, de, en]) => value(key, de, en)),
  );
