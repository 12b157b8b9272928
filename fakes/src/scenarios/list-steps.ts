import type { ItemId } from '@shop/domain/catalogue/product';
import type { Shopper, WishlistId } from '@shop/domain/visit/shopper';
import type { WishlistKind } from '@shop/domain/wishlists/wishlist';
import type { ListedItem } from '@shop/domain/wishlists/wishlist-change';
import type { WishlistEntry } from '@shop/domain/wishlists/wishlist-entry';
import type { LinkLevel } from '@shop/domain/wishlists/wishlist-rights';
import { ORDINARY, selectItems, type ItemCriteria } from '../goods/select-items.ts';
import type { ScenarioContext } from './scenario.ts';
import { enterShop, must } from './steps.ts';

type Goods = Pick<ScenarioContext, 'goods'>;

/** So many pieces of an article. */
export const listed = ({ goods }: Goods, itemId: ItemId, quantity = 1): ListedItem => ({
  productId: goods.item(itemId)?.productId ?? '',
  itemId,
  quantity,
});

/** Different articles, one piece of the first, two of the second and so on, at most `most` of one. */
export const listedGoods = (
  context: Goods,
  count: number,
  { most = 5, ...wanted }: ItemCriteria & { readonly most?: number } = {},
): readonly ListedItem[] =>
  selectItems(context.goods, count, { ...ORDINARY, ...wanted }).map((itemId, at) =>
    listed(context, itemId, (at % most) + 1),
  );

interface NewList {
  readonly name: string;
  readonly description?: string;
  readonly kind?: WishlistKind;
}

export const makeList = async (
  { shop }: ScenarioContext,
  shopper: Shopper,
  { name, description = '', kind = 'list' }: NewList,
  items: readonly ListedItem[],
): Promise<WishlistId> =>
  must(await shop.wishlists.create(shopper, { listName: name, listDescription: description, kind }, items)).list
    .externalId;

export const entriesOfList = async (
  { shop }: ScenarioContext,
  shopper: Shopper,
  id: WishlistId,
): Promise<readonly WishlistEntry[]> => must(await shop.wishlists.all(shopper, id)).list.entries;

/** Puts articles on the shopper's Merkzettel. */
export const bookmark = async (
  { shop }: ScenarioContext,
  shopper: Shopper,
  items: readonly ListedItem[],
): Promise<WishlistId> => {
  const { externalId } = must(await shop.wishlists.all(shopper)).collection.merkzettel;
  must(await shop.wishlists.change(shopper, externalId, { do: 'add-items', items }));
  return externalId;
};

/** A new link; returns its token. */
export const linkTo = async (
  { shop }: ScenarioContext,
  shopper: Shopper,
  id: WishlistId,
  level: LinkLevel,
): Promise<string> => must(await shop.sharedWishlists.share(shopper, id, level)).token;

/** So many parents without an account, each with a session of their own. */
export const parentsOf = (context: ScenarioContext, count: number): Promise<readonly Shopper[]> =>
  Promise.all(Array.from({ length: count }, () => enterShop(context)));
