import type { CountryCode } from '@shop/domain/shared/country';
import { NO_LABEL, type ReturnRequest } from '@shop/domain/returns/return';
import { anAddressForm } from '@shop/domain/testing/an-address';
import {
  addShippingAddress,
  changeAccountData,
  checkTokenValidity,
  findOrderForReturnByHash,
  getCustomerInfo,
  getOrderDetailsV2,
  getOrdersV2,
  submitReturnOrder,
} from '@shop/gateway/upstream/generated/operations';
import { describe, expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';
import { ADDRESS } from './request/addresses.ts';
import { ID } from './request/provider-ids.ts';
import { call, single, withNewAttempt } from './request/requests.ts';
import { anonymous, signedIn } from './request/shoppers.ts';

const { emailToken, idempotencyKey, orderId, returnHash: hash, returnItemId: id, salesOrderNo } = ID;
const CUSTOMER = { 'a registered customer': { kind: 'b2c' } };

describe('an order', () => {
  it.each([
    ['RECEIVED', 'received'],
    ['IN_DISPATCH', 'in-dispatch'],
    ['PARTLY_SHIPPED', 'partly-shipped'],
    ['SHIPPED', 'shipped'],
    ['DELIVERED', 'delivered'],
    ['CANCELLED', 'cancelled'],
  ] as const)('is %s in the list', async (status, expected) => {
    const page = await recordInteractions(
      [
        {
          description: `a customer looks for an order that is ${status}`,
          given: { ...CUSTOMER, 'order with status': { status } },
          request: single(signedIn, call(getOrdersV2, { page: 0, searchText: orderId, dateFilter: 'all' })),
          reply: returnsData(getOrdersV2, {
            'getOrdersV2.orders': 'there',
            'getOrdersV2.orders.status': { exactly: status },
          }),
        },
      ],
      ({ shop }) => shop.orders.list(signedIn, { page: 0, searchText: orderId, dateFilter: 'all' }),
    );
    expect(page.orders.map((order) => order.status)).toEqual([expected]);
  });

  it.each([
    ['RECEIVED', 'received'],
    ['IN_DISPATCH', 'in-dispatch'],
    ['SHIPPED', 'shipped'],
    ['DELIVERED', 'delivered'],
    ['CANCELLED', 'cancelled'],
  ] as const)('has shipments that are %s', async (status, expected) => {
    const details = await recordInteractions(
      [
        {
          description: `a customer looks at an order that is ${status}`,
          given: { ...CUSTOMER, 'order with status': { status } },
          request: single(signedIn, call(getOrderDetailsV2, { orderId })),
          reply: returnsData(getOrderDetailsV2, {
            'getOrderDetailsV2.order.orderId': { like: orderId },
            'getOrderDetailsV2.order.shipments': 'there',
            'getOrderDetailsV2.order.shipments.status': { exactly: status },
          }),
        },
      ],
      ({ shop }) => shop.orders.details(signedIn, orderId),
    );
    expect(details).toMatchObject({ ok: true, value: { shipments: [{ status: expected }] } });
  });
});

describe('a customer', () => {
  it.each(['NONE', 'ACTIVE', 'INACTIVE', 'CANCELLED'] as const)(
    'has a membership of Prime that is %s',
    async (status) => {
      const customer = await recordInteractions(
        [
          {
            description: `a customer whose membership of Prime is ${status} looks at their account`,
            given: { ...CUSTOMER, 'Prime membership': { status } },
            request: single(signedIn, call(getCustomerInfo, { url: '/' })),
            reply: returnsData(getCustomerInfo, { 'getCustomerInfo.primeInfo.status': { exactly: status } }),
          },
        ],
        ({ shop }) => shop.customers.current(signedIn, '/'),
      );
      expect(customer.primeInfo.status).toBe(status);
    },
  );

  it.each(['mr', 'mrs', 'diverse'] as const)('is addressed as %s', async (salutation) => {
    const accountData = { salutation, firstName: 'Lena', lastName: 'Krüger', company: '' };
    const changed = await recordInteractions(
      [
        {
          description: `a customer wants to be addressed as ${salutation}`,
          given: CUSTOMER,
          request: single(signedIn, call(changeAccountData, { accountData })),
          reply: returnsData(changeAccountData, {
            'changeAccountData.customerInfo.salutation': { exactly: salutation },
          }),
        },
      ],
      ({ shop }) => shop.customers.changeAccountData(signedIn, accountData),
    );
    expect(changed).toMatchObject({ ok: true, value: { salutation } });
  });

  it.each<readonly [CountryCode, string]>([
    ['DE', '10115'],
    ['AT', '1010'],
    ['CH', '8001'],
    ['LI', '9490'],
    ['IT', '39100'],
  ])('has an address in %s', async (country, postCode) => {
    const added = await recordInteractions(
      [
        {
          description: `a customer adds a shipping address in ${country}`,
          given: CUSTOMER,
          request: single(signedIn, call(addShippingAddress, { ...ADDRESS, postCode, country })),
          reply: returnsData(addShippingAddress, { 'addShippingAddress.address.country': { exactly: country } }),
        },
      ],
      ({ shop }) => shop.addresses.add(signedIn, 'shipping', anAddressForm({ postcode: postCode, country })),
    );
    expect(added).toMatchObject({ ok: true, value: { country } });
  });

  it.each([
    ['used', 'USED'],
    ['expired', 'EXPIRED'],
  ] as const)('has a link to a new password that is %s (UPQ-24)', async (link, reason) => {
    const state = await recordInteractions(
      [
        {
          description: `a customer opens a link to a new password that is ${link}`,
          given: { ...CUSTOMER, 'a new password was requested': { link } },
          request: single(anonymous, call(checkTokenValidity, { emailToken })),
          reply: returnsData(checkTokenValidity, {
            'checkTokenValidity.valid': { exactly: false },
            'checkTokenValidity.reason': { exactly: reason },
          }),
        },
      ],
      ({ shop }) => shop.passwords.linkState(anonymous, emailToken),
    );
    expect(state).toBe(link);
  });
});

describe('a return', () => {
  it.each([
    ['NOT_DELIVERED', 'not-delivered'],
    ['WINDOW_CLOSED', 'window-closed'],
    ['ALREADY_RETURNED', 'already-returned'],
    ['EXCLUDED', 'excluded'],
  ] as const)('is not possible because of %s', async (because, expected) => {
    const found = await recordInteractions(
      [
        {
          description: `somebody opens the return of an order that cannot be returned: ${because}`,
          given: { 'order not returnable': { because } },
          request: single(anonymous, call(findOrderForReturnByHash, { hash })),
          reply: returnsData(findOrderForReturnByHash, {
            'findOrderForReturnByHash.hash': { like: hash },
            'findOrderForReturnByHash.items': 'there',
            'findOrderForReturnByHash.items.notReturnableBecause': { exactly: because },
            'findOrderForReturnByHash.items.returnableQuantity': { exactly: 0 },
          }),
        },
      ],
      ({ shop }) => shop.returns.findByHash(anonymous, hash),
    );
    expect(found).toMatchObject({
      ok: true,
      value: { items: [{ notReturnableBecause: expected, returnableQuantity: 0 }] },
    });
  });

  it('goes back without a label', async () => {
    const items = [{ id, lineNo: 1, quantity: 1, reason: 'damaged', images: [], components: [] }] as const;
    const contact = { salutation: 'mrs', firstName: 'Änne', lastName: 'Krüger', email: 'anne@schule.example' } as const;
    const request: ReturnRequest = {
      hash,
      orderId,
      salesOrderNo,
      items,
      regulation: 'refund',
      carrier: NO_LABEL,
      labels: 1,
      contact,
    };
    const outcome = await recordInteractions(
      [
        {
          description: 'somebody announces a return without a label',
          given: { 'order returnable': {} },
          request: withNewAttempt(
            single(
              anonymous,
              call(submitReturnOrder, {
                returnOrder: { ...request, items: items.map((item) => ({ ...item, reason: 'DAMAGED' })) },
              }),
            ),
          ),
          reply: returnsData(submitReturnOrder, {
            'submitReturnOrder.submittedReturn.shipments': 'there',
            'submitReturnOrder.submittedReturn.shipments.carrier.code': { exactly: NO_LABEL },
            'submitReturnOrder.submittedReturn.shipments.labels': 'none',
          }),
        },
      ],
      ({ shop }) => shop.returns.submit(anonymous, request, { idempotencyKey }),
    );
    expect(outcome).toMatchObject({ ok: true, value: { shipments: [{ carrier: { code: NO_LABEL }, labels: [] }] } });
  });
});
