import type { PaymentMethod } from '../payments/payment.ts';
import { type CivilDate, civilDate } from '../shared/civil-date.ts';
import type { Money } from '../shared/money.ts';

/** Names a plan: `prime-12`. */
export type AboId = string;

/** What a plan costs businesses before VAT. */
export interface NetPlanPrices {
  readonly price: Money;
  readonly monthlyPrice: Money;
  /** In percent. */
  readonly vatRate: number;
}

/**
 * How long somebody becomes a member for, and at what price. After the first term a membership continues for an indefinite time,
 * a month at a time (§ 309 No. 9 BGB). Prices include VAT.
 */
export interface PrimePlan {
  readonly abo: AboId;
  /** Length of the first term. */
  readonly months: number;
  /** For the whole first term. */
  readonly price: Money;
  /** For each month after the first term. */
  readonly monthlyPrice: Money;
  /** On the business shop. */
  readonly net?: NetPlanPrices;
}

/** A payment method, where there is no cart that could exclude it. */
export type PrimePaymentMethod = Pick<
  PaymentMethod,
  'paymentId' | 'displayName' | 'description' | 'icons' | 'buttonLabel' | 'buttonInfo' | 'isPrepaid'
>;

/** What a storefront offers to future members. */
export interface PrimeOffer {
  /** If not, there is a waiting list. */
  readonly takesMembers: boolean;
  readonly plans: readonly PrimePlan[];
  readonly paymentMethods: readonly PrimePaymentMethod[];
}

/** The last day of a term that begins on this day; where the month is too short, its last day (§ 188 (3) BGB). */
export const lastDayOfTerm = (firstDay: CivilDate, months: number): CivilDate => {
  const [year = 0, month = 1, day = 1] = firstDay.split('-').map(Number);
  const sameDay = civilDate(year, month + months, day - 1);
  const endOfMonth = civilDate(year, month + months + 1, 0);
  return sameDay < endOfMonth ? sameDay : endOfMonth;
};
