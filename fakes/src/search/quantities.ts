/** Numbers with their units, which are one word: `80 g` is not found where something has 80 sheets and weighs 5 g. */

const NUMBER = String.raw`\p{N}+(?:[.,]\p{N}+)*`;
/** A unit in all its spellings, in units of the smallest of its kind. */
const UNITS: readonly { readonly names: readonly string[]; readonly base: string; readonly factor: number }[] = [
  { names: ['mm', 'millimeter', 'millimetre', 'millimetres'], base: 'mm', factor: 1 },
  { names: ['cm', 'zentimeter', 'zentimetern', 'centimetre', 'centimetres'], base: 'mm', factor: 10 },
  { names: ['m', 'meter', 'metern', 'metre', 'metres'], base: 'mm', factor: 1_000 },
  { names: ['ml', 'milliliter', 'millilitre', 'millilitres'], base: 'ml', factor: 1 },
  { names: ['cl'], base: 'ml', factor: 10 },
  { names: ['l', 'liter', 'litern', 'litre', 'litres'], base: 'ml', factor: 1_000 },
  { names: ['g/m2', 'g/qm', 'gsm'], base: 'g/m2', factor: 1 },
  { names: ['g', 'gramm', 'gram', 'grams'], base: 'g', factor: 1 },
  { names: ['kg', 'kilo', 'kilogramm', 'kilogram', 'kilograms'], base: 'g', factor: 1_000 },
  { names: ['zoll', 'inch', 'inches'], base: 'zoll', factor: 1 },
  { names: ['gb'], base: 'gb', factor: 1 },
  { names: ['w', 'watt', 'watts'], base: 'w', factor: 1 },
  { names: ['v', 'volt', 'volts'], base: 'v', factor: 1 },
];
const COUNTED: readonly string[] = [
  'stück',
  'stuck',
  'stueck',
  'stk',
  'blatt',
  'bogen',
  'farben',
  'teile',
  'seiten',
  'rollen',
  'pcs',
  'pieces',
  'sheets',
  'colours',
  'colors',
  'pages',
  'rolls',
];

const oneOf = (names: readonly string[]): string => names.toSorted((a, b) => b.length - a.length).join('|');
const UNIT_NAMES = oneOf(UNITS.flatMap(({ names }) => names));
const START = String.raw`(?<![\p{L}\p{N}.,/])`;
const END = String.raw`(?![\p{L}\p{N}])`;

/** A number and its unit, `80 g` or `10-kg`. */
export const QUANTITY = String.raw`${START}${NUMBER}[ -]?(?:${UNIT_NAMES})${END}`;
/** A number of pieces. In contrast to a quantity its words also stand apart: `pack of 12`. */
export const NUMBER_OF_PIECES = String.raw`${START}${NUMBER} (?:${oneOf(COUNTED)})${END}`;
/** `3/4`, of a violin or of two school years: its numbers also stand apart. */
export const FRACTION = String.raw`${START}\d/\d(?![\p{N}/])`;

const IS_QUANTITY = new RegExp(`^${QUANTITY}$`, 'iu');
const IS_MEASURE = new RegExp(
  `^(?:${QUANTITY}|${NUMBER_OF_PIECES}|${FRACTION}|${NUMBER}(?:er)?|${UNIT_NAMES}|${oneOf(COUNTED)})$`,
  'iu',
);
const PARTS = new RegExp(`^(?<number>${NUMBER})[ -]?(?<unit>.+)$`, 'u');
/** All sides of `140 × 100 cm` are in its unit. */
const SIDES = new RegExp(`${START}(?:${NUMBER} × )+${NUMBER}[ -]?(?:mm|cm|m)${END}`, 'giu');
const NUMBERS = new RegExp(NUMBER, 'gu');
const QUANTITIES = new RegExp(QUANTITY, 'giu');
/** `1.000` in German, `1,000` in English. */
const THOUSANDS = { de: /^[1-9]\d{0,2}(?:\.\d{3})+$/u, en: /^[1-9]\d{0,2}(?:,\d{3})+$/u } as const;
const MOST_DECIMALS = 1_000;

type Language = keyof typeof THOUSANDS;

export const isQuantity = (word: string): boolean => IS_QUANTITY.test(word);

/** Whether words are nothing but a number, a unit, or a number with its unit. */
export const isMeasure = (words: string): boolean => IS_MEASURE.test(words);

/** A number as it is compared: `2.500` is 2500 in German, `0.75` and `0,75` are the same. */
export const numberStem = (number: string, language: Language): string =>
  THOUSANDS[language].test(number) ? number.replaceAll(/[.,]/gu, '') : number.replace('.', ',');

const valueOf = (number: string, language: Language): number => Number(numberStem(number, language).replace(',', '.'));

/** A quantity as it is compared: `0,75 l` and `750ml` are the same. */
export const quantityStem = (quantity: string, language: Language): string => {
  const { number, unit } = PARTS.exec(quantity.toLowerCase())?.groups ?? {};
  const known = UNITS.find(({ names }) => names.includes(unit ?? ''));
  if (number === undefined || known === undefined) return quantity;
  return `${Math.round(valueOf(number, language) * known.factor * MOST_DECIMALS) / MOST_DECIMALS}${known.base}`;
};

/** The quantities of a text about goods, as they are compared. Paper of `80 g/m²` is also found by `80 g`. */
export const quantityStemsIn = (text: string, language: Language): readonly string[] => {
  const sides = (text.match(SIDES) ?? []).flatMap((size) => {
    const unit = /\p{L}+$/u.exec(size)?.[0] ?? '';
    return (size.match(NUMBERS) ?? []).map((number) => quantityStem(`${number} ${unit}`, language));
  });
  const others = (text.match(QUANTITIES) ?? []).map((quantity) => quantityStem(quantity, language));
  return [
    ...new Set([
      ...sides,
      ...others,
      ...others.filter((stem) => stem.endsWith('g/m2')).map((stem) => stem.slice(0, -'/m2'.length)),
    ]),
  ];
};
