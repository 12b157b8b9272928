import { readQuantity } from './quantity.ts';

/** An article's number: one word with a digit. */
const ARTICLE = /^(?=\S*\d)[\p{L}\d][\p{L}\d./_-]*$/u;
/** "1.000", "1'000", "1 000". With a comma it is a thousand to some and one to others. */
const THOUSANDS = /^[1-9]\d{0,2}([.'’ ])\d{3}(?:\1\d{3})*$/u;
const TIMES = String.raw`x|×|\*|mal|times`;
const PIECES = String.raw`st(?:ü|ue)?ck|stk|st|pcs|pc|pieces|piece|pack(?:ung|ungen|s|ages?)?|päckchen|pakete?|sets?|ve|kartons?|box(?:es)?`;
const UNIT = new RegExp(String.raw`\s?(?:${TIMES}|${PIECES})\.?$`, 'iu');
const IS_TIMES = new RegExp(`^(?:${TIMES})$`, 'iu');
const IS_UNIT = new RegExp(`^(?:${TIMES}|${PIECES})$`, 'iu');
/** "3x", "3Stk". */
const WITH_UNIT = new RegExp(String.raw`(?<=^|\s)(\S*\d)(${TIMES}|${PIECES})(?![\p{L}\p{N}])`, 'giu');
/** "x3". */
const AFTER_TIMES = /(?<=^|\s)x(?=\d+(?:\s|$))/giu;
/** "10 000 Stück": without a unit, these may be two numbers. */
const SPACED = new RegExp(
  String.raw`(?<![\p{L}\d.,'’/-])\d{1,3}(?: \d{3}){1,4}(?=\s?(?:${PIECES})(?![\p{L}\d]))`,
  'giu',
);
/** A comma between two numbers, of which one is too long for a decimal. */
const SPLITTING_COMMA = /,(?!\d)|(?<!\d),|(?<=\d{4}),|,(?=\d{4})/gu;
/** "5,-". */
const ROUND_PRICE = /(?<=\d)[.,][-–—]+/gu;
const CURRENCY = '€|eur|euro|chf|sfr|fr|ct|cent|rp';
const IS_CURRENCY = new RegExp(`^(?:${CURRENCY})$`, 'iu');
const WITH_CURRENCY = new RegExp(String.raw`^(?:(?:${CURRENCY})\d[\d.,'’]*|\d[\d.,'’]*(?:${CURRENCY}))$`, 'iu');
const DECIMALS = /^\d[\d.,'’]*[.,]\d{2}$/u;
const AMOUNT = /^(?!\d{6})\d[\d.,'’]*$/u;
/** Words beside a number that say nothing more of it, and signs alone such as the bullets of lists. */
const BESIDE = /^(?:[^\p{L}\p{N}]+|[àa]|je|nr|no|art\.?-?nr|artikelnummer|menge|anzahl|quantity|qty)$/iu;
/** "1.", "1)", "(1)" at the beginning: the place in a numbered list. */
const PLACE = /^(?:\(\d{1,3}\)|\d{1,3}[.)]+)$/u;
const AROUND = /^["'„“«»([]+|(?<!["'”“«»)\],;:.!?])["'”“«»)\],;:.!?]+$/gu;
const FULL_WIDTH = /[！-～]/gu;

/** A number whose groups do not part at the end of a line, as spreadsheets and text processors write it. */
const UNBROKEN = /(?<![\p{L}\p{N}])\d{1,3}(?:[\u00A0\u2009\u202F]\d{3}){1,4}(?!\p{N})/gu;

/** "10 000" with spaces that hold it together is one number. */
export const withApostrophes = (line: string): string =>
  line.replaceAll(UNBROKEN, (number) => number.replaceAll(/\s/gu, "'"));

/** With the letters and digits of a usual keyboard. Superscripts stay: "3²" is not 32. */
export const inUsualWidth = (text: string): string => text.replaceAll(FULL_WIDTH, (letter) => letter.normalize('NFKC'));

/** Whole pieces, with or without a unit; thousands may be grouped. */
export const piecesOf = (text: string): number | undefined => {
  const number = text.replace(/^[x×*]\s?/iu, '').replace(UNIT, '');
  return readQuantity(THOUSANDS.test(number) ? number.replaceAll(/\D/gu, '') : number);
};

export const isPrice = (text: string): boolean => DECIMALS.test(text) || WITH_CURRENCY.test(text.replaceAll(' ', ''));

const lengthOf = (word: string): number => word.replaceAll(/[^\p{L}\d]/gu, '').length;

/** Of several words that may be an article's number, the longest one, of equally long ones the first. */
export const articleAmong = (words: readonly string[]): string | undefined =>
  words
    .filter((word) => ARTICLE.test(word))
    .reduce<string | undefined>(
      (longest, word) => (longest === undefined || lengthOf(word) > lengthOf(longest) ? word : longest),
      undefined,
    );

/** What a line asks for, unless its quantity is no whole number or unclear. */
export type ReadWords = { readonly orderNumber: string; readonly quantity: number } | 'no-number' | 'no-quantity';

/** Of two numbers of which each could be the article's, none is guessed; of equally long ones only if one is counted. */
export const readPieces = (orderNumber: string, pieces: string, isCounted: boolean): ReadWords => {
  const quantity = piecesOf(pieces);
  if (quantity === undefined) return 'no-quantity';
  const [article, other] = [lengthOf(orderNumber), lengthOf(pieces.replace(UNIT, ''))];
  const isTooLong = isCounted ? other > article : other >= article;
  const couldBeEither = THOUSANDS.test(orderNumber) || (piecesOf(orderNumber) !== undefined && isTooLong);
  return couldBeEither ? 'no-quantity' : { orderNumber, quantity };
};

const JOINED = /^(?<one>[^\sx]*\d)x(?<other>[^\sx]*\d)$/iu;

/** "4711x3": it may be an article's number, or say how many of one: then the longer part is the article's. */
export const countedIn = (word: string): Exclude<ReadWords, string> | undefined => {
  const { one = '', other = '' } = JOINED.exec(word)?.groups ?? {};
  if (lengthOf(one) === lengthOf(other)) return undefined;
  const read = lengthOf(one) > lengthOf(other) ? readPieces(one, other, false) : readPieces(other, one, false);
  return typeof read === 'string' ? undefined : read;
};

type Kind = 'unit' | 'price' | 'number' | 'word';

interface Word {
  readonly text: string;
  readonly kind: Kind;
}

const kindOf = (text: string): Kind => {
  if (IS_UNIT.test(text)) return 'unit';
  if (isPrice(text)) return 'price';
  if (IS_CURRENCY.test(text)) return 'number';
  return /\p{N}/u.test(text) && !(ARTICLE.test(text) && /^\p{L}/u.test(text)) ? 'number' : 'word';
};

const split = (text: string): readonly string[] => {
  const words = text
    .replaceAll(SPACED, (number) => number.replaceAll(' ', "'"))
    .replaceAll(ROUND_PRICE, ',00')
    .replaceAll(SPLITTING_COMMA, ' ')
    .replaceAll(/[*×]/gu, ' $& ')
    .replaceAll(/[•●▪◦]/gu, ' ')
    .replaceAll(WITH_UNIT, '$1 $2')
    .replaceAll(AFTER_TIMES, 'x ')
    .split(' ')
    .filter((word) => word !== '');
  const [first = '', ...more] = words;
  const isBeside = first === '*' || (PLACE.test(first) && more.some((word) => /\d/u.test(word)));
  return isBeside ? more : words;
};

/** Which of the numbers at a currency is its amount; undefined if it could be either. */
const amountAt = (words: readonly string[], at: number): number | undefined => {
  const near = [at - 1, at + 1].filter((place) => AMOUNT.test(words[place] ?? ''));
  const exact = near.filter((place) => DECIMALS.test(words[place] ?? ''));
  const [amount, other] = exact.length === 1 ? exact : near;
  return other === undefined ? amount : undefined;
};

/** The words of a line that count; those of prices are left out, and a currency whose amount is clear. */
const wordsIn = (text: string): readonly Word[] => {
  const words = split(text).map((word) => word.replaceAll(AROUND, ''));
  const currencies = words.flatMap((word, at) => (IS_CURRENCY.test(word) ? [{ at, amount: amountAt(words, at) }] : []));
  const ofPrices = new Set(currencies.flatMap(({ at, amount }) => (amount === undefined ? [] : [at, amount])));
  return words
    .filter((word, at) => !ofPrices.has(at) && (IS_CURRENCY.test(word) || (word !== '' && !BESIDE.test(word))))
    .map((word) => ({ text: word, kind: kindOf(word) }))
    .flatMap(({ text: word, kind }, at, all): readonly Word[] => {
      if (kind !== 'price') return [{ text: word, kind }];
      const isAfterTimes = IS_TIMES.test(all[at - 1]?.text ?? '') && all[at - 2]?.kind !== 'number';
      const isCounted = all[at + 1]?.kind === 'unit' || isAfterTimes;
      return isCounted ? [{ text: word, kind: 'number' }] : [];
    });
};

/** "3 Stück", "x 3": says how many, unless it is one of the two numbers of "3 x 4711". */
const isCountedAt = (words: readonly Word[], at: number): boolean => {
  const [before, after] = [words[at - 1], words[at + 1]];
  if (after?.kind === 'unit') return true;
  return before !== undefined && IS_TIMES.test(before.text);
};

const isOneOfPairAt = (words: readonly Word[], at: number): boolean =>
  [-1, 1].some(
    (step) => IS_TIMES.test(words[at + step]?.text ?? '') && /\p{N}/u.test(words[at + 2 * step]?.text ?? ''),
  );

/** With nothing but a unit between them. */
const isBeside = (words: readonly Word[], one: number, other: number): boolean =>
  words.slice(Math.min(one, other) + 1, Math.max(one, other)).every(({ kind }) => kind === 'unit');

/**
 * Reads one line of words: the article's number, and how many of it. A number that is neither, and none of a price or of a name
 * beside a quantity with its unit, makes the quantity unclear.
 */
export const readOrderWords = (text: string): ReadWords => {
  const words = wordsIn(text);
  const places = [...words.keys()];
  const orderNumber = articleAmong(
    places
      .filter((at) => words[at]?.kind !== 'unit' && (!isCountedAt(words, at) || isOneOfPairAt(words, at)))
      .map((at) => words[at]?.text ?? ''),
  );
  if (orderNumber === undefined) return 'no-number';
  const article = words.findIndex((word) => word.text === orderNumber);
  const others = places.filter((at) => at !== article && words[at]?.kind === 'number');
  const allCounted = others.filter((at) => isCountedAt(words, at));
  const besideArticle = allCounted.filter((at) => isBeside(words, at, article));
  const [counted, ...furtherCounted] = besideArticle.length === 1 ? besideArticle : allCounted;
  if (counted !== undefined) {
    const isOfName = (at: number): boolean =>
      words[at - 1]?.kind === 'word' && at !== article + 1 && at + 1 !== counted;
    if (furtherCounted.length > 0 || !others.every((at) => at === counted || isOfName(at))) return 'no-quantity';
    return readPieces(orderNumber, words[counted]?.text ?? '', !isOneOfPairAt(words, counted));
  }
  const [other, ...more] = others;
  if (other === undefined) return { orderNumber, quantity: 1 };
  const isAtEdge = other === article + 1 ? other === words.length - 1 : other === 0 && article === 1;
  return isAtEdge && more.length === 0 ? readPieces(orderNumber, words[other]?.text ?? '', false) : 'no-quantity';
};
