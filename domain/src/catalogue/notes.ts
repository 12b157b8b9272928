import type { Money } from '../shared/money.ts';
import type { BasePrice } from './product.ts';

/** The quantity that must at least be ordered, told only where it is more than one (specification B5). */
export const minimumQuantityNote = (minimumOrderQuantity: number): number | undefined =>
  minimumOrderQuantity > 1 ? minimumOrderQuantity : undefined;

/** A base price as it is written: the price for 1,0 of a unit (specification B5; § 4 PAngV). */
export interface BasePriceNote {
  readonly price: Money;
  readonly amount: 1;
  /** Decimals of the amount: "1,0 kg", "1.0 kg". */
  readonly fractionDigits: 1;
  readonly unit: string;
}

export const basePriceNote = (base: BasePrice | undefined): BasePriceNote | undefined =>
  base === undefined ? undefined : { price: base.price, amount: 1, fractionDigits: 1, unit: base.unit };
