import type { AddressId } from '@shop/domain/addresses/address';
import type { PositionId } from '@shop/domain/carts/cart-position';
import type { ItemId } from '@shop/domain/catalogue/product';
import type { OrderId } from '@shop/domain/shared/shop-id';
import type { PaymentId } from '@shop/domain/payments/payment';
import type { CartId, UserId } from '@shop/domain/visit/shopper';
import type { ShipperCode } from '@shop/domain/shippers/shipper';
import { emptyMap } from '../worlds/persistent-map.ts';
import type { TableRows } from '../worlds/world-tables.ts';

export interface CartLine {
  readonly id: PositionId;
  readonly itemId: ItemId;
  readonly quantity: number;
}

/** While a payment is open the cart may still be changed; a change cancels the payment. */
export type CartStatus =
  | { readonly is: 'open' }
  | { readonly is: 'awaiting-payment'; readonly orderId: OrderId }
  | { readonly is: 'ordered'; readonly orderId: OrderId };

export interface MergedLineRecord {
  readonly itemId: ItemId;
  readonly brought: number;
  readonly added: number;
  /** By how many pieces the stored line grew: an undo takes out these, also of a line that is sold out. */
  readonly stored: number;
  readonly most: number;
}

/** What the last merge put into a cart. */
export interface MergeRecord {
  readonly from: CartId;
  readonly lines: readonly MergedLineRecord[];
  readonly vouchers: readonly { readonly code: string; readonly taken: boolean }[];
}

/** A cart as a world stores it. Prices, promotions and totals are calculated on each read. */
export interface CartRecord {
  readonly id: CartId;
  readonly userId: UserId;
  readonly status: CartStatus;
  readonly lines: readonly CartLine[];
  readonly voucherCodes: readonly string[];
  readonly billingAddressId?: AddressId;
  readonly shippingAddressId?: AddressId;
  readonly billingEmail?: string;
  readonly shippingEmail?: string;
  readonly orderReference?: string;
  readonly costCentre?: string;
  readonly orderComment?: string;
  /** What the shopper agreed to, word for word, if the newsletter was chosen. */
  readonly newsletterWording?: string;
  readonly shipperCode?: ShipperCode;
  /** Answers for the forwarding agent, by field name. */
  readonly spedition: Readonly<Record<string, string>>;
  readonly paymentId?: PaymentId;
  readonly buyerReference?: string;
  /** The session at the Amazon-style provider that was approved last for this cart. */
  readonly amazonSessionId?: string;
  readonly merge?: MergeRecord;
}

export const CART_TABLES = { carts: emptyMap<CartRecord>() } satisfies Partial<TableRows>;

declare module '../worlds/world-tables.ts' {
  interface WorldTables {
    readonly carts: CartRecord;
  }
}
