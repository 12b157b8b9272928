import type { Tracking } from './tracking.port.ts';
import type { ItemId, ProductId } from '../catalogue/product.ts';
import type { Shopper } from '../visit/shopper.ts';

/** Records that an item was seen on the page of its product (PDP-02). Invented pairs are not recorded. */
export const recordGlance = async (
  { tracking }: { readonly tracking: Tracking },
  shopper: Shopper,
  seen: { readonly productId: ProductId; readonly itemId: ItemId },
): Promise<boolean> => {
  const item = await tracking.item(shopper, seen.itemId);
  if (item?.productId !== seen.productId) return false;
  await tracking.recordGlance(shopper, {
    productId: item.productId,
    itemId: item.itemId,
    domain: shopper.storefront.store,
  });
  return true;
};
