import { expect, it } from 'vitest';
import { DELIVERY_COUNTRIES } from './address.ts';
import { deliveryCountriesOf } from './delivery-countries.ts';

it.each([
  ['de', 'DE'],
  ['at', 'AT'],
  ['ch', 'CH'],
  ['b2b', 'DE'],
] as const)('offers the shoppers of store %s their own country first, and every other after it', (store, home) => {
  const offered = deliveryCountriesOf({ store });
  expect(offered[0]).toBe(home);
  expect(offered.toSorted()).toEqual(DELIVERY_COUNTRIES.toSorted());
});
