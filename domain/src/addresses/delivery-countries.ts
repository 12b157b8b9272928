import type { Store, Storefront } from '../storefronts/storefront.ts';
import { type CountryCode, DELIVERY_COUNTRIES } from './address.ts';

/** Where the shoppers of a store live unless they say otherwise. Schools and companies are in Germany. */
const HOME_COUNTRY: Readonly<Record<Store, CountryCode>> = { de: 'DE', at: 'AT', ch: 'CH', b2b: 'DE' };

/** The countries that a storefront delivers to, its own first: that one stands in the form before anybody chooses. */
export const deliveryCountriesOf = ({ store }: Pick<Storefront, 'store'>): readonly CountryCode[] => {
  const home = HOME_COUNTRY[store];
  return [home, ...DELIVERY_COUNTRIES.filter((country) => country !== home)];
};
