import { isDealSoldOut } from './lightning-deal.ts';

interface ShownTile {
  readonly isShortage: boolean;
  readonly price: { readonly discountPercent?: number | null };
  readonly deal?: { readonly reservedPercent: number } | null;
}

/** What a tile stresses (LIST-08). */
export type TileMode = 'shortage' | 'deal' | 'sale' | 'regular';

/** What cannot be bought is not praised; what is sold out as a deal has its ordinary price. */
export const tileModeOf = ({ isShortage, price, deal }: ShownTile): TileMode => {
  if (isShortage) return 'shortage';
  if (deal != null && !isDealSoldOut(deal)) return 'deal';
  return price.discountPercent == null ? 'regular' : 'sale';
};
