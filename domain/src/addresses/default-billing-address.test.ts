import { expect, it } from 'vitest';
import { anAddress } from '../testing/an-address.ts';
import { defaultBillingAddress } from './default-billing-address.ts';

const own = anAddress({ addressId: 'own', isCustomerAddress: true });
const office = anAddress({ addressId: 'office' });
const annex = anAddress({ addressId: 'annex' });
const home = anAddress({ addressId: 'home' });

it.each([
  ['a consumer the customer address', false, [own, office], [home], 'own'],
  ['a business the first that is not the customer address', true, [own, office, annex], [home], 'office'],
  ['a business without another one the customer address', true, [own], [home], 'own'],
  ['a shopper without billing addresses the first shipping address', false, [], [home, annex], 'home'],
  ['a consumer without a customer address the first shipping address', false, [office], [home], 'home'],
  ['a shopper with an empty book none', true, [], [], undefined],
] as const)('is %s (SHIP-13)', (_whom, isB2b, billing, shipping, addressId) => {
  expect(defaultBillingAddress({ isB2b, billing, shipping })?.addressId).toBe(addressId);
});
