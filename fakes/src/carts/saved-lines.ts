import { MOST_SAVED_LINES, MOST_SAVED_PIECES, type SavedLine } from '@shop/domain/carts/saved-line';
import type { ItemId } from '@shop/domain/catalogue/product';
import type { UserId } from '@shop/domain/visit/shopper';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { priceOf } from '../goods/project-price.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { nextNumber, put, remove, type Transaction, type View } from '../worlds/transaction.ts';
import { priceLine } from './priced-lines.ts';
import { positionOf } from './project-position.ts';
import type { SavedLineRecord } from './saved-line-record.ts';

export const savedLinesOf = ({ state }: View, userId: UserId): readonly SavedLineRecord[] =>
  lookUp(state.savedLists, userId)?.lines ?? [];

export const putSavedLines = (tx: Transaction, userId: UserId, lines: readonly SavedLineRecord[]): void => {
  if (lines.length > 0) put(tx, 'savedLists', userId, { userId, lines });
  else if (savedLinesOf(tx, userId).length > 0) remove(tx, 'savedLists', userId);
};

const together = (one: number, other: number): number => Math.min(one + other, MOST_SAVED_PIECES);

/** Saves an article on top of the list, together with pieces of it that were saved before. Undefined if the list is full or the article unknown. */
export const withSaved = (
  tx: Transaction,
  storefront: Storefront,
  lines: readonly SavedLineRecord[],
  { itemId, quantity }: { readonly itemId: ItemId; readonly quantity: number },
): readonly SavedLineRecord[] | undefined => {
  const item = tx.goods.item(itemId);
  const before = lines.find((line) => line.itemId === itemId);
  if (item === undefined || (before === undefined && lines.length >= MOST_SAVED_LINES)) return undefined;
  const { current: price, vatIncluded } = priceOf(item, storefront);
  const saved = before ?? { id: `saved-${nextNumber(tx, 'saved')}`, itemId, quantity: 0, price, vatIncluded };
  return [
    { ...saved, quantity: together(saved.quantity, Math.max(1, quantity)) },
    ...lines.filter((line) => line !== before),
  ];
};

/** Gives one user's list to another, who may have one already: what does not fit any more are the oldest lines of the first. */
export const moveSavedLines = (tx: Transaction, from: UserId, to: UserId): void => {
  const brought = savedLinesOf(tx, from);
  if (brought.length === 0 || from === to) return;
  const own = savedLinesOf(tx, to);
  const grown = own.map((line) => ({
    ...line,
    quantity: together(line.quantity, brought.find(({ itemId }) => itemId === line.itemId)?.quantity ?? 0),
  }));
  const others = brought.filter(({ itemId }) => !own.some((line) => line.itemId === itemId));
  putSavedLines(tx, from, []);
  putSavedLines(tx, to, [...others.slice(0, MOST_SAVED_LINES - own.length), ...grown]);
};

const savedLine = (
  view: View,
  storefront: Storefront,
  { id, itemId, quantity, price, vatIncluded }: SavedLineRecord,
): SavedLine | undefined => {
  const priced = priceLine(view, storefront, { id, itemId, quantity: 1 });
  if (priced === undefined) return undefined;
  const { productId, name, brand, path, picture, variants, articleNumber, pricePerUnit, maxQuantity, deliveryText } =
    positionOf(view, storefront, priced, storefront.homeCountry);
  const isComparable = price.currency === storefront.currency && vatIncluded === priced.price.vatIncluded;
  return {
    id,
    quantity,
    ...{ productId, itemId, name, brand, path, variants, articleNumber, pricePerUnit, maxQuantity, deliveryText },
    ...(picture === undefined ? {} : { picture }),
    ...(isComparable ? { priceWhenSaved: price } : {}),
  };
};

/** A user's list with today's prices. */
export const savedLines = (view: View, storefront: Storefront, userId: UserId): readonly SavedLine[] =>
  savedLinesOf(view, userId).flatMap((record) => savedLine(view, storefront, record) ?? []);
