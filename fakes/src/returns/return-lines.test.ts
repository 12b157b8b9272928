import { refusalOf, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { assortment } from '../goods/assortment.ts';
import type { Assortment } from '../goods/goods.ts';
import { orderDetailsOf } from '../shop/order-details.ts';
import { aDeliveredOrder } from '../testing/a-delivered-order.ts';
import { aShipment, anOrderedPosition, anOrderRecord } from '../testing/an-order-record.ts';
import { aView } from '../testing/a-view.ts';
import { put } from '../worlds/transaction.ts';
import { isExcluded } from '../orders/exclusions.ts';
import { orderByHash, orderByLookup } from './find-returnable.ts';
import { returnabilityOfLine } from '../orders/returnability.ts';

describe('the articles of an order', () => {
  it('of a set are listed with its parts, single articles without any', async () => {
    const { order } = await aDeliveredOrder((picked) => ({
      items: [
        [picked({ categoryId: '1311', stock: 5 }), 1],
        [picked(), 1],
      ],
    }));
    const [set, single] = order.items;
    expect(set?.components.map(({ id }) => id).slice(0, 2)).toEqual(['part-1', 'part-2']);
    expect(set?.components.map(({ name }) => name)).toContain('Turnbeutel');
    expect(single?.components).toEqual([]);
  });

  it.each([
    ['soap', (goods: Assortment) => goods.productsIn('1641')[0]],
    ['plasters', (goods: Assortment) => goods.productsIn('1644')[0]],
    [
      'felt by the metre',
      (goods: Assortment) => goods.productsIn('1251').find(({ items }) => items[0]?.base?.unit === 'm'),
    ],
  ])('such as %s cannot be returned', (_what, select) => {
    const goods = assortment();
    expect(isExcluded(goods, select(goods)?.productId ?? '')).toBe(true);
  });

  it('such as felt in sheets and pencils can be returned', () => {
    const goods = assortment();
    const sheets = goods.productsIn('1251').find(({ items }) => items[0]?.base?.unit !== 'm');
    expect([sheets, goods.productsIn('1011')[0]].map((product) => isExcluded(goods, product?.productId ?? ''))).toEqual(
      [false, false],
    );
  });

  it('that are excluded by their kind stay with their buyer', async () => {
    const { order } = await aDeliveredOrder((picked) => ({
      items: [[picked({ categoryId: '1641', bulky: false, stock: 5 }), 3]],
    }));
    expect(order.items[0]).toMatchObject({ returnableQuantity: 0, notReturnableBecause: 'excluded' });
  });

  it('that were free cannot be returned', async () => {
    const { order } = await aDeliveredOrder((picked) => ({
      items: [
        [picked({ from: 600, to: 2000, bulky: false, stock: 100 }), 5],
        [picked({ isCatalog: true, stock: 1 }), 1],
      ],
    }));
    expect(order.items[1]).toMatchObject({ returnableQuantity: 0, notReturnableBecause: 'excluded' });
    expect(order.items[0]?.returnableQuantity).toBe(5);
  });
});

describe('an order that comes in parts', () => {
  it('is returnable as far as it has arrived', () => {
    const late = aShipment({ lines: [{ lineNo: 2, takenFromStock: 1 }] });
    const order = anOrderRecord({
      shipments: [aShipment({ packedAt: 0, dispatchedAt: 1, deliveredAt: Date.parse('2026-11-20T10:00:00Z') }), late],
      confirmation: { positions: [anOrderedPosition(), anOrderedPosition({ id: 'position-2' })] },
    });
    const view = aView((tx) => put(tx, 'orders', order.confirmation.orderId, order));
    expect([1, 2].map((lineNo) => returnabilityOfLine(view, order, lineNo))).toEqual([
      { returnedQuantity: 0, returnableQuantity: 2, returnUntil: '2026-12-20' },
      { returnedQuantity: 0, returnableQuantity: 0, notReturnableBecause: 'not-delivered' },
    ]);
  });

  it.each(['awaiting-payment', 'cancelled'] as const)('and is %s has no return', (status) => {
    const order = anOrderRecord({ status });
    const view = aView((tx) => put(tx, 'orders', order.confirmation.orderId, order));
    expect([
      orderByHash(view, order.hash),
      orderByLookup(view, { orderId: order.confirmation.orderId, zipCode: '10115' }),
    ]).toEqual([undefined, undefined]);
  });
});

it('a return names the order that its hash opens', async () => {
  const { submit, requestOf } = await aDeliveredOrder((picked) => ({ items: [[picked(), 2]] }));
  for (const other of [{ orderId: '400000002' }, { salesOrderNo: 'SO-400000002' }])
    expect(refusalOf(await submit(requestOf([{}], other)))).toEqual({
      because: 'return-refused',
      message: 'shop.return.notFound',
    });
});

describe('an article of an order in the account', () => {
  it('says what can be returned, and what was (ORDER-05)', async () => {
    const { shop, world, anonymous, confirmation, order, submit, requestOf } = await aDeliveredOrder((picked) => ({
      items: [[picked(), 2]],
    }));
    const lookUp = { orderId: confirmation.orderId, zipCode: confirmation.shippingAddress.postCode };
    const shown = () =>
      world.read((view) => {
        const record = orderByHash(view, order.hash);
        return record === undefined
          ? []
          : orderDetailsOf(view, record).shipments.flatMap(({ items }) =>
              items.map(({ isReturnable, isAlreadyReturned }) => [isReturnable, isAlreadyReturned]),
            );
      });
    const linked = async () => valueOf(await shop.orders.status(anonymous, lookUp)).returnHash;
    expect([shown(), await linked()]).toEqual([[[true, false]], order.hash]);
    valueOf(await submit(requestOf([{ quantity: 1 }])));
    expect([shown(), await linked()]).toEqual([[[true, false]], order.hash]);
    valueOf(await submit(requestOf([{ quantity: 1 }])));
    expect([shown(), await linked()]).toEqual([[[false, true]], undefined]);
  });
});
