import { WISHLIST } from '../shared/paths.ts';
import type { OrderId } from '../shared/shop-id.ts';

/** What a page offers to put on a list. */
export type AddableSource =
  | { readonly from: 'order'; readonly orderId: OrderId }
  | { readonly from: 'cart' }
  | { readonly from: 'saved-lines' };

/** Where a visitor chooses the list for it. */
export const addToListPath = (source: AddableSource): string =>
  `${WISHLIST}?open=add&source=${source.from}${source.from === 'order' ? `&order=${encodeURIComponent(source.orderId)}` : ''}`;
