import type { CartRefusal } from '@shop/domain/carts/carts.port';
import type { PositionId } from '@shop/domain/carts/cart-position';
import type { SavedLineId } from '@shop/domain/carts/saved-line';
import type { ItemId } from '@shop/domain/catalogue/product';
import { granted, refused, type Result } from '@shop/domain/shared/result';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Transaction } from '../worlds/transaction.ts';
import { lineNamed } from './cart-lines.ts';
import { addPosition, removePosition } from './change-lines.ts';
import type { CartChange } from './cart-change.ts';
import { putSavedLines, savedLinesOf, withSaved } from './saved-lines.ts';

type Changed = Result<CartChange, CartRefusal>;

const NOT_SAVED = (savedId: SavedLineId): Changed => refused({ because: 'no-such-saved-line', savedId });

export const saveItem = (
  tx: Transaction,
  storefront: Storefront,
  change: CartChange,
  item: { readonly itemId: ItemId; readonly quantity: number },
): Changed => {
  const { userId } = change.cart;
  if (tx.goods.item(item.itemId) === undefined) return refused({ because: 'no-such-item', itemId: item.itemId });
  const lines = withSaved(tx, storefront, savedLinesOf(tx, userId), item);
  if (lines === undefined) return refused({ because: 'saved-list-full' });
  putSavedLines(tx, userId, lines);
  return granted(change);
};

export const saveForLater = (
  tx: Transaction,
  storefront: Storefront,
  change: CartChange,
  positionId: PositionId,
): Changed => {
  const line = lineNamed(change.cart.lines, positionId);
  if (line === undefined) return refused({ because: 'no-such-position', positionId });
  const saved = saveItem(tx, storefront, change, line);
  return saved.ok ? removePosition(tx, saved.value, positionId) : saved;
};

export const removeSaved = (tx: Transaction, change: CartChange, savedId: SavedLineId): Changed => {
  const { userId } = change.cart;
  const lines = savedLinesOf(tx, userId);
  const left = lines.filter(({ id }) => id !== savedId);
  if (left.length === lines.length) return NOT_SAVED(savedId);
  putSavedLines(tx, userId, left);
  return granted(change);
};

const piecesIn = ({ cart: { lines } }: CartChange, itemId: ItemId): number =>
  lines.find((line) => line.itemId === itemId)?.quantity ?? 0;

/** What the cart cannot take stays saved. */
export const moveToCart = (
  tx: Transaction,
  storefront: Storefront,
  change: CartChange,
  savedId: SavedLineId,
  asked: number,
): Changed => {
  const { userId } = change.cart;
  const lines = savedLinesOf(tx, userId);
  const saved = lines.find(({ id }) => id === savedId);
  if (saved === undefined) return NOT_SAVED(savedId);
  const added = addPosition(tx, storefront, change, saved.itemId, Math.min(Math.max(1, asked), saved.quantity));
  if (!added.ok) return added;
  const left = saved.quantity - Math.max(0, piecesIn(added.value, saved.itemId) - piecesIn(change, saved.itemId));
  putSavedLines(
    tx,
    userId,
    lines.flatMap((line) => (line !== saved ? [line] : left > 0 ? [{ ...line, quantity: left }] : [])),
  );
  return added;
};
