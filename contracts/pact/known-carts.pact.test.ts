import { SHOWN_PAYMENT_IDS } from '@shop/domain/payments/payment';
import { DHL, SPEDITION } from '@shop/domain/shippers/shipper';
import { findCart, getPaymentInfo } from '@shop/gateway/upstream/generated/operations';
import { describe, expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single } from './request/requests.ts';
import { signedIn, visitor } from './request/shoppers.ts';

const { cartId } = ID;
const GUEST = { 'guest session': {}, 'a cart exists': { positions: 1 } };

describe('a cart', () => {
  it.each([
    ['APPLIED', 'applied'],
    ['NOT_APPLICABLE', 'not-applicable'],
  ] as const)('has a voucher that is %s (CART-05)', async (status, expected) => {
    const found = await recordInteractions(
      [
        {
          description: `a visitor looks at a cart with a voucher that is ${status}`,
          given: { 'a cart exists': { positions: 1 }, 'voucher redeemed': { status } },
          request: single(visitor, call(findCart, { cartId, calculateShippingCost: false })),
          reply: returnsData(findCart, {
            'shop_findCart.id': { like: cartId },
            'shop_findCart.details.voucherCodeStatus': 'there',
            'shop_findCart.details.voucherCodeStatus.status': { exactly: status },
          }),
        },
      ],
      ({ shop }) => shop.carts.find(visitor, cartId),
    );
    expect(found).toMatchObject({ ok: true, value: { vouchers: [{ status: expected }] } });
  });

  it.each([
    [
      'can be sent by DHL',
      { 'shipper dhl selectable': {} },
      { code: { exactly: DHL }, enabled: { exactly: true } },
      { code: DHL, enabled: true },
    ],
    [
      'is delivered to a packstation',
      { 'cart delivered to': { place: 'packstation' } },
      { info: { exactly: 'PACKSTATION-DHL-ONLY' }, enabled: { exactly: false } },
      { notice: 'PACKSTATION-DHL-ONLY', enabled: false },
    ],
    [
      'is delivered to Austria',
      { 'cart delivered to': { place: 'AT' } },
      { code: { exactly: DHL }, info: { exactly: 'DHL-GERMANY-ONLY' } },
      { code: DHL, notice: 'DHL-GERMANY-ONLY' },
    ],
  ] as const)('%s (SHIP-02)', async (what, given, contains, expected) => {
    const found = await recordInteractions(
      [
        {
          description: `a guest looks at a cart that ${what}`,
          given: { ...GUEST, ...given },
          request: single(signedIn, call(findCart, { cartId, calculateShippingCost: false })),
          reply: returnsData(findCart, {
            'shop_findCart.id': { like: cartId },
            'shop_findCart.details.bzBasket.shippers': { contains },
          }),
        },
      ],
      ({ shop }) => shop.carts.find(signedIn, cartId),
    );
    expect(found).toMatchObject({ ok: true, value: { shippers: [expected] } });
  });

  it('is brought by a forwarding agent, who asks for a telephone number', async () => {
    const found = await recordInteractions(
      [
        {
          description: 'a visitor looks at a cart for a forwarding agent',
          given: { 'cart for a forwarding agent': {} },
          request: single(visitor, call(findCart, { cartId, calculateShippingCost: false })),
          reply: returnsData(findCart, {
            'shop_findCart.id': { like: cartId },
            'shop_findCart.details.bzBasket.shippers': { contains: { code: { exactly: SPEDITION } } },
            'shop_findCart.details.bzBasket.speditionsFields': {
              contains: { fieldName: { exactly: 'phone' }, required: { exactly: true } },
            },
          }),
        },
      ],
      ({ shop }) => shop.carts.find(visitor, cartId),
    );
    expect(found).toMatchObject({
      ok: true,
      value: { shippers: [{ code: SPEDITION }], speditionFields: [{ name: 'phone', required: true }] },
    });
  });

  it.each(SHOWN_PAYMENT_IDS)('can be paid by %s', async (paymentId) => {
    const reply = await recordInteractions(
      [
        {
          description: `a guest looks at a cart that can be paid by ${paymentId}`,
          given: { ...GUEST, 'payment methods available': { ids: [paymentId] } },
          request: single(signedIn, call(getPaymentInfo, { cartId })),
          reply: returnsData(getPaymentInfo, {
            'getPaymentInfo.paymentMethods': { contains: { paymentId: { exactly: paymentId } } },
          }),
        },
      ],
      // The port asks for the texts of the methods too.
      ({ client }) => client.call(getPaymentInfo, { cartId }, { shopper: signedIn }),
    );
    expect(reply).toMatchObject({ came: 'data', data: { getPaymentInfo: { paymentMethods: [{ paymentId }] } } });
  });
});
