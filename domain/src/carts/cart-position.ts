import type { Crumb, ItemId, Picture, ProductId } from '../catalogue/product.ts';
import type { Money } from '../shared/money.ts';

/** One line of a cart (ENT-05, ENT-06). */
export interface CartPosition {
  readonly id: PositionId;
  /** Names the line to the operations that change it. */
  readonly operationsId: PositionId;
  readonly productId: ProductId;
  readonly itemId: ItemId;
  readonly name: string;
  readonly brand: string;
  readonly crumbs: readonly Crumb[];
  readonly path: string;
  readonly picture?: Picture;
  /** "Farbe: Blau", "Größe: A4". */
  readonly variants: readonly { readonly label: string; readonly value: string }[];
  readonly articleNumber: string;
  readonly quantity: number;
  readonly maxQuantity: number;
  readonly minimumOrderQuantity: number;
  readonly pricePerUnit: Money;
  readonly totalPrice: Money;
  /** Price before reductions, for one unit. */
  readonly oldPricePerUnit?: Money;
  readonly basePrice?: { readonly price: Money; readonly unit: string };
  readonly isFreeItem: boolean;
  readonly isCatalog: boolean;
  readonly isLightningDeal: boolean;
  readonly quantityLightning: number;
  readonly quantityNormal: number;
  readonly pricePerUnitLightning?: Money;
  /** The lightning price without VAT. */
  readonly netPricePerUnitLightning?: Money;
  readonly primeFaehig: boolean;
  /** Code of the voucher or promotion that added a free article. */
  readonly relatedVoucherCode?: string;
  readonly removable: boolean;
  /** What goes with the article. */
  readonly accessoryIds: readonly ProductId[];
  readonly deliveryText: string;
}

export interface TaxShare {
  /** Percent of the net amount. */
  readonly rate: number;
  readonly amount: Money;
}

export type PositionId = string;
