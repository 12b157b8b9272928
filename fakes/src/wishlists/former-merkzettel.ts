import { berlinDate } from '@shop/domain/shared/calendar';
import type { WishlistId } from '@shop/domain/visit/shopper';
import { LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { both } from '../goods/product-template.ts';
import { sayIn } from '../mails/say-in.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { newEntry } from './add-entries.ts';
import type { Editor } from './list-change.ts';
import { newList } from './own-lists.ts';
import { attach, saveList } from './stored-lists.ts';
import type { EntryRecord } from './wishlist-record.ts';

const NAME = both('Merkzettel vom {day}', 'Merkzettel of {day}');

/** "28. November" */
const dayIn = ({ language }: Storefront, instant: Date): string =>
  new Intl.DateTimeFormat(LANGUAGE_RULES[language].formatLocale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(berlinDate(instant)));

/** A Merkzettel of a day becomes a further list of a customer’s, however many they have: its entries are nowhere else. */
export const addFormerMerkzettel = (
  tx: Transaction,
  { userId, storefront }: Editor,
  entries: readonly EntryRecord[],
  day: Date,
): WishlistId => {
  const list = newList(tx, userId, { name: sayIn(storefront)(NAME, { day: dayIn(storefront, day) }) });
  saveList(tx, { ...list, entries: entries.map((entry) => newEntry(tx, { userId }, entry)) });
  attach(tx, userId, list.id);
  return list.id;
};
