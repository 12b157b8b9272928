import type { PrimePlan } from '@shop/domain/prime/prime-offer';
import { type Currency, money } from '@shop/domain/shared/money';
import { netOf } from '@shop/domain/shared/vat';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { vatRateIn } from '@shop/domain/shared/vat-rates';

interface Priced {
  readonly month: number;
  readonly year: number;
}

/** In minor units, VAT included. What Prime costs is not specified; these prices are ours (docs/decisions/0133). */
const PRICES: Readonly<Record<Currency, Priced>> = { EUR: { month: 499, year: 4900 }, CHF: { month: 590, year: 5900 } };

const planOf = (storefront: Storefront, plan: PrimePlan): PrimePlan => {
  if (!storefront.isB2b) return plan;
  const vatRate = vatRateIn(storefront.homeCountry, 'standard');
  return {
    ...plan,
    net: { price: netOf(plan.price, vatRate), monthlyPrice: netOf(plan.monthlyPrice, vatRate), vatRate },
  };
};

/** The plans of a storefront, the cheapest month first. */
export const primePlans = (storefront: Storefront): readonly [PrimePlan, PrimePlan] => {
  const { currency } = storefront;
  const { month, year } = PRICES[currency];
  const monthlyPrice = money(month, currency);
  return [
    planOf(storefront, { abo: 'prime-12', months: 12, price: money(year, currency), monthlyPrice }),
    planOf(storefront, { abo: 'prime-1', months: 1, price: monthlyPrice, monthlyPrice }),
  ];
};
