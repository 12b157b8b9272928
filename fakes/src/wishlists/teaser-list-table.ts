import type { WishlistId } from '@shop/domain/visit/shopper';
import type { Texts } from '../goods/goods.ts';
import { both } from '../goods/product-template.ts';

/** What editors put on a list: the most relevant article of a category that is in stock. */
export interface TeaserEntryText {
  readonly categoryId: string;
  readonly quantity: number;
  /** The product is listed without one of its variants. */
  readonly choosesVariant?: true;
}

export interface TeaserListText {
  readonly externalId: WishlistId;
  readonly name: Texts;
  readonly description: Texts;
  /** Whether it is for the business shop or for consumers. */
  readonly isB2b: boolean;
  readonly entries: readonly TeaserEntryText[];
  /** Categories of which one product each is recommended. */
  readonly goesWith: readonly string[];
}

export const TEASER_LISTS: readonly TeaserListText[] = [
  {
    externalId: 'teaser-schulanfang',
    name: both('Alles für den Schulanfang', 'Everything for the first day of school'),
    description: both(
      'Was in den Ranzen gehört, wenn die erste Klasse beginnt: Stifte, Hefte, Farben und ein Platz für alles.',
      'What belongs in the satchel when year one begins: pencils, exercise books, paints and a place for everything.',
    ),
    isB2b: false,
    entries: [
      { categoryId: '1011', quantity: 2 },
      { categoryId: '1012', quantity: 1 },
      { categoryId: '1013', quantity: 1 },
      { categoryId: '1014', quantity: 2 },
      { categoryId: '1015', quantity: 1 },
      { categoryId: '1041', quantity: 1 },
      { categoryId: '1111', quantity: 5 },
      { categoryId: '1142', quantity: 5, choosesVariant: true },
      { categoryId: '1211', quantity: 1 },
      { categoryId: '1222', quantity: 1 },
      { categoryId: '1241', quantity: 2 },
      { categoryId: '1244', quantity: 1 },
    ],
    goesWith: ['1311', '1341', '1331', '1332'],
  },
  {
    externalId: 'teaser-klassenzimmer',
    name: both('Das Klassenzimmer zum neuen Schuljahr', 'The classroom for the new school year'),
    description: both(
      'Für eine Klasse mit 28 Kindern: Papier, Tafel- und Bastelbedarf in ausreichender Menge.',
      'For a class of 28: paper, supplies for the board and for crafts in sufficient quantity.',
    ),
    isB2b: true,
    entries: [
      { categoryId: '1034', quantity: 10 },
      { categoryId: '1121', quantity: 20 },
      { categoryId: '1122', quantity: 4 },
      { categoryId: '1131', quantity: 10 },
      { categoryId: '1134', quantity: 10 },
      { categoryId: '1212', quantity: 6 },
      { categoryId: '1221', quantity: 28 },
      { categoryId: '1231', quantity: 5 },
      { categoryId: '1241', quantity: 28 },
      { categoryId: '1244', quantity: 28 },
      { categoryId: '1611', quantity: 2 },
      { categoryId: '1613', quantity: 10, choosesVariant: true },
    ],
    goesWith: ['1541', '1542', '1633'],
  },
];
