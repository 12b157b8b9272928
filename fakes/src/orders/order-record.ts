import type { OrderConfirmation } from '@shop/domain/orders/order';
import type { LineAmounts } from '@shop/domain/orders/order-figures';
import type { OrderAttempt } from '@shop/domain/orders/orders.port';
import type { CartId, UserId } from '@shop/domain/visit/shopper';
import type { ShipperCode } from '@shop/domain/shippers/shipper';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import type { CartRecord } from '../carts/cart-record.ts';
import type { BoughtPieces } from '../wishlists/wishlist-record.ts';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';
import type { ShipmentRecord } from './shipment-record.ts';

/** An order, or one that waits for its payment. */
export interface OrderRecord extends OrderAttempt {
  readonly userId: UserId;
  readonly cartId: CartId;
  /** The buyer's next cart. */
  readonly newCartId: CartId;
  readonly status: 'awaiting-payment' | 'placed' | 'cancelled';
  readonly confirmation: OrderConfirmation;
  /** What each position costs. Every figure about the order adds these up. */
  readonly lines: readonly LineAmounts[];
  /** Who else gets mails about it; neither is the buyer's address. */
  readonly alternativeEmails: { readonly invoice?: string; readonly delivery?: string };
  /** The answers to the forwarding agent's questions; none without bulky goods. */
  readonly spedition: CartRecord['spedition'];
  /** The carrier that was chosen in the checkout. */
  readonly shipperCode: ShipperCode;
  /** None until the order is placed. */
  readonly shipments: readonly ShipmentRecord[];
  /** Names the order to its buyer in links, such as to its return. Cannot be guessed. */
  readonly hash: string;
  /** The stars that the buyer gave, by line. */
  readonly reviews?: readonly { readonly lineNo: number; readonly score: number }[];
  /** What it counted as bought on class lists, until it is cancelled. */
  readonly boughtPieces?: readonly BoughtPieces[];
  /** What the buyer agreed to, word for word, if the newsletter was chosen with it. */
  readonly newsletterWording?: string;
  /** Where it was placed: the language and the law of its mails. */
  readonly storefrontId: StorefrontId;
}

/** Past orders are those of the personas, placed before the world began. */
export const ORDER_TABLES = {
  orders: emptyMap<OrderRecord>(),
  pastOrders: emptyMap<OrderRecord>(),
} satisfies Partial<TableRows>;

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly orders: OrderRecord;
    readonly pastOrders: OrderRecord;
  }
}
