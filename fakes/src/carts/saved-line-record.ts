import type { SavedLineId } from '@shop/domain/carts/saved-line';
import type { ItemId } from '@shop/domain/catalogue/product';
import type { UserId } from '@shop/domain/visit/shopper';
import type { Money } from '@shop/domain/shared/money';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

/** An article that somebody saved for later. It outlives the cart: the list is its owner's. */
export interface SavedLineRecord {
  readonly id: SavedLineId;
  readonly itemId: ItemId;
  readonly quantity: number;
  /** For one piece, with VAT or without. */
  readonly price: Money;
  readonly vatIncluded: boolean;
}

export interface SavedList {
  readonly userId: UserId;
  /** The last saved first. */
  readonly lines: readonly SavedLineRecord[];
}

export const SAVED_LINE_TABLES = { savedLists: emptyMap<SavedList>() } satisfies Partial<TableRows>;

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly savedLists: SavedList;
  }
}
