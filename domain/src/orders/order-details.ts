import type { Address } from '../addresses/address.ts';
import type { TaxShare } from '../carts/cart-position.ts';
import type { ItemId, Picture, ProductId } from '../catalogue/product.ts';
import type { PaymentId } from '../payments/payment.ts';
import type { MessageKey } from '../shared/message-keys.ts';
import type { Money } from '../shared/money.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { OrderStatusOrUnknown, ShipmentStatusOrUnknown } from './order-status.ts';

/** An article of an order as anybody may see it who knows the order's number and postcode. */
export interface OrderedArticle {
  readonly itemId: ItemId;
  readonly productId: ProductId;
  /** Position in the order, from 1. */
  readonly lineNo: number;
  readonly name: string;
  readonly path: string;
  readonly picture?: Picture;
  /** "Farbe: Blau", "Größe: A4". */
  readonly variants: readonly { readonly label: string; readonly value: string }[];
  readonly articleNumber: string;
  /** Of this line in this shipment. */
  readonly quantity: number;
}

/** A line of an order as its buyer sees it (ORDER-05). */
export interface OrderItem extends OrderedArticle {
  readonly pricePerUnit: Money;
  readonly totalPrice: Money;
  readonly isFreeItem: boolean;
  readonly isReturnable: boolean;
  readonly isAlreadyReturned: boolean;
  /** Where its buyer reviews the article. */
  readonly reviewUrl?: string;
  /** Stars that its buyer gave, 1 to 5. */
  readonly reviewScore?: number;
}

/** A parcel or a delivery by forwarding agent, as anybody may see it who knows the order's number and postcode. */
export interface ShipmentProgress {
  readonly status: ShipmentStatusOrUnknown;
  readonly carrier: string;
  /** Days on which it may arrive, ISO dates, both inclusive. */
  readonly arrives?: { readonly from: string; readonly to: string };
  /** ISO date in Berlin. */
  readonly dispatchDate?: string;
  /** ISO date in Berlin. */
  readonly deliveredOn?: string;
  /** The carrier's page about it. */
  readonly trackingLink?: string;
  readonly trackingCode?: string;
  readonly cancelReason?: MessageKey;
  readonly items: readonly OrderedArticle[];
}

/** A part of an order that travels together, as its buyer sees it (ORDER-04). */
export interface Shipment extends ShipmentProgress {
  /** Of its invoice as a PDF; present from dispatch on. */
  readonly invoiceLink?: string;
  readonly items: readonly OrderItem[];
}

/** A return of goods of the order and what came of it, as anybody may see it who knows the order's number and postcode: without money. */
export interface ReturnProgress {
  readonly rma: string;
  /** What the buyer wants: "Geld zurück". */
  readonly wish: string;
  /** ISO instant. */
  readonly announcedAt: string;
  /** ISO date in Berlin; absent until the goods have arrived. */
  readonly receivedOn?: string;
  /** ISO date in Berlin on which the money, or what the buyer wanted instead, was sent. */
  readonly settledOn?: string;
}

/** A return as the buyer of the goods sees it. */
export interface OrderReturn extends ReturnProgress {
  /** What was paid back; absent until then, and where it was not about money. */
  readonly refund?: Money;
}

/** A declared withdrawal that belongs to the order. */
export interface DeclaredWithdrawal {
  readonly receiptId: string;
  /** ISO instant. */
  readonly receivedAt: string;
}

/** An order as its buyer sees it afterwards (ENT-15; upstream: getOrderDetailsV2). */
export interface OrderDetails {
  readonly orderId: OrderId;
  /** ISO instant. */
  readonly orderedAt: string;
  readonly status: OrderStatusOrUnknown;
  readonly billingAddress: Address;
  readonly shippingAddress: Address;
  readonly paymentId: PaymentId;
  readonly paymentName: string;
  readonly subtotal: Money;
  readonly totalSavings: Money;
  readonly shippingCost: Money;
  readonly tax: readonly TaxShare[];
  readonly total: Money;
  readonly email: string;
  readonly phone?: string;
  readonly orderReference?: string;
  readonly costCentre?: string;
  readonly comment?: string;
  readonly shipments: readonly Shipment[];
  readonly canBeCancelled: boolean;
  /** Whether pages about the order offer to withdraw from it. */
  readonly canBeWithdrawn: boolean;
  /** The newest first. */
  readonly returns: readonly OrderReturn[];
  /** The newest first. */
  readonly withdrawals: readonly DeclaredWithdrawal[];
  /** Opens the return of this order; absent while nothing can be returned. */
  readonly returnHash?: string;
}

/** The lines of all shipments, without gifts: those come again by themselves where they are due. */
export const boughtItems = ({ shipments }: Pick<OrderDetails, 'shipments'>): readonly OrderItem[] =>
  shipments.flatMap(({ items }) => items).filter(({ isFreeItem }) => !isFreeItem);

/** What somebody sees who only knows an order's number and postcode: no prices, no invoice, nobody's name, address or e-mail. */
export interface OrderStatusView {
  readonly orderId: OrderId;
  /** ISO instant. */
  readonly orderedAt: string;
  readonly status: OrderStatusOrUnknown;
  readonly shipments: readonly ShipmentProgress[];
  /** The newest first. */
  readonly returns: readonly ReturnProgress[];
  /** Whether pages about the order offer to withdraw from it. */
  readonly canBeWithdrawn: boolean;
  /** Opens the return of this order; absent while nothing can be returned. */
  readonly returnHash?: string;
}
