import type { Address } from '../addresses/address.ts';
import type { OrderId } from '../shared/shop-id.ts';
import type { PaymentId } from '../payments/payment.ts';
import type { CartId } from '../visit/shopper.ts';
import type { Money } from '../shared/money.ts';
import type { OrUnknown } from '../shared/or-unknown.ts';
import type { ShipperOption, SpeditionField } from '../shippers/shipper.ts';
import type { CartMerge } from './cart-merge.ts';
import type { SavedLine } from './saved-line.ts';
import type { CartPosition, TaxShare } from './cart-position.ts';

/** `not-applicable`: it saves nothing on this cart. */
export type VoucherStatus = 'applied' | 'not-applicable';

export interface AppliedVoucher {
  readonly code: string;
  readonly name: string;
  readonly status: OrUnknown<VoucherStatus>;
  readonly saving: Money;
}

export interface ContactEmail {
  readonly selected?: string;
  readonly preselected?: string;
}

/** A cart as the shop stores it (ENT-04). All totals come from the shop and are never recalculated. */
export interface Cart {
  readonly id: CartId;
  readonly submitted: boolean;
  /** The order that the cart became. Only its owner sees it. */
  readonly submittedAs?: OrderId;
  readonly positions: readonly CartPosition[];
  /** Added free of charge by a promotion, not chosen by the shopper. */
  readonly freeArticles: readonly CartPosition[];
  /** Printed catalogues, free. */
  readonly catalogs: readonly CartPosition[];
  /** Number of lines, and of single articles over all lines. */
  readonly positionCount: number;
  readonly articleCount: number;
  readonly subtotal: Money;
  readonly promotionsSaving: Money;
  readonly totalSavings: Money;
  /** Absent unless the caller requested shipping costs. */
  readonly shippingCost?: Money;
  readonly tax: readonly TaxShare[];
  readonly total: Money;
  /** The total without VAT. */
  readonly netValue: Money;
  /** What remains to be paid. If nothing does, the cart is payless. */
  readonly basketValue: Money;
  /** How much is missing for free delivery; absent if delivery is free. */
  readonly missingForFreeDelivery?: Money;
  readonly vouchers: readonly AppliedVoucher[];
  readonly deliveryCountry: string;
  readonly billingAddress?: Address;
  readonly shippingAddress?: Address;
  readonly shippers: readonly ShipperOption[];
  readonly speditionFields: readonly SpeditionField[];
  readonly billingEmail: ContactEmail;
  readonly shippingEmail: ContactEmail;
  readonly orderReference?: string;
  readonly costCentre?: string;
  readonly orderComment?: string;
  readonly newsletterChosen: boolean;
  readonly selectedPayment?: PaymentId;
  readonly buyerReference?: string;
  /** What the shopper saved for later, the last first. Outlives the cart. */
  readonly savedLines: readonly SavedLine[];
  /** Present until it is dismissed or undone. */
  readonly merge?: CartMerge;
}
