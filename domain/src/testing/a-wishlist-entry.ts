import { money, times } from '../shared/money.ts';
import type { WishlistEntry, WishlistItem, WishlistProduct } from '../wishlists/wishlist-entry.ts';

export const aWishlistProduct = (overrides: Partial<WishlistProduct> = {}): WishlistProduct => ({
  productId: 'product-1',
  name: 'Schulheft A4 liniert',
  path: '/prod/product-1/',
  brand: 'Kreidefuchs',
  crumbs: [],
  hasMultipleItems: false,
  hasSamePricesForAllItems: true,
  minimumOrderQuantity: 1,
  ...overrides,
});

export const aWishlistItem = (overrides: Partial<WishlistItem> = {}): WishlistItem => ({
  itemId: 'item-1',
  name: 'Schulheft A4 liniert',
  path: '/prod/product-1/',
  variants: [],
  maxQuantity: 999,
  minimumOrderQuantity: 1,
  price: { current: money(499), counterpart: money(419), vatIncluded: true, vatRate: 19 },
  badges: { sale: false, new: false, popular: false, extra: [] },
  pictures: [],
  delivery: { availability: 'in-stock' },
  matrixCodeMessages: [],
  primeFaehig: false,
  ...overrides,
});

/** An entry whose total follows from its item and its pieces, unless given. */
export const aWishlistEntry = (overrides: Partial<WishlistEntry> = {}): WishlistEntry => {
  const item = 'item' in overrides ? overrides.item : aWishlistItem();
  const quantity = overrides.quantity ?? 1;
  return {
    externalId: 'entry-1',
    quantity,
    version: 1,
    product: aWishlistProduct(),
    orderNumber: '100 200',
    isSaleable: true,
    ...(item === undefined ? {} : { item, total: times(item.price.current, quantity) }),
    comments: [],
    commentCount: 0,
    changed: { at: '2026-11-23T09:00:00.000Z' },
    ...overrides,
  };
};
