import { isProductAvailable } from '../goods/best-item.ts';
import type { CatalogueContext } from '../goods/catalogue-context.ts';
import type { GoodsProduct } from '../goods/goods.ts';
import { writtenLanguage } from '../shared/written-language.ts';
import { goodsIndex, type GoodsIndex } from './goods-index.ts';
import { everyWord, matchWord, type WordMatch } from './match-words.ts';
import { searchText, searchedTerms } from './search-words.ts';

export const indexFor = ({ goods, storefront }: Pick<CatalogueContext, 'goods' | 'storefront'>): GoodsIndex =>
  goodsIndex(goods, writtenLanguage(storefront.language));

/** Products that answer all words. If none does, descriptions are read as well. */
const matchAll = (index: GoodsIndex, words: readonly string[]): WordMatch | undefined => {
  const close = words.map((word) => matchWord(index, word));
  if (close.length === 0 || close.includes(undefined)) return undefined;
  return (
    everyWord(close.filter((match) => match !== undefined)) ??
    everyWord(words.flatMap((word) => matchWord(index, word, true) ?? []))
  );
};

const SEPARATORS = /[\s.\-/]/gu;

/** The number of an article without what may separate its groups, if a search is one. */
export const articleNumberIn = (term: string): string | undefined => {
  const number = searchText(term).replaceAll(SEPARATORS, '');
  return /^\d+$/u.test(number) ? number : undefined;
};

/** More than any match is worth. */
const SOLD_OUT = 1_000;

/** The products that a search finds, the best first. Of equals the more popular one comes first; what is sold out comes last. */
export const findGoods = (
  term: string,
  context: Pick<CatalogueContext, 'goods' | 'storefront' | 'stockOf'>,
): readonly GoodsProduct[] => {
  const { goods, stockOf } = context;
  const index = indexFor(context);
  const words = [...new Set(searchedTerms(term, index.language).flatMap((one) => one.words))];
  const number = articleNumberIn(term);
  const match = matchAll(index, words) ?? (number === undefined ? undefined : matchAll(index, [number]));
  if (match === undefined) return [];
  const found: number[] = [];
  const ranks = match.slice();
  goods.products.forEach((product, at) => {
    const worth = match[at] ?? 0;
    if (worth === 0) return;
    if (!isProductAvailable(product, stockOf)) ranks[at] = worth - SOLD_OUT;
    found.push(at);
  });
  return found.sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0)).flatMap((at) => goods.products[at] ?? []);
};
