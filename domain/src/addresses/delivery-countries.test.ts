import { expect, it } from 'vitest';
import { DELIVERY_COUNTRIES } from '../shared/country.ts';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { deliveryCountriesOf } from './delivery-countries.ts';

it.each([
  ['de', 'DE', STOREFRONTS.de],
  ['at', 'AT', STOREFRONTS.at],
  ['ch', 'CH', STOREFRONTS.ch],
  ['b2b', 'DE', STOREFRONTS['b2b-de']],
] as const)('offers the shoppers of store %s their own country first, then all others', (_store, home, storefront) => {
  const offered = deliveryCountriesOf(storefront);
  expect(offered[0]).toBe(home);
  expect(offered.toSorted()).toEqual(DELIVERY_COUNTRIES.toSorted());
});
