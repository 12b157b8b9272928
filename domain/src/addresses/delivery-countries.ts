import type { Storefront } from '../storefronts/storefront.ts';
import { type CountryCode, DELIVERY_COUNTRIES } from '../shared/country.ts';

/** The countries that a storefront delivers to, its own first: the form starts with that one. */
export const deliveryCountriesOf = ({ homeCountry }: Pick<Storefront, 'homeCountry'>): readonly CountryCode[] => [
  homeCountry,
  ...DELIVERY_COUNTRIES.filter((country) => country !== homeCountry),
];
