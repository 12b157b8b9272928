import { meantWord } from './correct-words.ts';
import { FIELD_WEIGHTS, FIELDS, type Field, type GoodsIndex } from './goods-index.ts';
import { stemOf } from './search-words.ts';
import { synonymsOf } from './synonyms.ts';

/** How well each product answers one word, by its position in the assortment; 0 is not at all. */
export type WordMatch = Float32Array;

/** How much a way of finding is worth, compared with the word itself. */
const CLOSENESS = { word: 1, synonym: 0.9, parts: 0.8, number: 3, beginning: 0.5, guessed: 0.3 } as const;
const SHORTEST_BEGINNING = 2;
const SHORTEST_NUMBER = 4;
const SHORTEST_HEAD = 4;
/** Where the parts of a compound count: `Blei- & Buntstifte` above Buntstifte does not make them Bleistifte. */
const NAMING_FIELDS: ReadonlySet<Field> = new Set<Field>(['name', 'part', 'category']);
const CLOSE_FIELDS: readonly Field[] = FIELDS.filter((field) => field !== 'text');

interface Way {
  readonly fields: readonly Field[];
  readonly closeness: number;
  readonly prefix?: boolean;
}

const matchStem = (
  index: GoodsIndex,
  stem: string,
  { fields, closeness, prefix = false }: Way,
): WordMatch | undefined => {
  const found = index.words.search(stem, { fields: [...fields], prefix, fuzzy: false });
  if (found.length === 0) return undefined;
  const match = new Float32Array(index.size);
  for (const { id, match: terms } of found) {
    const inFields = new Set(Object.values(terms).flat());
    const worth =
      closeness * FIELDS.reduce((sum, field) => (inFields.has(field) ? sum + FIELD_WEIGHTS[field] : sum), 0);
    for (const at of index.productsOf(Number(id))) match[at] = (match[at] ?? 0) + worth;
  }
  return match;
};

/** Joins matches product by product. */
const joined = (matches: readonly WordMatch[], join: (one: number, other: number) => number): WordMatch | undefined => {
  const [first, ...others] = matches;
  if (first === undefined || others.length === 0) return first;
  const all = first.slice();
  for (const match of others) for (let at = 0; at < all.length; at += 1) all[at] = join(all[at] ?? 0, match[at] ?? 0);
  return all;
};

const best = (matches: readonly (WordMatch | undefined)[]): WordMatch | undefined =>
  joined(
    matches.filter((match) => match !== undefined),
    Math.max,
  );

/** Where all of them match, the sum of their worth. */
export const everyWord = (matches: readonly WordMatch[]): WordMatch | undefined => {
  const sum = joined(matches, (one, other) => (one > 0 && other > 0 ? one + other : 0));
  return sum?.some((worth) => worth > 0) === true ? sum : undefined;
};

const matchNumber = (index: GoodsIndex, word: string): WordMatch | undefined => {
  if (!/^\d+$/u.test(word) || word.length < SHORTEST_NUMBER) return undefined;
  const match = new Float32Array(index.size);
  let isFound = false;
  for (const [number, { at }] of index.orderNumbers) {
    const place = number.indexOf(word);
    if (place < 0) continue;
    match[at] = FIELD_WEIGHTS.name * (place === 0 ? CLOSENESS.number : 1);
    isFound = true;
  }
  return isFound ? match : undefined;
};

/**
 * The products that a word finds: as it stands, by another word for the same or by the parts of a compound; only if that finds
 * nothing by its beginning, and only then by words that look like it. `fields` are where it may stand.
 */
const matchIn = (index: GoodsIndex, word: string, fields: readonly Field[]): WordMatch | undefined => {
  const { language } = index;
  const stem = stemOf(word, language);
  const parts = index.partsOf(word);
  const exact = best([
    matchStem(index, stem, { fields, closeness: CLOSENESS.word }),
    ...synonymsOf(word, language).map((other) =>
      matchStem(index, stemOf(other, language), { fields, closeness: CLOSENESS.synonym }),
    ),
    parts.length > 1
      ? everyWord(
          parts.map(
            (part) =>
              matchStem(index, part, {
                fields: fields.filter((field) => NAMING_FIELDS.has(field)),
                closeness: CLOSENESS.parts / parts.length,
              }) ?? new Float32Array(index.size),
          ),
        )
      : undefined,
    matchNumber(index, word),
  ]);
  if (exact !== undefined || /\d/u.test(word)) return exact;
  return word.length < SHORTEST_BEGINNING
    ? undefined
    : matchStem(index, stem, { fields, closeness: CLOSENESS.beginning, prefix: true });
};

/** The thing itself where a compound is unknown: a `Malblock` is a block. */
const matchHead = (index: GoodsIndex, word: string): WordMatch | undefined => {
  if (index.language === 'en') return undefined;
  const heads = Array.from({ length: Math.max(0, word.length - SHORTEST_HEAD - SHORTEST_BEGINNING) }, (_, at) =>
    word.slice(at + SHORTEST_BEGINNING + 1),
  );
  const head = heads.find((ending) => index.spellings.has(ending));
  return head === undefined
    ? undefined
    : matchStem(index, stemOf(head, index.language), { fields: ['name'], closeness: CLOSENESS.guessed });
};

/** What is called by a word, by another word for the same, or by the last part of a compound. */
const namedIn = (index: GoodsIndex, word: string): WordMatch | undefined => {
  const stems = [word, ...synonymsOf(word, index.language)].map((one) => stemOf(one, index.language));
  return best(
    [...stems, ...index.partsOf(word).slice(-1)].map((stem) =>
      matchStem(index, stem, { fields: ['name'], closeness: CLOSENESS.word }),
    ),
  );
};

const matchMistyped = (index: GoodsIndex, word: string): WordMatch | undefined => {
  const meant = meantWord(index, word);
  if (meant === undefined) return undefined;
  const words = [meant.folded, ...synonymsOf(meant.folded, index.language)];
  return best(
    words.map((one) =>
      matchStem(index, stemOf(one, index.language), { fields: CLOSE_FIELDS, closeness: CLOSENESS.guessed }),
    ),
  );
};

/** Whether a word stands in the assortment, be it in descriptions only. */
export const isKnownWord = (index: GoodsIndex, word: string): boolean =>
  index.stems.has(stemOf(word, index.language)) || matchIn(index, word, FIELDS) !== undefined;

/** What a word finds in names, categories, brands and facts; in descriptions only if it stands nowhere else, or if `isWide`. */
export const matchWord = (index: GoodsIndex, word: string, isWide = false): WordMatch | undefined =>
  (isWide ? undefined : matchIn(index, word, CLOSE_FIELDS)) ??
  matchIn(index, word, FIELDS) ??
  matchMistyped(index, word) ??
  matchHead(index, word);

/** The products that are called by a word, not only described by it. */
export const matchName = (index: GoodsIndex, word: string): WordMatch | undefined => {
  const named = namedIn(index, word);
  if (named !== undefined || isKnownWord(index, word)) return named;
  const meant = meantWord(index, word);
  return meant === undefined ? matchHead(index, word) : namedIn(index, meant.folded);
};
