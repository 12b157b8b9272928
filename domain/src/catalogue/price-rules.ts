import { minus, type Money } from '../shared/money.ts';
import type { Price } from './price.ts';

/** Smaller reductions are not shown (LIST-11). */
export const LEAST_SHOWN_DISCOUNT = 5;
/** Larger reductions get a special badge (LIST-11). */
export const SPECIAL_DISCOUNT = 25;

/**
 * Whole percent by which a price is below the lowest of the last 30 days (§ 11 PAngV; CJEU C-330/23), rounded down so that
 * the stated reduction is never larger than the real one; undefined below 5 percent.
 */
export const discountPercent = (current: Money, previous: Money | undefined): number | undefined => {
  if (previous === undefined || previous.currency !== current.currency || previous.minor <= 0) return undefined;
  const percent = Math.floor(((previous.minor - current.minor) * 100) / previous.minor);
  return percent >= LEAST_SHOWN_DISCOUNT ? percent : undefined;
};

/** The amount saved against the previous price, stated wherever the percentage is. */
export const savingOf = ({
  current,
  previous,
  discountPercent: percent,
}: Pick<Price, 'current' | 'previous' | 'discountPercent'>): Money | undefined =>
  previous === undefined || !isShownDiscount(percent) ? undefined : minus(previous, current);

/** Whether a percentage is worth stating, wherever it comes from. */
export const isShownDiscount = (percent: number | null | undefined): percent is number =>
  percent != null && percent >= LEAST_SHOWN_DISCOUNT;

export const isSpecialDiscount = (percent: number | undefined): boolean => (percent ?? 0) >= SPECIAL_DISCOUNT;

/** The amount that a base price refers to, as it is written: "1,0 kg", "1.0 kg" (FORM-19; § 5 PAngV). Pieces are counted, not measured. */
export interface BaseAmount {
  readonly amount: number;
  readonly fractionDigits: number;
}

export const baseAmountOf = (unit: string): BaseAmount => ({ amount: 1, fractionDigits: unit === 'piece' ? 0 : 1 });
