import { EMPTY_CART_REPORT } from '@shop/domain/carts/carts.port';
import { isDealSoldOut } from '@shop/domain/catalogue/lightning-deal';
import { dealItemId } from '@shop/domain/deals/deal-item-id';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import {
  type PiecesWanted,
  piecesOutsideCart,
  piecesToBuy,
  usuallyWanted,
  type WantedEntries,
} from '@shop/domain/wishlists/class-list';
import { entryGap, type WishlistEntry, type WishlistEntryId } from '@shop/domain/wishlists/wishlist-entry';
import type { ListedItem } from '@shop/domain/wishlists/wishlist-change';
import type { ListInCart, SkippedEntry } from '@shop/domain/wishlists/wishlists.port';
import type { CartChange } from '../carts/cart-change.ts';
import type { CartRecord } from '../carts/cart-record.ts';
import { addPosition } from '../carts/change-lines.ts';
import { dealOf } from '../deals/deal-of.ts';
import { localise } from '../goods/catalogue-context.ts';
import type { Transaction } from '../worlds/transaction.ts';
import { claimInCart } from './claims.ts';
import { namedItem } from './entry-draft.ts';
import { entriesThere, entryThere } from './list-change.ts';
import type { OpenList } from './open-list.ts';
import { entryContext, shownEntry } from './project-entry.ts';
import { listsOfUser, storedList } from './stored-lists.ts';
import type { EntryRecord } from './wishlist-record.ts';

/** The id to add an item by: while it is offered in a deal, the one that gets its price (WISH-23). */
export const cartItemId = (tx: Transaction, itemId: string): string => {
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

interface ListIntoCart extends WantedEntries {
  readonly cart: CartRecord;
  /** Whether the shopper came by a link, and buys for themselves. */
  readonly isByLink: boolean;
}

/** What the shopper has claimed of each article and not bought, on all lists. */
const claimedOfArticles = (tx: Transaction, { userId }: OpenList): ReadonlyMap<string, number> => {
  const claimed = new Map<string, number>();
  const lists = userId === undefined ? [] : listsOfUser(tx, userId).claimedOn;
  for (const list of lists.flatMap((id) => storedList(tx, id) ?? []))
    for (const claim of list.claims) {
      const itemId = claim.userId === userId ? entryThere(list, claim.entryId)?.itemId : undefined;
      if (itemId !== undefined) claimed.set(itemId, (claimed.get(itemId) ?? 0) + claim.quantity - claim.bought);
    }
  return claimed;
};

const piecesIn = ({ report }: CartChange): number => report.added.reduce((sum, { quantity }) => sum + quantity, 0);

/** An entry that is not on the list any more, with the name by which the list remembers it for a while. */
const noLongerListed = ({ list }: OpenList, storefront: Storefront, entryId: WishlistEntryId): SkippedEntry => {
  const known = list.entries
    .flatMap((entry) => (entry.joined === undefined ? [entry] : [entry, entry.joined.other]))
    .find(({ id }) => id === entryId);
  return {
    entryId,
    gap: 'no-longer-listed',
    ...(known === undefined ? {} : { name: localise(storefront, known.name) }),
  };
};

/** Which entries are put into the cart, and which pieces of them. */
interface Choice {
  readonly wanted: PiecesWanted;
  /** What the shopper has claimed goes in. */
  readonly isClaimed: boolean;
  /** What goes in is claimed. */
  readonly isToClaim: boolean;
  readonly includes: (entry: WishlistEntry) => boolean;
}

const choiceOf = (
  { list }: OpenList,
  there: readonly WishlistEntry[],
  { isByLink, entryIds, pieces }: Omit<ListIntoCart, 'cart'>,
): Choice => {
  const wanted = pieces ?? usuallyWanted(there);
  const isClassList = list.kind === 'class-list';
  const isClaimed = isClassList && wanted === 'claimed';
  const named = entryIds === undefined ? undefined : new Set(entryIds);
  return {
    wanted,
    isClaimed,
    isToClaim: isClassList && wanted === 'open' && isByLink,
    includes: (entry) => named?.has(entry.externalId) ?? (!isClaimed || piecesToBuy(entry, wanted) > 0),
  };
};

/** Entries that are not on the list any more: those that were named, or of which the shopper has claimed pieces. */
const goneEntries = (
  { list }: OpenList,
  { isClaimed, includes }: Choice,
  { entryIds, shown }: Pick<WantedEntries, 'entryIds'> & { readonly shown: (record: EntryRecord) => WishlistEntry },
): readonly WishlistEntryId[] => {
  const claimed = (): readonly WishlistEntryId[] =>
    isClaimed
      ? list.entries
          .map(shown)
          .filter(includes)
          .map(({ externalId }) => externalId)
      : [];
  const there = new Set(entriesThere(list).map(({ id }) => id));
  return (entryIds ?? claimed()).filter((id) => !there.has(id));
};

/** Puts entries into a cart that can be bought now, and claims what was open for whoever came by a link. What is claimed or open on a class list is in the cart once, however often it is put in. Of entries that were removed nothing can be bought any more: who named them, or had claimed pieces of them, is told. */
export const putEntriesIntoCart = (
  tx: Transaction,
  storefront: Storefront,
  open: OpenList,
  { cart, ...asked }: ListIntoCart,
): CartChange & Pick<ListInCart, 'skipped' | 'claims'> => {
  const context = entryContext(tx, storefront, open);
  const shown = (record: EntryRecord): WishlistEntry => shownEntry(record, context);
  const there = entriesThere(open.list).map(shown);
  const choice = choiceOf(open, there, asked);
  const claimedOf = claimedOfArticles(tx, open);
  let change: CartChange = { cart, report: EMPTY_CART_REPORT };
  const left: SkippedEntry[] = [];
  const newClaims: { readonly entryId: WishlistEntryId; readonly quantity: number }[] = [];

  /** By a class list the cart is filled up, by any other one it is added to. */
  const piecesToAdd = (itemId: string, pieces: number): number => {
    if (open.list.kind !== 'class-list') return pieces;
    const inCart = change.cart.lines.find((line) => line.itemId === itemId)?.quantity ?? 0;
    const wanted = (claimedOf.get(itemId) ?? 0) + (choice.isClaimed ? 0 : pieces);
    return piecesOutsideCart(pieces, { wanted, inCart });
  };
  /** Adds so many pieces; the number that went in, or undefined if none can. */
  const add = (itemId: string, pieces: number): number | undefined => {
    if (pieces === 0) return 0;
    const step = addPosition(tx, storefront, change, cartItemId(tx, itemId), pieces);
    if (!step.ok) return undefined;
    const added = Math.min(pieces, piecesIn(step.value) - piecesIn(change));
    change = step.value;
    return added;
  };

  for (const entry of there.filter(choice.includes)) {
    const wanted = piecesToBuy(entry, choice.wanted);
    const gap = entryGap(entry, wanted);
    const itemId = entry.item?.itemId ?? '';
    const pieces = piecesToAdd(itemId, wanted);
    const added = gap === undefined ? add(itemId, pieces) : undefined;
    if (added === undefined) left.push(skipped(entry, gap ?? 'sold-out'));
    else if (choice.isToClaim) newClaims.push({ entryId: entry.externalId, quantity: wanted - pieces + added });
  }
  const gone = goneEntries(open, choice, { ...asked, shown });
  return {
    ...change,
    skipped: [...left, ...gone.map((id) => noLongerListed(open, storefront, id))],
    claims: claimInCart(
      tx,
      open,
      newClaims.filter(({ quantity }) => quantity > 0),
    ),
  };
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
