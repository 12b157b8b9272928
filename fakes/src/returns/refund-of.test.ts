import { minus, money, percentOf, plus, sumOf, taxIn } from '@shop/domain/shared/money';
import { describe, expect, it } from 'vitest';
import { anOrderedPosition, anOrderRecord } from '../testing/an-order-record.ts';
import { type PiecesOf, refundOf } from './refund-of.ts';

const SHIPMENT = {
  carrier: 'dhl',
  carrierName: 'DHL',
  lines: [{ lineNo: 1, vatRate: 19, takenFromStock: 0 }, { lineNo: 2, vatRate: 7, takenFromStock: 0 }],
  arrives: { from: '2026-11-25', to: '2026-11-26' },
  packedAt: 0,
  dispatchedAt: 0,
  deliveredAt: 0,
  trackingCode: '',
} as const;

/** Three exercise books at 10.00 and a book at 20.00, less a voucher of 7.00, delivered for 4.95. */
const ORDER = anOrderRecord({
  shipments: [SHIPMENT],
  confirmation: {
    positions: [anOrderedPosition({ quantity: 3, totalPrice: money(3000) }), anOrderedPosition({ id: 'position-2', quantity: 1, totalPrice: money(2000) })],
    subtotal: money(5000),
    totalSavings: money(700),
    shippingCost: money(495),
    tax: [{ rate: 19, amount: money(459) }, { rate: 7, amount: money(126) }],
    total: money(4795),
  },
});

const pieces = (...counts: readonly number[]): PiecesOf => (lineNo) => counts[lineNo - 1] ?? 0;
const NOTHING = pieces(0, 0);

describe('a refund', () => {
  it('is what was paid for the returned pieces, with their share of the voucher and the tax in it', () => {
    expect(refundOf(ORDER, { before: NOTHING, after: pieces(1, 0) })).toEqual({
      goods: money(860),
      shipping: money(0),
      tax: [{ rate: 19, amount: taxIn(money(860), 19) }],
      total: money(860),
    });
  });

  it('contains the tax of each rate', () => {
    const { total, tax } = refundOf(ORDER, { before: NOTHING, after: pieces(2, 1) });
    expect([total, tax]).toEqual([money(3440), [{ rate: 19, amount: taxIn(money(1720), 19) }, { rate: 7, amount: taxIn(money(1720), 7) }]]);
  });

  it('contains the delivery costs once everything is returned', () => {
    const { shipping, total, tax } = refundOf(ORDER, { before: NOTHING, after: pieces(3, 1) });
    expect([shipping, total, tax]).toEqual([ORDER.confirmation.shippingCost, ORDER.confirmation.total, ORDER.confirmation.tax]);
  });

  it('of each part adds up to what was paid, to the cent', () => {
    const steps = [NOTHING, pieces(1, 0), pieces(2, 0), pieces(2, 1), pieces(3, 1)];
    const refunds = steps.slice(1).map((after, at) => refundOf(ORDER, { before: steps[at] ?? NOTHING, after }));
    expect(sumOf(refunds.map(({ total }) => total))).toEqual(ORDER.confirmation.total);
    expect(refunds.map(({ shipping }) => shipping.minor)).toEqual([0, 0, 0, 495]);
    for (const { rate, amount } of ORDER.confirmation.tax) {
      expect(sumOf(refunds.flatMap(({ tax }) => tax.filter((share) => share.rate === rate).map((share) => share.amount)))).toEqual(amount);
    }
  });

  it('is not more for pieces that were free', () => {
    const order = anOrderRecord({ shipments: [SHIPMENT], confirmation: { positions: [anOrderedPosition({ quantity: 1, totalPrice: money(0), isFreeItem: true })], subtotal: money(0), tax: [], shippingCost: money(0), total: money(0) } });
    expect(refundOf(order, { before: NOTHING, after: pieces(1) }).total).toEqual(money(0));
  });

  it('adds the tax to net prices on the business shop', () => {
    const order = { ...ORDER, storefrontId: 'b2b-de' } as const;
    const { goods, tax, total } = refundOf(order, { before: NOTHING, after: pieces(1, 0) });
    expect(tax).toEqual([{ rate: 19, amount: percentOf(goods, 19) }]);
    expect(minus(total, plus(goods, percentOf(goods, 19)))).toEqual(money(0));
  });
});
