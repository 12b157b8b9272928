import { expect, it } from 'vitest';
import { STOREFRONTS } from '../storefronts/storefront.ts';
import { aCustomer } from '../testing/a-shopper.ts';
import { visitorKindOf, visitorTypeOf } from './visitor.ts';

const { de } = STOREFRONTS;
const anonymous = aCustomer();
const registered = aCustomer({ isGuest: false, isExistingCustomer: true });

it.each([
  ['anonymous', { customer: anonymous, storefront: de, loginState: 'logged-out' }],
  ['guest-checkout', { customer: anonymous, storefront: de, loginState: 'guest' }],
  [
    'new-customer',
    { customer: aCustomer({ isGuest: false, isNewCustomer: true }), storefront: de, loginState: 'customer' },
  ],
  ['existing-customer', { customer: registered, storefront: de, loginState: 'customer' }],
  [
    'prime-member',
    { customer: { ...registered, primeInfo: { status: 'ACTIVE' } }, storefront: de, loginState: 'customer' },
  ],
  ['business-customer', { customer: registered, storefront: STOREFRONTS['b2b-en'], loginState: 'customer' }],
  ['internal', { customer: { ...registered, isInternal: true }, storefront: de, loginState: 'customer' }],
] as const)('recognises a visitor of kind %s (STORE-15)', (kind, visitor) => {
  expect(visitorKindOf(visitor)).toBe(kind);
});

it('does not count an expired membership as prime', () => {
  const former = { ...registered, primeInfo: { status: 'CANCELLED' } } as const;
  expect(visitorKindOf({ customer: former, storefront: de, loginState: 'customer' })).toBe('existing-customer');
});

it.each([
  [{ isNewCustomer: true, isExistingCustomer: true }, 'new-customer'],
  [{ isNewCustomer: false, isExistingCustomer: true }, 'existing-customer'],
  [{ isNewCustomer: false, isExistingCustomer: false }, 'guest'],
] as const)('reports %o to tracking as %s', (customer, type) => {
  expect(visitorTypeOf(customer)).toBe(type);
});
