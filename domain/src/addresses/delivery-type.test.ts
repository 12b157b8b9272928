import { expect, it } from 'vitest';
import { anAddress } from '../testing/an-address.ts';
import { aCart } from '../testing/a-cart.ts';
import {
  deliveryCountryOf,
  deliverySituationOf,
  deliveryTypeIn,
  deliveryTypeOf,
  isGermanDelivery,
} from './delivery-type.ts';

const billingAddress = anAddress({ addressId: 'billing', country: 'AT' });
const station = anAddress({ addressId: 'station', packstationAddress: true });
const school = anAddress({ addressId: 'school', country: 'DE' });

it.each([
  ['sameAsBilling', { billingAddress }],
  ['sameAsBilling', { billingAddress, shippingAddress: billingAddress }],
  ['shippingAddress', { billingAddress, shippingAddress: school }],
  ['shippingAddress', { shippingAddress: school }],
  ['packstation', { billingAddress, shippingAddress: station }],
] as const)('a cart is delivered as %s, by its addresses (SHIP-01)', (type, addresses) => {
  expect(deliveryTypeOf(addresses)).toBe(type);
});

it.each([
  ['sameAsBilling', 'DE', 'AT', true],
  ['sameAsBilling', 'AT', 'DE', false],
  ['shippingAddress', 'AT', 'DE', true],
  ['shippingAddress', 'DE', 'CH', false],
  ['packstation', 'AT', 'AT', true],
] as const)(
  'delivery %s with billing in %s and shipping in %s is German: %s (SHIP-06)',
  (deliveryType, billingCountry, shippingCountry, german) => {
    expect(isGermanDelivery({ country: deliveryCountryOf({ deliveryType, billingCountry, shippingCountry }) })).toBe(
      german,
    );
  },
);

it('goes to the billing country until a shipping address is typed', () => {
  expect(deliveryCountryOf({ deliveryType: 'shippingAddress', billingCountry: 'AT' })).toBe('AT');
});

it('goes to the shop’s default country until a cart has an address', () => {
  expect(deliverySituationOf(aCart({ deliveryCountry: 'CH' }))).toEqual({
    deliveryType: 'sameAsBilling',
    country: 'CH',
  });
  expect(deliverySituationOf(aCart({ billingAddress, shippingAddress: school }))).toEqual({
    deliveryType: 'shippingAddress',
    country: 'DE',
  });
});

it('ignores a packstation outside Germany, and only there', () => {
  expect([deliveryTypeIn('AT', 'packstation'), deliveryTypeIn('DE', 'packstation')]).toEqual([
    'sameAsBilling',
    'packstation',
  ]);
  expect(deliveryTypeIn('AT', 'shippingAddress')).toBe('shippingAddress');
});
