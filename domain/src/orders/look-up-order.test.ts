import { describe, expect, it } from 'vitest';
import { granted, refused } from '../shared/result.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aVisit, remembered } from '../testing/a-visit.ts';
import { portWith } from '../testing/port-with.ts';
import { lookedUpOrder, lookUpOrder } from './look-up-order.ts';
import { LOOKED_UP_ORDER } from './looked-up-order.slot.ts';
import type { OrderStatusView } from './order-details.ts';
import type { OrderLookUp, Orders } from './orders.port.ts';

const KNOWN: OrderLookUp = { orderId: '400000001', zipCode: '10115' };
const ORDER: OrderStatusView = {
  orderId: '400000001',
  orderedAt: '2026-08-01T08:00:00Z',
  status: 'shipped',
  shipments: [],
  returns: [],
  canBeWithdrawn: false,
};

/** A shop with one order, and the questions about it. */
const shopWithOrder = () => {
  const asked: OrderLookUp[] = [];
  const orders = portWith<Orders>({
    status: async (_shopper, lookUp) => {
      asked.push(lookUp);
      return lookUp.orderId === KNOWN.orderId && lookUp.zipCode === KNOWN.zipCode
        ? granted(ORDER)
        : refused({ because: 'no-such-order' });
    },
  });
  return { asked, orders };
};

describe('looking an order up', () => {
  it('finds it by its number and postcode as they are printed, which the browser remembers', async () => {
    const visit = aVisit();
    expect(await lookUpOrder(shopWithOrder(), visit)({ orderId: ' 400 000 001 ', zipCode: '10115 ' })).toEqual(
      granted(ORDER),
    );
    expect(visit.read(LOOKED_UP_ORDER)).toEqual(KNOWN);
  });

  it.each([
    ['an unknown number', { orderId: '400000002' }],
    ['a wrong postcode', { zipCode: '20095' }],
    ['what cannot be a number', { orderId: '../x' }],
  ])('says the same about %s, and nothing is remembered', async (_what, typed) => {
    const visit = aVisit();
    expect(await lookUpOrder(shopWithOrder(), visit)({ ...KNOWN, ...typed })).toEqual(
      refused({
        because: 'invalid-form',
        fieldErrors: [],
        general: 'shop.order.lookUp.notFound',
        about: ['orderId', 'zipCode'],
      }),
    );
    expect(visit.slotNames()).toEqual([]);
  });

  it.each([
    ['what is not complete', { zipCode: '' }],
    ['what cannot be a number', { orderId: '../x' }],
  ])('does not ask the shop about %s', async (_what, typed) => {
    const shop = shopWithOrder();
    expect(await lookUpOrder(shop, aVisit())({ ...KNOWN, ...typed })).toMatchObject({ ok: false });
    expect(shop.asked).toEqual([]);
  });

  it('says which field is missing', async () => {
    expect(await lookUpOrder(shopWithOrder(), aVisit())({ ...KNOWN, zipCode: '' })).toMatchObject({
      refusal: { fieldErrors: [{ field: 'zipCode' }] },
    });
  });
});

describe('the order that was looked up', () => {
  it('is shown again as it is now', async () => {
    const visit = aVisit(aShopper(), remembered(LOOKED_UP_ORDER, KNOWN));
    expect(await lookedUpOrder(shopWithOrder(), visit)()).toEqual(ORDER);
    expect(visit.read(LOOKED_UP_ORDER)).toEqual(KNOWN);
  });

  it('is forgotten if the shop no longer knows it', async () => {
    const visit = aVisit(aShopper(), remembered(LOOKED_UP_ORDER, { ...KNOWN, zipCode: '20095' }));
    expect(await lookedUpOrder(shopWithOrder(), visit)()).toBeUndefined();
    expect(visit.slotNames()).toEqual([]);
  });

  it('is none in a browser that has looked none up', async () => {
    const shop = shopWithOrder();
    expect(await lookedUpOrder(shop, aVisit())()).toBeUndefined();
    expect(shop.asked).toEqual([]);
  });
});
