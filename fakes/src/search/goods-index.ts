import MiniSearch from 'minisearch';
import type { Assortment, GoodsCategory, GoodsProduct, Texts } from '../goods/goods.ts';
import { splitter, type Splitter } from './compounds.ts';
import { foldWord, isFiller, quantitiesOf, stemOf, wordsOf, type SearchLanguage } from './search-words.ts';

/** Where a word may stand, by how much it tells: what a thing is called says more than what its description mentions. */
export const FIELD_WEIGHTS = { name: 10, category: 6, brand: 5, part: 4, aisle: 2, fact: 2, text: 1 } as const;
export type Field = keyof typeof FIELD_WEIGHTS;
export const FIELDS: readonly Field[] = ['name', 'category', 'brand', 'part', 'aisle', 'fact', 'text'];

/** Something with words: a product, or what many products share, as their category. */
type Entry = Partial<Record<Field, string>> & { readonly id: number };

/** The words of an assortment in one language. */
export interface GoodsIndex {
  readonly language: SearchLanguage;
  /** Number of products. */
  readonly size: number;
  readonly words: MiniSearch<Entry>;
  /** All that `words` has, in any field. */
  readonly stems: ReadonlySet<string>;
  /** Positions of an entry's products in the assortment. */
  productsOf(entry: number): Uint32Array;
  readonly partsOf: Splitter;
  /** Words of names, categories and brands as they are written, by their folded form, with the number of products. */
  readonly spellings: ReadonlyMap<string, { readonly text: string; readonly count: number }>;
  /** One spelling of each stem. */
  readonly spellingOf: ReadonlyMap<string, string>;
  /** Position of the product, and id, of every item, by its number without separators. */
  readonly orderNumbers: ReadonlyMap<string, { readonly at: number; readonly itemId: string }>;
}

/** What a name says before series, motif and pack: `Dicke Buntstifte`, `Pencil case`. */
export const titleOf = ({ name, origin }: GoodsProduct, language: SearchLanguage): string => {
  const text = name[language];
  const ends = [text.indexOf(` ${origin.series}`), text.search(/[,„“]| mit | with /u)].filter((at) => at > 0);
  return text.slice(0, Math.min(text.length, ...ends)).trim();
};

const NO_PRODUCTS = new Uint32Array();

interface Lines {
  readonly entries: Entry[];
  readonly products: Uint32Array[];
}

const stemsIn = (text: string, language: SearchLanguage): readonly string[] => [
  ...wordsOf(text).map((word) => stemOf(foldWord(word, language), language)),
  ...quantitiesOf(text, language),
];

/** In English the last word of a name is what the thing is; German joins such words. */
const headsAndParts = (
  title: string,
  language: SearchLanguage,
  partsOf: Splitter,
): { readonly heads: readonly string[]; readonly parts: readonly string[] } => {
  const folded = wordsOf(title).map((word) => foldWord(word, language));
  const quantities = quantitiesOf(title, language);
  if (language === 'de') {
    const split = folded.map(partsOf);
    return {
      heads: [
        ...folded.map((word) => stemOf(word, language)),
        ...split.map((parts) => parts.at(-1) ?? ''),
        ...quantities,
      ],
      parts: split.flatMap((parts) => parts.slice(0, -1)),
    };
  }
  const stems = folded.map((word) => stemOf(word, language));
  const last = stems.findLastIndex((stem) => !/\d/u.test(stem));
  return {
    heads: stems.filter((_, at) => at === last),
    parts: [...stems.filter((_, at) => at !== last), ...quantities],
  };
};

const allCategories = (categories: readonly GoodsCategory[]): readonly GoodsCategory[] =>
  categories.flatMap((category) => [category, ...allCategories(category.children)]);

const joined = (stems: readonly string[]): string => [...new Set(stems)].join(' ');

const readAll = (texts: readonly Texts[], language: SearchLanguage): string =>
  texts.map((text) => text[language]).join(' ');

const vocabularyOf = (
  goods: Assortment,
  templates: readonly GoodsProduct[],
  language: SearchLanguage,
): ReadonlySet<string> => {
  const texts = [
    ...new Set(goods.products.map((product) => titleOf(product, language))),
    ...allCategories(goods.roots).flatMap(({ name, description }) => [name[language], description[language]]),
    ...templates.flatMap((product) => [
      goods.textsOf(product).teaser[language],
      goods.textsOf(product).longDescription[language],
      readAll(goods.textsOf(product).deliveryScope, language),
    ]),
  ];
  return new Set(
    texts
      .flatMap((text) => wordsOf(text).map((word) => foldWord(word, language)))
      .filter((word) => word.length > 2 && !isFiller(word)),
  );
};

