import { anAddressForm, aPackstationForm } from '@shop/domain/testing/an-address';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import * as operations from '@shop/gateway/upstream/generated/operations';
import { expect, it } from 'vitest';

import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { single, call } from './request/requests.ts';
import { signedIn } from './request/shoppers.ts';
import { ADDRESS, PACKSTATION } from './request/addresses.ts';
import { recordInteractions } from './record-interactions.ts';

const CUSTOMER = { 'a registered customer': { kind: 'b2c' } };
const WITH_ADDRESSES = { ...CUSTOMER, 'addresses exist': {} };
const CHOOSING = { ...WITH_ADDRESSES, 'a cart exists': { positions: 1 } };
/** Of the customer address of a business. */
const BUSINESS_FIELDS = [
  '.customerNumber',
  '.termsOfPayment',
  '.paymentMethod',
  '.VATRegistrationNo',
  '.jobTitleCode',
  '.primaryIndustryGroupCode',
  '.numberOfEmployees',
];
const signedInBusiness = { ...signedIn, storefront: STOREFRONTS['b2b-de'] };
const { addressId, shippingAddressId, packstationId, cartId } = ID;

it('reads the billing addresses', async () => {
  const book = await recordInteractions(
    [
      {
        description: 'a customer looks at their billing addresses',
        given: WITH_ADDRESSES,
        request: single(signedIn, call(operations.getBillingAddresses, {})),
        reply: returnsData(operations.getBillingAddresses, { getBillingAddresses: 'there' }),
      },
    ],
    ({ shop }) => shop.addresses.billing(signedIn),
  );
  expect(book).toMatchObject([{ addressId: 'id-1', country: 'DE' }]);
});

it('reads the shipping addresses', async () => {
  const book = await recordInteractions(
    [
      {
        description: 'a customer looks at their shipping addresses',
        given: WITH_ADDRESSES,
        request: single(signedIn, call(operations.getShippingAddresses, {})),
        reply: returnsData(operations.getShippingAddresses, { getShippingAddresses: 'there' }),
      },
    ],
    ({ shop }) => shop.addresses.shipping(signedIn),
  );
  expect(book).toMatchObject([{ addressId: 'id-1', packstationAddress: true }]);
});

it('reads the customer’s own address (UPQ-05)', async () => {
  const own = await recordInteractions(
    [
      {
        description: 'a business customer looks at their own address',
        given: { 'a registered customer': { kind: 'b2b' }, 'addresses exist': {} },
        request: single(signedInBusiness, call(operations.getCustomerAddress, {})),
        reply: returnsData(operations.getCustomerAddress, {
          ...Object.fromEntries(
            ['', ...BUSINESS_FIELDS].map((field) => [`getCustomerAddress${field}`, 'there' as const]),
          ),
          'getCustomerAddress.isCustomerAddress': { exactly: true },
        }),
      },
    ],
    ({ shop }) => shop.addresses.customerAddress(signedInBusiness),
  );
  expect(own).toMatchObject({
    addressId: 'id-1',
    isCustomerAddress: true,
    business: {
      customerNumber: expect.any(String),
      termsOfPayment: expect.any(Number),
      numberOfEmployees: expect.any(Number),
    },
  });
});

it('adds a billing address', async () => {
  const added = await recordInteractions(
    [
      {
        description: 'a customer adds a billing address',
        given: CUSTOMER,
        request: single(signedIn, call(operations.addBillingAddress, ADDRESS)),
        reply: returnsData(operations.addBillingAddress),
      },
    ],
    ({ shop }) => shop.addresses.add(signedIn, 'billing', anAddressForm()),
  );
  expect(added).toMatchObject({ ok: true, value: { addressId: 'id-1' } });
});

it('receives the field errors of an invalid address', async () => {
  const added = await recordInteractions(
    [
      {
        description: 'a customer adds a billing address with a postcode that is none',
        given: CUSTOMER,
        request: single(signedIn, call(operations.addBillingAddress, { ...ADDRESS, postCode: 'none' })),
        reply: returnsData(operations.addBillingAddress, {
          'addBillingAddress.successful': { exactly: false },
          'addBillingAddress.address': { exactly: null },
          'addBillingAddress.fieldErrors': 'there',
          'addBillingAddress.fieldErrors.fieldName': { exactly: 'postcode' },
        }),
      },
    ],
    ({ shop }) => shop.addresses.add(signedIn, 'billing', anAddressForm({ postcode: 'none' })),
  );
  expect(added).toMatchObject({ ok: false, refusal: { fieldErrors: [{ field: 'postcode' }] } });
});

it('adds a shipping address', async () => {
  const added = await recordInteractions(
    [
      {
        description: 'a customer adds a shipping address',
        given: CUSTOMER,
        request: single(signedIn, call(operations.addShippingAddress, ADDRESS)),
        reply: returnsData(operations.addShippingAddress),
      },
    ],
    ({ shop }) => shop.addresses.add(signedIn, 'shipping', anAddressForm()),
  );
  expect(added).toMatchObject({ ok: true, value: { addressId: 'id-1' } });
});

