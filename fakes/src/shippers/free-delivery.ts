import type { CountryCode } from '@shop/domain/shared/country';
import { type Money, money } from '@shop/domain/shared/money';
import type { Store, Storefront } from '@shop/domain/storefronts/storefront';

/**
 * Value of goods before savings from which parcels are delivered free of charge, in minor units of the storefront's currency,
 * and the countries to which this applies. The specification leaves the thresholds to the shop (CONST-01): these are our own.
 * For business customers, net prices count.
 */
export const FREE_DELIVERY: Readonly<
  Record<Store, { readonly from: number; readonly countries: readonly CountryCode[] }>
> = {
  de: { from: 4900, countries: ['DE'] },
  at: { from: 5900, countries: ['AT'] },
  ch: { from: 7900, countries: ['CH', 'LI'] },
  b2b: { from: 15_000, countries: ['DE'] },
};

/** How much is missing for free delivery: 0 once it is reached, `undefined` where it is not offered. */
export const missingForFreeDelivery = (
  { store, currency }: Storefront,
  country: CountryCode,
  goods: Money,
): Money | undefined => {
  const { from, countries } = FREE_DELIVERY[store];
  return countries.includes(country) ? money(Math.max(0, from - goods.minor), currency) : undefined;
};