/** Reads the words of a whole assortment, which takes a moment: see docs/decisions/0108. */
export const goodsIndexOf = (goods: Assortment, language: SearchLanguage): GoodsIndex => {
  const lines: Lines = { entries: [], products: [] };
  const add = (products: readonly number[], fields: Partial<Record<Field, string>>): void => {
    lines.entries.push({ id: lines.entries.length, ...fields });
    lines.products.push(Uint32Array.from(products));
  };
  const productsBy = (keyOf: (product: GoodsProduct) => string): ReadonlyMap<string, readonly number[]> =>
    new Map(
      [...Map.groupBy(goods.products.entries(), ([, product]) => keyOf(product))].map(([key, found]) => [
        key,
        found.map(([at]) => at),
      ]),
    );
  const byTemplate = productsBy(({ origin }) => origin.templateId);
  const templates = [...byTemplate.values()].flatMap(([first = 0]) => goods.products[first] ?? []);
  const partsOf = splitter(vocabularyOf(goods, templates, language), language);
  const places = new Map(goods.products.map(({ productId }, at) => [productId, at]));
  const placesIn = (categoryId: string): readonly number[] =>
    goods.productsIn(categoryId).flatMap(({ productId }) => places.get(productId) ?? []);

  const spellings = new Map<string, { text: string; count: number }>();
  const spell = (text: string, count: number): void => {
    for (const word of wordsOf(text)) {
      const folded = foldWord(word, language);
      const known = spellings.get(folded);
      if (folded.length > 2 && !/\d/u.test(folded))
        spellings.set(folded, { text: known?.text ?? word, count: (known?.count ?? 0) + count });
    }
  };

  // Many products share what they are called, their series or their pack: the words of the index grow with these, not with the products.
  for (const [title, at] of productsBy((product) => titleOf(product, language))) {
    const { heads, parts } = headsAndParts(title, language, partsOf);
    spell(title, at.length);
    add(at, { name: joined(heads), part: joined(parts) });
  }
  for (const [rest, at] of productsBy((product) => product.name[language].replace(titleOf(product, language), ''))) {
    spell(rest, at.length);
    add(at, { part: joined(stemsIn(rest, language)) });
  }
  for (const { categoryId, name, level } of allCategories(goods.roots)) {
    const products = placesIn(categoryId);
    const { heads, parts } = headsAndParts(name[language], language, partsOf);
    spell(name[language], products.length);
    if (level === 3) add(products, { category: joined(language === 'de' ? heads : [...heads, ...parts]) });
    if (level === 2) add(products, { aisle: joined([...heads, ...parts]) });
    // `Furniture & equipment` is both.
    if (level === 1)
      add(products, {
        aisle: joined(name[language].split(/[,&]/u).flatMap((one) => headsAndParts(one, language, partsOf).heads)),
      });
  }
  for (const [brandId, at] of productsBy((product) => product.brandId)) {
    const name = goods.brand(brandId)?.name ?? '';
    spell(name, at.length);
    add(at, { brand: joined(stemsIn(name, language)) });
  }
  for (const at of byTemplate.values()) {
    const product = goods.products[at[0] ?? 0];
    if (product === undefined) continue;
    const { teaser, longDescription, shortFacts } = goods.textsOf(product);
    const labels = product.attributes.flatMap(({ values }) => values.map(({ label }) => label));
    const facts = [
      readAll(labels, language),
      readAll(
        shortFacts.map(({ value }) => value),
        language,
      ),
    ].join(' ');
    add(at, {
      fact: joined(stemsIn(facts, language)),
      text: joined(stemsIn(`${teaser[language]} ${longDescription[language]}`, language)),
    });
  }

  const words = new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word,
    searchOptions: { bm25: { k: 0, b: 0, d: 0 } },
  });
  words.addAll(lines.entries);
  const stems = new Set(lines.entries.flatMap((entry) => FIELDS.flatMap((field) => entry[field]?.split(' ') ?? [])));
  return {
    language,
    size: goods.products.length,
    words,
    stems,
    productsOf: (entry) => lines.products[entry] ?? NO_PRODUCTS,
    partsOf,
    spellings,
    spellingOf: new Map([...spellings.keys()].map((folded) => [stemOf(folded, language), folded])),
    orderNumbers: new Map(
      goods.products.flatMap(({ items }, at) =>
        items.map(({ itemId, orderNumber }) => [orderNumber.replaceAll(/\W/gu, ''), { at, itemId }] as const),
      ),
    ),
  };
};

const indexes = new WeakMap<Assortment['roots'], Partial<Record<SearchLanguage, GoodsIndex>>>();

/** The index of an assortment, built when it is first asked for. Prices change nothing in it. */
export const goodsIndex = (goods: Assortment, language: SearchLanguage): GoodsIndex => {
  const known = indexes.get(goods.roots) ?? {};
  const index = known[language] ?? goodsIndexOf(goods, language);
  indexes.set(goods.roots, { ...known, [language]: index });
  return index;
};
