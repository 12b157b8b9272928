import { minus, type Money } from '../shared/money.ts';
import { WISHLIST_MAX_QUANTITY } from './quantity.ts';
import type { CartPosition } from './cart-position.ts';

/** Most articles that can be saved for later. */
export const MOST_SAVED_LINES = 50;

/** Most pieces of one article: as many as a wishlist takes. */
export const MOST_SAVED_PIECES = WISHLIST_MAX_QUANTITY;

export type SavedLineId = string;

/** An article that was taken out of the cart to be bought later, as it is today. */
export interface SavedLine
  extends Pick<
    CartPosition,
    | 'productId'
    | 'itemId'
    | 'name'
    | 'brand'
    | 'path'
    | 'picture'
    | 'variants'
    | 'articleNumber'
    | 'pricePerUnit'
    | 'maxQuantity'
    | 'deliveryText'
  > {
  readonly id: SavedLineId;
  /** Pieces that were in the cart. */
  readonly quantity: number;
  /** Absent if it cannot be compared: it was saved in another currency, or with VAT where prices are without. */
  readonly priceWhenSaved?: Money;
}

/** What has changed since an article was saved. */
export interface ChangesSinceSaved {
  readonly price?: 'lower' | 'higher';
  /** `fewer`: fewer pieces can be ordered than were saved. */
  readonly stock?: 'sold-out' | 'fewer';
}

const priceChange = ({ pricePerUnit, priceWhenSaved }: SavedLine): ChangesSinceSaved['price'] => {
  if (priceWhenSaved === undefined) return undefined;
  const difference = minus(pricePerUnit, priceWhenSaved).minor;
  if (difference === 0) return undefined;
  return difference < 0 ? 'lower' : 'higher';
};

export const changesSinceSaved = (line: SavedLine): ChangesSinceSaved => {
  const price = priceChange(line);
  const stock = line.maxQuantity === 0 ? 'sold-out' : line.maxQuantity < line.quantity ? 'fewer' : undefined;
  return { ...(price === undefined ? {} : { price }), ...(stock === undefined ? {} : { stock }) };
};
