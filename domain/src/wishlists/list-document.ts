import { berlinDate } from '../shared/calendar.ts';
import type { CivilDate } from '../shared/civil-date.ts';
import type { Money } from '../shared/money.ts';
import { type Language, LANGUAGE_RULES, spell, type TextLanguage } from '../storefronts/language.ts';
import type { Storefront } from '../storefronts/storefront.ts';
import { writtenDay } from '../storefronts/written-day.ts';
import type { Wishlist } from './wishlist.ts';
import { variantText, type WishlistEntry } from './wishlist-entry.ts';

/** The columns of a list on paper and in files; `taken` only of a class list. */
export const LIST_COLUMNS = ['orderNumber', 'article', 'quantity', 'taken', 'price', 'total'] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

/** An entry as it stands on paper and in files. Nothing of it says who wrote, changed or claimed it. */
export interface ListLine {
  readonly orderNumber: string;
  /** Its name and its variant. */
  readonly article: string;
  /** Of a class list, how many pieces are needed. */
  readonly quantity: number;
  readonly taken?: number;
  /** Of one piece; absent if the shop no longer has it. */
  readonly price?: Money;
  readonly total?: Money;
}

/** A list as it stands on paper and in files. */
export interface ListDocument {
  readonly name: string;
  readonly description: string;
  readonly storefront: Storefront;
  /** The day of the prices, in Germany. */
  readonly pricesOf: CivilDate;
  readonly columns: readonly { readonly column: ListColumn; readonly heading: string }[];
  readonly lines: readonly ListLine[];
}

/** Headings are part of the files, which are read again: they stand here, not with the texts of pages. */
const HEADINGS: Readonly<Record<TextLanguage, Readonly<Record<ListColumn | 'needed', string>>>> = {
  de: {
    orderNumber: 'Artikelnummer',
    article: 'Artikel',
    quantity: 'Menge',
    needed: 'Gebraucht',
    taken: 'Übernommen',
    price: 'Preis',
    total: 'Gesamt',
  },
  en: {
    orderNumber: 'Item number',
    article: 'Item',
    quantity: 'Quantity',
    needed: 'Needed',
    taken: 'Taken',
    price: 'Price',
    total: 'Total',
  },
};

/** The headings of columns in a language. */
export const columnHeadings = (language: Language): Readonly<Record<ListColumn, string>> =>
  HEADINGS[LANGUAGE_RULES[language].textLanguage];

/** In which words a column may be headed, in any language. */
export const headingsOf = (...columns: readonly (ListColumn | 'needed')[]): readonly string[] =>
  Object.values(HEADINGS).flatMap((headings) => columns.map((column) => headings[column]));

const WITH_VAT: Readonly<Record<TextLanguage, readonly [net: string, gross: string]>> = {
  de: ['ohne MwSt.', 'inkl. MwSt.'],
  en: ['excl. VAT', 'incl. VAT'],
};

/** Which prices the storefront shows: "inkl. MwSt.". */
export const vatWords = ({ isB2b, language }: Pick<Storefront, 'isB2b' | 'language'>): string => {
  const [net, gross] = WITH_VAT[LANGUAGE_RULES[language].textLanguage];
  return spell(isB2b ? net : gross, language);
};

const PRICES_OF: Readonly<Record<TextLanguage, string>> = { de: 'Preise vom', en: 'Prices of' };

/** "Preise vom 29. November 2026, inkl. MwSt." */
export const priceNote = ({ storefront, pricesOf }: Pick<ListDocument, 'storefront' | 'pricesOf'>): string => {
  const words = PRICES_OF[LANGUAGE_RULES[storefront.language].textLanguage];
  return `${words} ${writtenDay(storefront.language, pricesOf)}, ${vatWords(storefront)}`;
};

const lineOf = ({ orderNumber, product, item, quantity, claims, total }: WishlistEntry): ListLine => ({
  orderNumber,
  article: [product.name, ...(item === undefined ? [] : [variantText(item)])].filter((part) => part !== '').join(', '),
  quantity,
  ...(claims === undefined ? {} : { taken: claims.taken }),
  ...(item === undefined ? {} : { price: item.price.current }),
  ...(total === undefined ? {} : { total }),
});

/** What stands of a list on paper and in files, at the prices of now. */
export const listDocument = (list: Wishlist, storefront: Storefront, now: Date): ListDocument => {
  const isClassList = list.kind === 'class-list';
  const headings = HEADINGS[LANGUAGE_RULES[storefront.language].textLanguage];
  return {
    name: list.name,
    description: list.description,
    storefront,
    pricesOf: berlinDate(now),
    columns: LIST_COLUMNS.filter((column) => isClassList || column !== 'taken').map((column) => ({
      column,
      heading: headings[isClassList && column === 'quantity' ? 'needed' : column],
    })),
    lines: list.entries.map(lineOf),
  };
};
