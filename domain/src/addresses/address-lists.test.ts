import { expect, it } from 'vitest';
import { ALL_STOREFRONTS } from '../storefronts/storefront.ts';
import { anAddress } from '../testing/an-address.ts';
import { ADDRESS_LIST_PATHS, addressesIn, offersPackstations } from './address-lists.ts';

it('have their pages at the specification’s paths (ROUTE-14)', () => {
  expect(ADDRESS_LIST_PATHS).toEqual({
    billing: '/myaccount/addresses/billing/',
    shipping: '/myaccount/addresses/shipping/',
    packstation: '/myaccount/addresses/packing-station/',
  });
});

it('divide the address book without a rest: packstations are shipping addresses of their own list (ACCT-02)', () => {
  const [office, home, station] = [
    anAddress({ addressId: 'office' }),
    anAddress({ addressId: 'home' }),
    anAddress({ addressId: 'station', packstationAddress: true }),
  ];
  const book = { billing: [office], shipping: [home, station] };
  expect([addressesIn('billing', book), addressesIn('shipping', book), addressesIn('packstation', book)]).toEqual([
    [office],
    [home],
    [station],
  ]);
});

it('include packstations in the shops of Germany only', () => {
  expect(ALL_STOREFRONTS.filter(offersPackstations).map(({ id }) => id)).toEqual(['de', 'b2b-de', 'b2b-en', 'en']);
});
