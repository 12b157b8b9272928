import { expect, it } from 'vitest';
import { aCustomer, aShopper } from '../testing/a-shopper.ts';
import { anAddress } from '../testing/an-address.ts';
import { stubShop } from '../testing/stub-shop.ts';
import { stubState } from '../testing/stub-state.ts';
import { copyAccount } from './copy-account.ts';

const CUSTOMER = aCustomer({ isGuest: false, email: 'anne@schule.example' });

it('contains the customer and both lists of addresses', async () => {
  const [billing, shipping] = [[anAddress({ addressId: 'a1' })], [anAddress({ addressId: 'a2' })]];
  const copy = await copyAccount(stubShop(stubState({ customer: CUSTOMER, billing, shipping })))(aShopper({ loginState: 'customer' }));
  expect(copy).toEqual({ customer: CUSTOMER, addresses: { billing, shipping }, orders: [] });
});

it.each([
  ['a visitor', 'logged-out', CUSTOMER],
  ['a guest of the checkout', 'guest', CUSTOMER],
  ['a customer whose session has ended', 'customer', aCustomer()],
] as const)('is nothing for %s', async (_, loginState, customer) => {
  expect(await copyAccount(stubShop(stubState({ customer })))(aShopper({ loginState }))).toBeUndefined();
});