it('adds a packstation to the shipping addresses', async () => {
  const added = await recordInteractions(
    [
      {
        description: 'a customer adds a packstation',
        given: CUSTOMER,
        request: single(signedIn, call(operations.addShippingAddress, PACKSTATION)),
        reply: returnsData(operations.addShippingAddress, {
          'addShippingAddress.address.packstationAddress': { exactly: true },
        }),
      },
    ],
    ({ shop }) => shop.addresses.addPackstation(signedIn, aPackstationForm()),
  );
  expect(added).toMatchObject({ ok: true, value: { packstationAddress: true } });
});

it('changes a billing address', async () => {
  const changed = await recordInteractions(
    [
      {
        description: 'a customer changes a billing address',
        given: WITH_ADDRESSES,
        request: single(signedIn, call(operations.updateBillingAddress, { addressId, ...ADDRESS })),
        reply: returnsData(operations.updateBillingAddress),
      },
    ],
    ({ shop }) => shop.addresses.update(signedIn, 'billing', { ...anAddressForm(), addressId }),
  );
  expect(changed.ok).toBe(true);
});

it('changes a shipping address', async () => {
  const changed = await recordInteractions(
    [
      {
        description: 'a customer changes a shipping address',
        given: WITH_ADDRESSES,
        request: single(signedIn, call(operations.updateShippingAddress, { addressId: shippingAddressId, ...ADDRESS })),
        reply: returnsData(operations.updateShippingAddress),
      },
    ],
    ({ shop }) => shop.addresses.update(signedIn, 'shipping', { ...anAddressForm(), addressId: shippingAddressId }),
  );
  expect(changed.ok).toBe(true);
});

it('removes an address (UPM-19)', async () => {
  const removed = recordInteractions(
    [
      {
        description: 'a customer removes an address',
        given: WITH_ADDRESSES,
        request: single(signedIn, call(operations.deleteAddress, { addressId: packstationId })),
        reply: returnsData(operations.deleteAddress),
      },
    ],
    ({ shop }) => shop.addresses.remove(signedIn, packstationId),
  );
  expect((await removed).ok).toBe(true);
});

it('keeps the customer address, and receives the reason', async () => {
  const removed = await recordInteractions(
    [
      {
        description: 'a customer removes their own address',
        given: WITH_ADDRESSES,
        request: single(signedIn, call(operations.deleteAddress, { addressId })),
        reply: returnsData(operations.deleteAddress, {
          'deleteAddress.successful': { exactly: false },
          'deleteAddress.refusal': 'there',
          'deleteAddress.refusal.code': { exactly: 'CUSTOMER_ADDRESS' },
        }),
      },
    ],
    ({ shop }) => shop.addresses.remove(signedIn, addressId),
  );
  expect(removed).toEqual({ ok: false, refusal: { because: 'customer-address' } });
});

it('selects a billing and a shipping address for a cart (UPM-20)', async () => {
  const chosen = await recordInteractions(
    [
      {
        description: 'a customer chooses a billing address',
        given: CHOOSING,
        request: single(signedIn, call(operations.selectBillingAddress, { cartId, addressId })),
        reply: returnsData(operations.selectBillingAddress),
      },
      {
        description: 'a customer chooses a shipping address',
        given: CHOOSING,
        request: single(signedIn, call(operations.selectShippingAddress, { cartId, addressId: shippingAddressId })),
        reply: returnsData(operations.selectShippingAddress),
      },
    ],
    async ({ shop }) => [
      await shop.addresses.select(signedIn, cartId, 'billing', addressId),
      await shop.addresses.select(signedIn, cartId, 'shipping', shippingAddressId),
    ],
  );
  expect(chosen.map(({ ok }) => ok)).toEqual([true, true]);
});

it('selects a packstation for a cart (UPM-28)', async () => {
  const chosen = await recordInteractions(
    [
      {
        description: 'a customer chooses a packstation',
        given: CHOOSING,
        request: single(signedIn, call(operations.setPackstationId, { cartId, packstationId })),
        reply: returnsData(operations.setPackstationId),
      },
    ],
    ({ shop }) => shop.addresses.select(signedIn, cartId, 'packstation', packstationId),
  );
  expect(chosen.ok).toBe(true);
});

it('selects no address that is not in the address book', async () => {
  const chosen = await recordInteractions(
    [
      {
        description: 'a customer chooses an address that is not theirs',
        given: CHOOSING,
        request: single(signedIn, call(operations.selectShippingAddress, { cartId, addressId: 'no-such-address' })),
        reply: returnsData(operations.selectShippingAddress, {
          'selectShippingAddress.successful': { exactly: false },
          'selectShippingAddress.refusal': 'there',
          'selectShippingAddress.refusal.code': { exactly: 'NO_SUCH_ADDRESS' },
        }),
      },
    ],
    ({ shop }) => shop.addresses.select(signedIn, cartId, 'shipping', 'no-such-address'),
  );
  expect(chosen).toEqual({ ok: false, refusal: { because: 'no-such-address' } });
});
