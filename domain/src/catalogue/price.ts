import type { Money } from '../shared/money.ts';

/** Price per unit of measure, which the law requires next to the price (Grundpreis, § 4 PAngV). */
export interface BasePrice {
  readonly price: Money;
  /** `kg`, `l`, `m`, `m²` or `piece`. */
  readonly unit: string;
}

/** What an item costs on the shopper's storefront. */
export interface Price {
  /** With VAT for consumers, without on the business shop. */
  readonly current: Money;
  /** `current` with VAT on the business shop, without for consumers. */
  readonly counterpart: Money;
  readonly vatIncluded: boolean;
  /** VAT in percent of the net price. */
  readonly vatRate: number;
  /** Lowest price of the last 30 days before a reduction (§ 11 PAngV). */
  readonly previous?: Money;
  /** The manufacturer's recommended price (UVP). */
  readonly recommended?: Money;
  /** Whole percent by which `current` is below `previous`. */
  readonly discountPercent?: number;
  readonly base?: BasePrice;
}
