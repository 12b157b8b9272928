import type { ItemId } from '../catalogue/product.ts';

/** Marks an item that is added because its lightning deal is shown (DEAL-05; the suffix is ours). */
export const DEAL_SUFFIX = '-lightning';

/** The id to add an item by from a place that shows its deal. */
export const dealItemId = (itemId: ItemId): ItemId => `${itemId}${DEAL_SUFFIX}`;

/** The item that an id adds, and whether the shopper saw its deal. */
export const readDealItemId = (id: ItemId): { readonly itemId: ItemId; readonly sawDeal: boolean } =>
  id.endsWith(DEAL_SUFFIX)
    ? { itemId: id.slice(0, -DEAL_SUFFIX.length), sawDeal: true }
    : { itemId: id, sawDeal: false };
