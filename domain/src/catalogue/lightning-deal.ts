import type { Price } from './price.ts';

/** A price for a limited time and number of pieces (Blitzangebot). */
export interface LightningDeal {
  /** ISO instant. */
  readonly endsAt: string;
  /** Whole percent of the pieces that are reserved or sold, rounded down. */
  readonly reservedPercent: number;
  /** Its `previous` is the lowest price of the last 30 days (§ 11 PAngV). */
  readonly specialPrice: Price;
  /** The most pieces that one cart gets at this price. */
  readonly maxQuantity: number;
}

const ALL_PERCENT = 100;

/** Nothing is left at the special price: the ordinary one applies, although the time is not over (DEAL-01). */
export const isDealSoldOut = ({ reservedPercent }: Pick<LightningDeal, 'reservedPercent'>): boolean =>
  reservedPercent === ALL_PERCENT;

/** The share of its pieces as a deal states it: whole percent, and 100 only if nothing is left. */
export const reservedPercentOf = (reserved: number, pieces: number): number =>
  Math.floor((Math.min(pieces, Math.max(0, reserved)) * ALL_PERCENT) / pieces);
