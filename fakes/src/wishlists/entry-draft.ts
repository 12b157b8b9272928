import type { ItemId } from '@shop/domain/catalogue/product';
import { readDealItemId } from '@shop/domain/deals/deal-item-id';
import type { Assortment, GoodsItem } from '../goods/goods.ts';
import type { EntryRecord } from './wishlist-record.ts';

/** An article for a list. */
export type EntryDraft = Pick<EntryRecord, 'productId' | 'itemId' | 'name' | 'orderNumber' | 'quantity'>;

/** What makes two entries the same: the item, or the product of which none is chosen. */
export const articleOf = ({ itemId, productId }: Pick<EntryRecord, 'itemId' | 'productId'>): ItemId =>
  itemId ?? productId;

/** The item that an id names, as in the cart: the id of a product with one item is that item's too. */
export const namedItem = (goods: Assortment, id: ItemId): GoodsItem | undefined => {
  const { itemId } = readDealItemId(id);
  const product = goods.product(itemId);
  if (product !== undefined) return product.items.length === 1 ? product.items[0] : undefined;
  return goods.item(itemId);
};

/** Undefined if the shop does not have it. Of a product with several items, the variant is chosen later. */
export const draftOf = (goods: Assortment, id: ItemId, quantity: number): EntryDraft | undefined => {
  const item = namedItem(goods, id);
  const product = goods.product(item?.productId ?? readDealItemId(id).itemId);
  if (product === undefined) return undefined;
  return {
    productId: product.productId,
    ...(item === undefined ? {} : { itemId: item.itemId }),
    name: product.name,
    orderNumber: item?.orderNumber ?? '',
    quantity,
  };
};
