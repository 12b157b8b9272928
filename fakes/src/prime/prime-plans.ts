import type { PrimePlan } from '@shop/domain/prime/prime-offer';
import { type Currency, money } from '@shop/domain/shared/money';

interface Priced {
  readonly month: number;
  readonly year: number;
}

/** In minor units. What Prime costs is not specified; these prices are ours (docs/decisions/0133). */
const PRICES: Readonly<Record<Currency, Priced>> = { EUR: { month: 499, year: 4900 }, CHF: { month: 590, year: 5900 } };

/** The plans in a currency, the cheapest month first. */
export const primePlans = (currency: Currency): readonly [PrimePlan, PrimePlan] => {
  const { month, year } = PRICES[currency];
  const monthlyPrice = money(month, currency);
  return [
    { abo: 'prime-12', months: 12, price: money(year, currency), monthlyPrice },
    { abo: 'prime-1', months: 1, price: monthlyPrice, monthlyPrice },
  ];
};
