import { EMPTY_CART_REPORT } from '@shop/domain/carts/carts.port';
import { isDealSoldOut } from '@shop/domain/catalogue/lightning-deal';
import { dealItemId } from '@shop/domain/deals/deal-item-id';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { piecesToBuy } from '@shop/domain/wishlists/class-list';
import { entryGap, type WishlistEntry, type WishlistEntryId } from '@shop/domain/wishlists/wishlist-entry';
import type { ListedItem } from '@shop/domain/wishlists/wishlist-change';
import type { SkippedEntry } from '@shop/domain/wishlists/wishlists.port';
import type { CartChange } from '../carts/cart-change.ts';
import type { CartRecord } from '../carts/cart-record.ts';
import { addPosition } from '../carts/change-lines.ts';
import { dealOf } from '../deals/deal-of.ts';
import { localise } from '../goods/catalogue-context.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { namedItem } from './entry-draft.ts';
import { entriesThere } from './list-change.ts';
import type { OpenList } from './open-list.ts';
import { entryContext, shownEntry } from './project-entry.ts';

/** The id to add an item by: while it is offered in a deal, the one that gets its price (WISH-23). */
const cartItemId = (tx: Transaction, itemId: string): string => {
  const item = namedItem(tx.goods, itemId);
  const product = tx.goods.product(item?.productId ?? '');
  const deal = item === undefined || product === undefined ? undefined : dealOf(tx, item, product);
  return deal === undefined || isDealSoldOut(deal) ? itemId : dealItemId(deal.itemId);
};

const pathTo = ({ product, replacement }: WishlistEntry, gap: SkippedEntry['gap']): string | undefined =>
  gap === 'choose-variant' ? product.path : replacement?.path;

const skipped = (entry: WishlistEntry, gap: SkippedEntry['gap']): SkippedEntry => ({
  entryId: entry.externalId,
  name: entry.product.name,
  gap,
  ...omitNil({ path: pathTo(entry, gap) }),
});

/** Puts entries into a cart that can be bought now; the list stays as it is. */
export const putEntriesIntoCart = (
  tx: Transaction,
  storefront: Storefront,
  open: OpenList,
  { cart, entryIds }: { readonly cart: CartRecord; readonly entryIds: readonly WishlistEntryId[] | undefined },
): CartChange & { readonly skipped: readonly SkippedEntry[] } => {
  const wanted = entryIds === undefined ? undefined : new Set(entryIds);
  const context = entryContext(tx, storefront, open);
  let change: CartChange = { cart, report: EMPTY_CART_REPORT };
  const left: SkippedEntry[] = [];
  const entries = entriesThere(open.list).map((record) => shownEntry(record, context));
  const toBuy = piecesToBuy(entries);
  for (const entry of entries.filter(({ externalId }) => wanted?.has(externalId) ?? true)) {
    const pieces = toBuy(entry);
    const gap = entryGap(entry, pieces);
    const itemId = entry.item?.itemId ?? '';
    const step = gap === undefined ? addPosition(tx, storefront, change, cartItemId(tx, itemId), pieces) : undefined;
    if (step?.ok === true) change = step.value;
    else left.push(skipped(entry, gap ?? 'sold-out'));
  }
  return { ...change, skipped: left };
};

const withSoldOut = (tx: Transaction, storefront: Storefront, { cart, report }: CartChange, id: string): CartChange => {
  const item = namedItem(tx.goods, id);
  const product = tx.goods.product(item?.productId ?? '');
  const name = product === undefined ? '' : localise(storefront, product.name);
  return {
    cart,
    report: { ...report, maxInCart: [...report.maxInCart, { itemId: item?.itemId ?? id, name, max: 0 }] },
  };
};

/** Puts articles into a cart; a sold-out one is told as one of which the cart can hold none (UPM-50). */
export const putItemsIntoCart = (
  tx: Transaction,
  storefront: Storefront,
  cart: CartRecord,
  items: readonly ListedItem[],
): CartChange => {
  let change: CartChange = { cart, report: EMPTY_CART_REPORT };
  for (const { itemId, quantity } of items) {
    if (quantity < 1) continue;
    const step = addPosition(tx, storefront, change, cartItemId(tx, itemId), quantity);
    if (step.ok) change = step.value;
    else if (step.refusal.because === 'sold-out') change = withSoldOut(tx, storefront, change, itemId);
  }
  return change;
};
