/** The quantity that must at least be ordered, told only where it is more than one (specification B5). */
export const minimumQuantityNote = (minimumOrderQuantity: number): number | undefined =>
  minimumOrderQuantity > 1 ? minimumOrderQuantity : undefined;

/** What a base price is for, as it is written: "1,0 kg", "1.0 kg" (specification B5; § 5 PAngV). Pieces are counted, not measured. */
export interface BaseAmount {
  readonly amount: number;
  readonly fractionDigits: number;
}

export const baseAmountOf = (unit: string): BaseAmount => ({ amount: 1, fractionDigits: unit === 'piece' ? 0 : 1 });
