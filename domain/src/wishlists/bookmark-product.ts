import type { ItemId, ProductId } from '../catalogue/product.ts';
import type { Sessions } from '../sessions/sessions.port.ts';
import { shopAgain } from '../sessions/shop-again.ts';
import { omitNil } from '../shared/omit-nil.ts';
import { granted, refused, type Result } from '../shared/result.ts';
import type { WishlistId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import {
  type BookmarkEntry,
  type BookmarkList,
  bookmarkPress,
  type Bookmarks,
  changeableLists,
  entriesOf,
  isBookmarked,
} from './bookmarks.ts';
import { createWishlist, type CreateWishlistRefusal } from './create-wishlist.ts';
import type { WishlistChange } from './wishlist-change.ts';
import type { ChangedWishlist, WishlistRefusal, Wishlists } from './wishlists.port.ts';

interface Ports {
  readonly wishlists: Wishlists;
  readonly sessions: Sessions;
}

/** The press of a bookmark. It says how the bookmark is to be, so that many quick presses end as the last one says. */
export interface BookmarkCommand {
  readonly productId: ProductId;
  /** The article that is added. */
  readonly itemId: ItemId;
  /** How it is to be; absent: the other way than it is, for pages that do not know, as before scripts run. */
  readonly isOn?: boolean;
  /** Whether the page can ask for a list. */
  readonly canChoose: boolean;
  /** All lists that are to hold the product, as chosen in the dialog. */
  readonly listIds?: readonly WishlistId[];
  /** The name of a list that is made for it, as typed in the dialog. */
  readonly newListName?: string;
}

/** What a press changed on one list. */
export interface BookmarkChange {
  readonly did: 'added' | 'removed';
  readonly listId: WishlistId;
  readonly listName: string;
  readonly isDefault: boolean;
  readonly productName: string;
}

export interface Bookmarked {
  readonly bookmarks: Bookmarks;
  readonly changes: readonly BookmarkChange[];
}

export type BookmarkRefusal = WishlistRefusal | CreateWishlistRefusal | { readonly because: 'choose-list' };

/** Why a press changed nothing, and how the bookmarks are. */
export interface NotBookmarked {
  readonly refusal: BookmarkRefusal;
  readonly bookmarks: Bookmarks;
}

type Step = { readonly do: 'add' | 'remove'; readonly list: BookmarkList };

/** Why a product cannot be put on a list of these: it is not the shopper's, or they may not change it. */
const refusalOf = (bookmarks: Bookmarks, listIds: readonly WishlistId[]): WishlistRefusal | undefined => {
  const all = bookmarks.map(({ externalId }) => externalId);
  if (listIds.some((id) => !all.includes(id))) return { because: 'no-such-list' };
  const changeable = changeableLists(bookmarks).map(({ externalId }) => externalId);
  return listIds.some((id) => !changeable.includes(id)) ? { because: 'not-allowed' } : undefined;
};

/** What leads to these lists; lists that the shopper may not change stay as they are. */
const stepsTo = (bookmarks: Bookmarks, productId: ProductId, listIds: readonly WishlistId[]): readonly Step[] =>
  changeableLists(bookmarks).flatMap((list): readonly Step[] => {
    const isThere = entriesOf(list, productId).length > 0;
    if (listIds.includes(list.externalId) === isThere) return [];
    return [{ do: isThere ? 'remove' : 'add', list }];
  });

const stepsOf = (bookmarks: Bookmarks, command: BookmarkCommand, visit: Visit): readonly Step[] | 'choose-list' => {
  const { productId, isOn = !isBookmarked(bookmarks, productId), canChoose, listIds } = command;
  if (listIds !== undefined) return stepsTo(bookmarks, productId, listIds);
  const press = bookmarkPress(bookmarks, { productId, isOn, canChoose }, visit.shopper.loginState);
  switch (press.do) {
    case 'choose':
      return 'choose-list';
    case 'nothing':
      return [];
    case 'add':
      return [{ do: 'add', list: press.to }];
    case 'remove':
      return press.from.map((list) => ({ do: 'remove', list }));
  }
};

/** On the Merkzettel some shops know an entry by its article alone. */
const removalOf = ({ isDefault }: BookmarkList, { externalId, productId, itemId }: BookmarkEntry): WishlistChange => ({
  do: 'remove-entry',
  entryId: externalId,
  ...(isDefault && itemId !== undefined && { item: { productId, itemId } }),
});

const withChange = (bookmarks: Bookmarks, { list, entries, removed }: ChangedWishlist): Bookmarks =>
  bookmarks.map((known) => {
    if (known.externalId !== list.externalId) return known;
    const gone = [...entries, ...removed].map(({ externalId }) => externalId);
    return {
      ...known,
      entries: [
        ...known.entries.filter(({ externalId }) => !gone.includes(externalId)),
        ...entries.map(({ externalId, product: { productId }, item }) => ({
          externalId,
          productId,
          ...omitNil({ itemId: item?.itemId }),
        })),
      ],
    };
  });

const changeOf = (did: BookmarkChange['did'], { list, entries, removed }: ChangedWishlist): BookmarkChange => ({
  did,
  listId: list.externalId,
  listName: list.name,
  isDefault: list.isDefault,
  productName: entries[0]?.product.name ?? removed[0]?.name ?? '',
});

/** Bookmarks a product, or takes the bookmark away (WISH-02, WISH-03). The first one opens a session. Chosen lists are all changed, or none if one of them cannot be. */
export const bookmarkProduct =
  (ports: Ports, visit: Visit) =>
  async (command: BookmarkCommand): Promise<Result<Bookmarked, NotBookmarked>> => {
    await shopAgain(ports, visit);
    if (visit.shopper.userId === undefined) {
      if (command.isOn === false) return granted({ bookmarks: [], changes: [] });
      visit.opened(await ports.sessions.open(visit.shopper));
    }
    const { productId, itemId, newListName } = command;
    const changes: BookmarkChange[] = [];
    const listIds = [...(command.listIds ?? [])];
    let bookmarks = await ports.wishlists.bookmarks(visit.shopper);
    const refusal = refusalOf(bookmarks, listIds);
    if (refusal !== undefined) return refused({ refusal, bookmarks });
    if (newListName !== undefined) {
      const form = { listName: newListName, listDescription: '', kind: 'list' } as const;
      const made = await createWishlist(ports, visit)({ ...form, items: [{ productId, itemId, quantity: 1 }] });
      if (!made.ok) return refused({ refusal: made.refusal, bookmarks });
      listIds.push(made.value.list.externalId);
      if (made.value.entries.length > 0) changes.push(changeOf('added', made.value));
      bookmarks = await ports.wishlists.bookmarks(visit.shopper);
    }
    const chosen = command.listIds === undefined && newListName === undefined ? {} : { listIds };
    const steps = stepsOf(bookmarks, { ...command, ...chosen }, visit);
    if (steps === 'choose-list') return refused({ refusal: { because: steps }, bookmarks });
    for (const { do: what, list } of steps) {
      const all =
        what === 'add'
          ? [{ do: 'add-items', items: [{ productId, itemId, quantity: 1 }] } as const]
          : entriesOf(list, productId).map((entry) => removalOf(list, entry));
      for (const change of all) {
        const changed = await ports.wishlists.change(visit.shopper, list.externalId, change);
        if (!changed.ok) return refused({ refusal: changed.refusal, bookmarks });
        bookmarks = withChange(bookmarks, changed.value);
        changes.push(changeOf(what === 'add' ? 'added' : 'removed', changed.value));
      }
    }
    return granted({ bookmarks, changes });
  };
