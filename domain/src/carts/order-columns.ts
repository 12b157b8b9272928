import { normaliseText } from '../shared/normalise-text.ts';

/** By which words columns are known, however they are punctuated. */
export interface ColumnWords {
  readonly orderNumber: readonly string[];
  readonly quantity: readonly string[];
  /** "Artikel": the column of numbers only where another one has the names. */
  readonly article: readonly string[];
  readonly name: readonly string[];
  /** Parts of headings such as "Preis in EUR". Whole amounts look like quantities: where no column is headed as one, these are none. */
  readonly price: readonly string[];
}

/** The places of what a table's headings name, from 0. */
export interface OrderColumns {
  readonly number: number;
  /** -1 where only the prices are known of the other columns. */
  readonly quantity: number;
  readonly prices: readonly number[];
}

const bareWord = (heading: string): string =>
  normaliseText(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The words as headings are compared with them. */
export const bareWords = ({ orderNumber, quantity, article, name, price }: ColumnWords): ColumnWords => ({
  orderNumber: orderNumber.map(bareWord),
  quantity: quantity.map(bareWord),
  article: article.map(bareWord),
  name: name.map(bareWord),
  price: price.map(bareWord),
});

/** Undefined if these are no headings. */
export const columnsIn = (cells: readonly string[], words: ColumnWords): OrderColumns | undefined => {
  const at = (known: readonly string[]): number => cells.findIndex((cell) => known.includes(bareWord(cell)));
  const quantity = at(words.quantity);
  const stated = at(words.orderNumber);
  const number = stated === -1 && at(words.name) !== -1 ? at(words.article) : stated;
  const prices = cells.flatMap((cell, place) =>
    words.price.some((word) => bareWord(cell).includes(word)) ? [place] : [],
  );
  return number === -1 || (quantity === -1 && prices.length === 0) ? undefined : { number, quantity, prices };
};
