import type {
  GetAllWishlistsQuery,
  WishlistEntryFieldsFragment,
  WishlistFieldsFragment,
  WishlistItemFieldsFragment,
  WishlistOverviewFieldsFragment,
  WishlistProductFieldsFragment,
  WishlistUpdateFieldsFragment,
} from '../generated/operation-types.ts';
import { aMutationReply, euros, pricesReply } from './replies.ts';

/** The smallest replies about wishlists that the schema allows: tests add what they need. */

const AT = '2026-11-28T10:15:00+01:00';

const NO_RIGHTS = { isCreator: false, isAdmin: false, isEditor: false, isCommentator: false };

export const aWishlistProductReply = (
  overrides: Partial<WishlistProductFieldsFragment> = {},
): WishlistProductFieldsFragment => ({
  id: 'kreide',
  name: 'Kreide',
  path: '/kreide/',
  brand: 'Pausenhof',
  crumbs: [],
  hasMultipleItems: false,
  hasSamePricesForAllItems: true,
  energyEfficiency: null,
  minimumOrderQuantity: 1,
  lightningDealInfo: null,
  priceWithoutDeal: null,
  ...overrides,
});

export const aWishlistItemReply = (
  overrides: Partial<WishlistItemFieldsFragment> = {},
): WishlistItemFieldsFragment => ({
  id: 'kreide-weiss',
  name: 'Kreide, weiß',
  path: '/kreide/?item=kreide-weiss',
  variantInfoList: [{ label: 'Farbe', value: 'Weiß' }],
  maxQuantity: 99,
  minimumOrderQuantity: 5,
  orderNumber: '4711',
  unitPrices: pricesReply(),
  badges: { sale: false, new: true, popular: false },
  extraBadges: [{ id: 'bio', name: 'Bio' }],
  images: [],
  deliveryInfo: { availability: 'IN_STOCK', arrival: null, left: null },
  matrixCodeMessages: [],
  primeFaehig: true,
  lightningDealInfo: null,
  ...overrides,
});

export const aWishlistEntryReply = (
  overrides: Partial<WishlistEntryFieldsFragment> = {},
): WishlistEntryFieldsFragment => ({
  externalId: 'e1',
  quantity: 3,
  version: 2,
  isSaleable: false,
  product: aWishlistProductReply(),
  item: null,
  orderNumber: '4700',
  replacementProduct: null,
  totals: null,
  comments: [],
  commentCount: 0,
  changed: { at: AT, by: null },
  claims: null,
  ...overrides,
});

export const anOverviewReply = (
  overrides: Partial<WishlistOverviewFieldsFragment> = {},
): WishlistOverviewFieldsFragment => ({
  externalId: 'l1',
  name: 'Klasse 3b',
  description: '',
  kind: 'LIST',
  active: false,
  isDefault: false,
  isStandardList: false,
  createdAt: AT,
  ...NO_RIGHTS,
  entryCount: 0,
  commentCount: 0,
  users: [],
  ...overrides,
});

export const aWishlistReply = (overrides: Partial<WishlistFieldsFragment> = {}): WishlistFieldsFragment => ({
  ...anOverviewReply(),
  entries: [],
  removedEntries: [],
  links: [],
  ...overrides,
});

export const allWishlistsReply = (
  overrides: Partial<GetAllWishlistsQuery['getAllWishlists']> = {},
): GetAllWishlistsQuery['getAllWishlists'] => ({
  merkzettel: anOverviewReply({ externalId: 'm1', name: 'Merkzettel', isDefault: true, isCreator: true }),
  furtherLists: [],
  merge: null,
  wishlist: aWishlistReply(),
  ...overrides,
});

export const aWishlistUpdateReply = (
  overrides: Partial<WishlistUpdateFieldsFragment> = {},
): WishlistUpdateFieldsFragment => ({
  ...aMutationReply(),
  merkzettel: null,
  wishlist: anOverviewReply(),
  entries: [],
  removedEntries: [],
  gone: [],
  additions: { added: [], raised: [], unchanged: [], unknown: [], leftOut: [] },
  ...overrides,
});

export const aRefusalReply = (code: string, subject: string | null = null) => ({
  successful: false,
  refusal: { code, subject, message: null },
});

export const aTotalReply = (amount: number) => ({ currentPrice: euros(amount) });
