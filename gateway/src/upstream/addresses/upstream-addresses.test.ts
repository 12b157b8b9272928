import type { Shop } from '@shop/domain/shop';
import { anAddressForm, aPackstationForm } from '@shop/domain/testing/an-address';
import { expect, it } from 'vitest';
import { LENA } from '../client/testing/client-on-script.ts';
import { anAddressReply, aMutationReply } from '../testing/replies.ts';
import { runWithReplies } from '../testing/shop-on-script.ts';

const saved = { ...aMutationReply(), address: anAddressReply({ city: 'Potsdam' }) };
const changed = { ...anAddressForm({ city: 'Potsdam' }), addressId: 'a1' };

it.each<[string, (shop: Shop) => Promise<unknown>, object]>([
  [
    'addBillingAddress',
    ({ addresses }) => addresses.add(LENA, 'billing', anAddressForm({ city: 'Potsdam' })),
    { city: 'Potsdam', packstationAddress: false },
  ],
  [
    'addShippingAddress',
    ({ addresses }) => addresses.add(LENA, 'shipping', anAddressForm({ city: 'Potsdam' })),
    { city: 'Potsdam', packstationAddress: false },
  ],
  [
    'updateBillingAddress',
    ({ addresses }) => addresses.update(LENA, 'billing', changed),
    { addressId: 'a1', city: 'Potsdam' },
  ],
  [
    'updateShippingAddress',
    ({ addresses }) => addresses.update(LENA, 'shipping', changed),
    { addressId: 'a1', city: 'Potsdam' },
  ],
  [
    'addShippingAddress',
    ({ addresses }) => addresses.addPackstation(LENA, aPackstationForm()),
    { city: 'Hamburg', packstationAddress: true },
  ],
  [
    'updateShippingAddress',
    ({ addresses }) => addresses.updatePackstation(LENA, { ...aPackstationForm(), addressId: 'a1' }),
    { addressId: 'a1', packstationAddress: true },
  ],
])('%s sends what was typed, and returns the saved address', async (operation, use, sent) => {
  const { outcome, requests } = await runWithReplies({ [operation]: saved }, use);
  expect(outcome).toMatchObject({ ok: true, value: { addressId: 'a1', city: 'Potsdam' } });
  expect(requests.map(({ names }) => names)).toEqual([[operation]]);
  expect(requests[0]?.variables).toMatchObject([sent]);
});

it.each(['billing', 'shipping', 'packstation'] as const)(
  'an address of another book cannot be chosen as %s',
  async (as) => {
    const reply = aMutationReply({
      successful: false,
      refusal: { code: 'NO_SUCH_ADDRESS', subject: null, message: null },
    });
    const { outcome } = await runWithReplies(
      { selectBillingAddress: reply, selectShippingAddress: reply, setPackstationId: reply },
      ({ addresses }) => addresses.select(LENA, 'cart of lena', as, 'a1'),
    );
    expect(outcome).toEqual({ ok: false, refusal: { because: 'no-such-address' } });
  },
);

it('the customer address is never removed', async () => {
  const deleteAddress = aMutationReply({
    successful: false,
    refusal: { code: 'CUSTOMER_ADDRESS', subject: 'a1', message: null },
  });
  const { outcome } = await runWithReplies({ deleteAddress }, ({ addresses }) => addresses.remove(LENA, 'a1'));
  expect(outcome).toEqual({ ok: false, refusal: { because: 'customer-address' } });
});

it.each([
  [null, undefined],
  [anAddressReply({ isCustomerAddress: true }), expect.objectContaining({ addressId: 'a1', isCustomerAddress: true })],
])('the customer address may not exist yet: %j (UPQ-05)', async (getCustomerAddress, own) => {
  const { outcome } = await runWithReplies({ getCustomerAddress }, ({ addresses }) => addresses.customerAddress(LENA));
  expect(outcome).toEqual(own);
});
