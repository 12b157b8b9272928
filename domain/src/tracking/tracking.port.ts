import type { ItemId, ProductId } from '../catalogue/product.ts';
import type { Shopper } from '../visit/shopper.ts';
import type { Money } from '../shared/money.ts';

/** Pieces of an article that went into a cart. */
export interface TrackedPieces {
  readonly itemId: ItemId;
  readonly quantity: number;
}

/** What happened, in the words of the data layer. Never anything personal. */
export type TrackingEvent =
  | {
      readonly name: 'checkout_submit';
      readonly cartId: string;
      readonly valueMinor: number;
      readonly currency: string;
    }
  | { readonly name: 'payment_error'; readonly paymentId: string; readonly message: string }
  | { readonly name: 'payment_cancel'; readonly paymentId: string }
  | { readonly name: 'add_to_cart'; readonly items: readonly TrackedPieces[] };

/** What statistics hold about an article. */
export interface TrackedItem {
  readonly itemId: ItemId;
  readonly productId: ProductId;
  readonly name: string;
  readonly manufacturerName: string;
  /** Names of its categories, the highest first. */
  readonly categories: readonly string[];
  readonly price: Money;
}

/** Somebody has seen an item on its page. */
export interface GlanceView {
  readonly productId: ProductId;
  readonly itemId: ItemId;
  /** The storefront, as statistics name it. */
  readonly domain: string;
}

export interface Tracking {
  /** `undefined` if there is no such item (upstream: getTrackingItem). */
  item(shopper: Shopper, id: ItemId): Promise<TrackedItem | undefined>;
  /** Does not wait for a reply, as below (upstream: recordGlanceView). */
  recordGlance(shopper: Shopper, view: GlanceView): Promise<void>;
  /** Sends events without waiting for a reply. A lost event never affects the shopper. */
  record(shopper: Shopper, events: readonly TrackingEvent[]): Promise<void>;
}
