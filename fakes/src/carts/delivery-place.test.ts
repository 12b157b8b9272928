import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { anAddress } from '@shop/domain/testing/an-address';
import { expect, it } from 'vitest';
import { aCartRecord } from '../testing/a-cart-record.ts';
import { aView } from '../testing/a-view.ts';
import { put } from '../worlds/transaction.ts';
import type { CartRecord } from './cart-record.ts';
import { type DeliveryPlace, deliveryPlaceOf } from './delivery-place.ts';

const HOME = anAddress({ addressId: 'home', postCode: '10115' });
const VIENNA = anAddress({ addressId: 'vienna', country: 'AT', postCode: '1010' });
const STATION = anAddress({ addressId: 'station', packstationAddress: true, postCode: '20095' });

const view = aView((tx) => put(tx, 'addressBooks', 'user-1', { billing: [HOME], shipping: [VIENNA, STATION] }));

it.each<[where: string, cart: Partial<CartRecord>, place: DeliveryPlace]>([
  ['nowhere yet: home', {}, { deliveryType: 'sameAsBilling', country: 'DE' }],
  [
    'the billing address',
    { billingAddressId: 'home' },
    { billingAddress: HOME, deliveryType: 'sameAsBilling', country: 'DE', postcode: '10115' },
  ],
  [
    'the billing address, chosen for both',
    { billingAddressId: 'home', shippingAddressId: 'home' },
    { billingAddress: HOME, shippingAddress: HOME, deliveryType: 'sameAsBilling', country: 'DE', postcode: '10115' },
  ],
  [
    'another address',
    { billingAddressId: 'home', shippingAddressId: 'vienna' },
    { billingAddress: HOME, shippingAddress: VIENNA, deliveryType: 'shippingAddress', country: 'AT', postcode: '1010' },
  ],
  [
    'a packstation',
    { billingAddressId: 'home', shippingAddressId: 'station' },
    { billingAddress: HOME, shippingAddress: STATION, deliveryType: 'packstation', country: 'DE', postcode: '20095' },
  ],
  [
    'an address that was struck out of the book',
    { shippingAddressId: 'gone' },
    { deliveryType: 'sameAsBilling', country: 'DE' },
  ],
])('a cart is delivered to %s', (_, cart, place) => {
  expect(deliveryPlaceOf(view, STOREFRONTS.de, aCartRecord(cart))).toStrictEqual(place);
});
