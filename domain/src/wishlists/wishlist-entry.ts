import type { LightningDeal } from '../catalogue/lightning-deal.ts';
import type { Price } from '../catalogue/price.ts';
import type {
  Badges,
  Crumb,
  Delivery,
  EnergyLabel,
  Item,
  ItemId,
  LabelledValue,
  Picture,
  ProductId,
} from '../catalogue/product.ts';
import type { Money } from '../shared/money.ts';
import type { WishlistComment } from './wishlist-comment.ts';
import type { WishlistEntryId } from './wishlist-entry-id.ts';

export type { WishlistEntryId } from './wishlist-entry-id.ts';

/** What an entry is about. Of a product that the shop no longer has, only what the list remembers. */
export interface WishlistProduct {
  readonly productId: ProductId;
  readonly name: string;
  /** Absent if the shop no longer has it. */
  readonly path?: string;
  readonly brand: string;
  readonly crumbs: readonly Crumb[];
  readonly hasMultipleItems: boolean;
  readonly hasSamePricesForAllItems: boolean;
  readonly energyLabel?: EnergyLabel;
  readonly minimumOrderQuantity: number;
  readonly deal?: LightningDeal;
}

/** The article of an entry. */
export interface WishlistItem {
  readonly itemId: ItemId;
  readonly name: string;
  readonly path: string;
  readonly variants: readonly LabelledValue[];
  /** The most pieces that a cart may contain now; 0 if it is sold out. */
  readonly maxQuantity: number;
  readonly minimumOrderQuantity: number;
  readonly price: Price;
  readonly badges: Badges;
  readonly pictures: readonly Picture[];
  readonly delivery: Delivery;
  readonly matrixCodeMessages: Item['matrixCodeMessages'];
  readonly primeFaehig: boolean;
  readonly deal?: LightningDeal;
}

/** The variant of an article: "Lineatur: 2, Farbe: blau"; empty for one without. */
export const variantText = ({ variants }: Pick<WishlistItem, 'variants'>): string =>
  variants.map(({ label, value }) => `${label}: ${value}`).join(', ');

/** Offered in place of an article that cannot be bought. */
export interface ReplacementProduct {
  readonly productId: ProductId;
  readonly itemId: ItemId;
  readonly name: string;
  readonly path: string;
  readonly picture?: Picture;
  readonly price: Price;
}

/** Who changed something on a list, and when. Viewers are not told. */
export interface WishlistChangeNote {
  /** ISO instant. */
  readonly at: string;
  /** First name and initial; absent for the shopper's own changes, and for people without an account. */
  readonly by?: string;
}

/** What is claimed of an entry of a class list. */
export interface EntryClaims {
  /** Pieces that people have taken over; more than needed if somebody insisted. */
  readonly taken: number;
  /** Of them, pieces that were bought in this shop. */
  readonly bought: number;
  /** What this browser has taken over, and what of it was released. */
  readonly own: readonly Claim[];
}

export interface Claim {
  /** Takes the claim back from any browser. */
  readonly code: string;
  /** Pieces that the claim still holds. */
  readonly quantity: number;
  readonly bought: number;
  /** Pieces that it held until whoever runs the list released them. */
  readonly released: number;
}

/** One line of a list (ENT-26). */
export interface WishlistEntry {
  readonly externalId: WishlistEntryId;
  /** From 0 to 9998; on a class list, how many pieces are needed. */
  readonly quantity: number;
  /** Counts the changes of quantity and article; a change that saw an older one is refused. */
  readonly version: number;
  readonly product: WishlistProduct;
  /** As it was when the entry was added, if the shop no longer has the article; empty while no variant is chosen. */
  readonly orderNumber: string;
  /** Absent if the shop no longer has the article: another variant must be chosen, or the entry removed. */
  readonly item?: WishlistItem;
  readonly isSaleable: boolean;
  /** Only if the article cannot be bought and the shop knows a substitute. */
  readonly replacement?: ReplacementProduct;
  /** All pieces at today's price; absent without a price. */
  readonly total?: Money;
  /** The newest first, at most as many as `COMMENT_PREVIEWS`. */
  readonly comments: readonly WishlistComment[];
  readonly commentCount: number;
  readonly changed: WishlistChangeNote;
  /** Only on a class list. */
  readonly claims?: EntryClaims;
}

/** How many comments a row shows before "show all" (WISH-05). */
export const COMMENT_PREVIEWS = 3;

/** An entry that was removed and can be restored: a row says so at its former place (WISH-08). */
export interface RemovedEntry {
  readonly externalId: WishlistEntryId;
  readonly name: string;
  readonly orderNumber: string;
  readonly quantity: number;
  /** Pieces that are claimed and not bought: they come back with it. */
  readonly claimed: number;
  /** Pieces that are bought. */
  readonly bought: number;
  /** Place among all rows, removed ones included, from 0. */
  readonly index: number;
  readonly removed: WishlistChangeNote;
}

/** What an entry still lacks before it can be bought, in the order in which a shopper is asked. */
export const ENTRY_GAPS = [
  'no-longer-listed',
  'no-longer-sold',
  'choose-variant',
  'sold-out',
  'no-quantity',
  'nothing-open',
] as const;
/**
 * The first one: the entry was removed after the shopper saw it. The last one: of a class list, others have taken all pieces, or the
 * shopper has claimed none that is left to buy.
 */
export type EntryGap = (typeof ENTRY_GAPS)[number];

/** Why an entry does not go into the cart as it is; undefined if it does. */
export const entryGap = (
  { product, item, isSaleable, quantity }: Pick<WishlistEntry, 'product' | 'item' | 'isSaleable' | 'quantity'>,
  piecesToBuy: number = quantity,
): EntryGap | undefined => {
  if (product.path === undefined) return 'no-longer-sold';
  if (item === undefined) return 'choose-variant';
  if (!isSaleable) return 'sold-out';
  if (quantity === 0) return 'no-quantity';
  return piecesToBuy === 0 ? 'nothing-open' : undefined;
};

/** The item's own minimum, to be told where fewer pieces are on the list. */
export const minimumToTell = ({ item, quantity }: Pick<WishlistEntry, 'item' | 'quantity'>): number | undefined =>
  item !== undefined && quantity > 0 && quantity < item.minimumOrderQuantity ? item.minimumOrderQuantity : undefined;
