import type { LineOutcome } from '@shop/domain/order-forms/order-forms.port';
import { validateAndAddToCartBestellschein, validateBestellschein } from '@shop/gateway/upstream/generated/operations';
import { describe, expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single } from './request/requests.ts';
import { anonymous, visitor } from './request/shoppers.ts';

const { cartId, itemId, orderNumber } = ID;
const LINES = [{ orderNumber, quantity: 5 }];

/** What else a line says that came to this. */
const BESIDE = {
  READY: {
    'validateBestellschein.lines.quantity': { exactly: 5 },
    'validateBestellschein.lines.name': 'there',
    'validateBestellschein.lines.path': 'there',
    'validateBestellschein.lines.item': 'there',
    'validateBestellschein.lines.item.orderNumber': { like: orderNumber },
  },
  QUANTITY_CHANGED: {
    'validateBestellschein.lines.quantity': { exactly: 3 },
    'validateBestellschein.lines.name': 'there',
    'validateBestellschein.lines.path': 'there',
    'validateBestellschein.lines.item': 'there',
    'validateBestellschein.lines.item.maxQuantity': { exactly: 3 },
  },
  CHOOSE_VARIANT: { 'validateBestellschein.lines.name': 'there', 'validateBestellschein.lines.path': 'there' },
  SOLD_OUT: { 'validateBestellschein.lines.name': 'there', 'validateBestellschein.lines.path': 'there' },
  UNKNOWN: {
    'validateBestellschein.lines.suggestions': 'there',
    'validateBestellschein.lines.suggestions.orderNumber': { like: '101101901' },
  },
} as const;

describe('a line of an order form (UPM-38)', () => {
  it.each<[keyof typeof BESIDE, Readonly<Record<string, unknown>> & Pick<LineOutcome, 'outcome'>]>([
    ['READY', { outcome: 'ready', article: { orderNumber }, quantity: 5 }],
    ['QUANTITY_CHANGED', { outcome: 'quantity-changed', article: { maxQuantity: 3 }, quantity: 3 }],
    ['CHOOSE_VARIANT', { outcome: 'choose-variant' }],
    ['SOLD_OUT', { outcome: 'sold-out' }],
    ['UNKNOWN', { outcome: 'unknown', meant: [{ orderNumber: '101101901' }] }],
  ])('is %s', async (outcome, expected) => {
    const outcomes = await recordInteractions(
      [
        {
          description: `a visitor checks a line of an order form that is ${outcome}`,
          given: { 'line of an order form': { outcome } },
          request: single(anonymous, call(validateBestellschein, { lines: LINES })),
          reply: returnsData(validateBestellschein, {
            'validateBestellschein.lines': 'there',
            'validateBestellschein.lines.outcome': { exactly: outcome },
            ...BESIDE[outcome],
          }),
        },
      ],
      ({ shop }) => shop.orderForms.check(anonymous, LINES),
    );
    expect(outcomes).toMatchObject([expected]);
  });
});

it('checks an order form beside what the cart holds', async () => {
  const outcomes = await recordInteractions(
    [
      {
        description: 'a visitor with a cart checks an order form',
        given: { 'a cart exists': { positions: 1 }, 'line of an order form': { outcome: 'SOLD_OUT' } },
        request: single(visitor, call(validateBestellschein, { lines: LINES, cartId })),
        reply: returnsData(validateBestellschein, {
          'validateBestellschein.lines': 'there',
          'validateBestellschein.lines.outcome': { exactly: 'SOLD_OUT' },
          ...BESIDE.SOLD_OUT,
        }),
      },
    ],
    ({ shop }) => shop.orderForms.check(visitor, LINES, cartId),
  );
  expect(outcomes).toMatchObject([{ outcome: 'sold-out' }]);
});

const ANSWER = 'validateAndAddToCartBestellschein';

it('puts an order form into the cart (UPM-39)', async () => {
  const put = await recordInteractions(
    [
      {
        description: 'a visitor puts an order form into the cart',
        given: { 'a cart exists': { positions: 1 }, 'line of an order form': { outcome: 'READY' } },
        request: single(visitor, call(validateAndAddToCartBestellschein, { lines: LINES, cartId })),
        reply: returnsData(validateAndAddToCartBestellschein, {
          [`${ANSWER}.successful`]: { exactly: true },
          [`${ANSWER}.cart`]: 'there',
          [`${ANSWER}.cart.id`]: { like: cartId },
          [`${ANSWER}.attainableInfos`]: 'there',
          [`${ANSWER}.attainableInfos.added`]: 'there',
          [`${ANSWER}.lines`]: 'there',
          [`${ANSWER}.lines.outcome`]: { exactly: 'READY' },
          [`${ANSWER}.lines.quantity`]: { exactly: 5 },
          [`${ANSWER}.lines.name`]: 'there',
          [`${ANSWER}.lines.path`]: 'there',
          [`${ANSWER}.lines.item`]: 'there',
          [`${ANSWER}.lines.item.id`]: { like: itemId },
        }),
      },
    ],
    ({ shop }) => shop.orderForms.addToCart(visitor, cartId, LINES),
  );
  expect(put).toMatchObject({
    ok: true,
    value: { cart: { id: cartId }, outcomes: [{ outcome: 'ready', quantity: 5 }] },
  });
});
