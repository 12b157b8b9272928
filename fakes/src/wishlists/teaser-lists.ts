import type { ItemId } from '@shop/domain/catalogue/product';
import { sumOf, times } from '@shop/domain/shared/money';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Shopper, WishlistId } from '@shop/domain/visit/shopper';
import type { TeaserList, TeaserTotals } from '@shop/domain/wishlists/teaser-lists.port';
import type { ListedItem } from '@shop/domain/wishlists/wishlist-change';
import type { WishlistEntry } from '@shop/domain/wishlists/wishlist-entry';
import { bestItemOf, isProductAvailable } from '../goods/best-item.ts';
import { localise } from '../goods/catalogue-context.ts';
import type { Assortment, GoodsProduct } from '../goods/goods.ts';
import { shownPriceOf } from '../goods/project-price.ts';
import { deepFreeze } from '../shared/deep-freeze.ts';
import type { View } from '../worlds/transaction.ts';
import { isQuantity } from './change-entries.ts';
import { draftOf, type EntryDraft, namedItem } from './entry-draft.ts';
import { articleContext, articleOfEntry } from './project-article.ts';
import { TEASER_LISTS, type TeaserListText } from './teaser-list-table.ts';

/** When editors last changed their lists. */
const EDITED_AT = '2026-06-01T00:00:00.000Z';

interface StoredTeaserEntry {
  readonly id: string;
  readonly draft: EntryDraft;
}

/** The assortment’s own stock: a list does not change because something is sold out in a world. */
const initialStock = ({ stock }: { readonly stock: number }): number => stock;

const topOf = (goods: Assortment, categoryId: string, severalItems?: boolean): GoodsProduct | undefined =>
  goods
    .productsIn(categoryId)
    .find(
      (product) =>
        isProductAvailable(product, initialStock) && (severalItems === undefined || product.items.length > 1),
    );

const pickEntries = (goods: Assortment, { externalId, entries }: TeaserListText): readonly StoredTeaserEntry[] =>
  entries.flatMap(({ categoryId, quantity, choosesVariant }, at) => {
    const product = topOf(goods, categoryId, choosesVariant);
    if (product === undefined) return [];
    const { itemId } = bestItemOf(product, initialStock);
    const draft = draftOf(goods, choosesVariant === true ? product.productId : itemId, quantity);
    return draft === undefined ? [] : { id: `${externalId}-${at + 1}`, draft };
  });

const picked = new WeakMap<Assortment, Map<WishlistId, readonly StoredTeaserEntry[]>>();

const entriesOf = (goods: Assortment, list: TeaserListText): readonly StoredTeaserEntry[] => {
  const known = picked.get(goods) ?? new Map<WishlistId, readonly StoredTeaserEntry[]>();
  picked.set(goods, known);
  const entries = known.get(list.externalId) ?? pickEntries(goods, list);
  known.set(list.externalId, entries);
  return entries;
};

const shown = (view: View, storefront: Storefront, { id, draft }: StoredTeaserEntry): WishlistEntry => {
  const article = articleOfEntry(draft, articleContext(view, storefront));
  return {
    externalId: id,
    quantity: draft.quantity,
    version: 1,
    ...article,
    ...(article.item === undefined ? {} : { total: times(article.item.price.current, draft.quantity) }),
    comments: [],
    commentCount: 0,
    changed: { at: EDITED_AT },
  };
};

const listsIn = ({ isB2b }: Storefront): readonly TeaserListText[] =>
  TEASER_LISTS.filter((list) => list.isB2b === isB2b);

export const findTeaserList = (view: View, { storefront }: Shopper, externalId: WishlistId): TeaserList | undefined => {
  const list = listsIn(storefront).find((known) => known.externalId === externalId);
  if (list === undefined) return undefined;
  return deepFreeze({
    externalId,
    name: localise(storefront, list.name),
    description: localise(storefront, list.description),
    entries: entriesOf(view.goods, list).map((entry) => shown(view, storefront, entry)),
    productsRecommendations: list.goesWith.flatMap((id) => topOf(view.goods, id)?.productId ?? []),
  });
};

export const teaserTotals = ({ goods }: View, { storefront }: Shopper, items: readonly ListedItem[]): TeaserTotals => {
  const lines = items.flatMap(({ itemId, quantity }) => {
    const item = namedItem(goods, itemId);
    return item === undefined || !isQuantity(quantity)
      ? []
      : { itemId, total: times(shownPriceOf(item, { storefront }).current, quantity) };
  });
  return {
    total: sumOf(
      lines.map(({ total }) => total),
      storefront.currency,
    ),
    lines,
  };
};

/** Undefined for an item of another product: editors recommended this one. */
export const replaceTeaserItem = (
  view: View,
  { storefront }: Shopper,
  asked: { readonly itemId: ItemId; readonly oldExternalId: string; readonly quantity: number },
): WishlistEntry | undefined => {
  const entry = listsIn(storefront)
    .flatMap((list) => entriesOf(view.goods, list))
    .find(({ id }) => id === asked.oldExternalId);
  const draft = draftOf(view.goods, asked.itemId, asked.quantity);
  const isVariant = draft?.itemId !== undefined && draft.productId === entry?.draft.productId;
  if (entry === undefined || !isVariant || !isQuantity(asked.quantity)) return undefined;
  return deepFreeze(shown(view, storefront, { id: entry.id, draft }));
};
