import { money, sumOf } from '@shop/domain/shared/money';
import { describe, expect, it } from 'vitest';
import { anOrderedPosition, anOrderRecord } from '../testing/an-order-record.ts';
import { type PiecesOf, refundFigures } from './refund-figures.ts';

/** Three exercise books at 10.00 and a book at 20.00, less a voucher of 7.00, delivered for 4.95. */
const ORDER = anOrderRecord({
  lines: [
    { price: money(3000), saving: money(420), vatRate: 19 },
    { price: money(2000), saving: money(280), vatRate: 7 },
  ],
  confirmation: {
    positions: [
      anOrderedPosition({ quantity: 3, totalPrice: money(3000) }),
      anOrderedPosition({ id: 'position-2', quantity: 1, totalPrice: money(2000) }),
    ],
    subtotal: money(5000),
    totalSavings: money(700),
    shippingCost: money(495),
    tax: [
      { rate: 19, amount: money(459) },
      { rate: 7, amount: money(125) },
    ],
    total: money(4795),
  },
});

const pieces =
  (...counts: readonly number[]): PiecesOf =>
  (lineNo) =>
    counts[lineNo - 1] ?? 0;

describe('a refund', () => {
  it('is what was paid for the returned pieces, with their share of the voucher and the tax in it', () => {
    // 25.80 for three are 8.60 for one, of which 19 / 119 are 1.37.
    const taxes = [{ rate: 19, amount: money(137), net: money(723) }];
    expect(refundFigures(ORDER, [pieces(1, 0)])).toEqual([
      { goods: money(860), savings: money(0), shipping: money(0), taxes, net: money(723), total: money(860) },
    ]);
  });

  it('contains the tax of each rate', () => {
    // 17.20 at each contain 2.746 and 1.125. With what stays they make the 4.59 and 1.25 of the order, so both are rounded down.
    expect(refundFigures(ORDER, [pieces(2, 1)])).toMatchObject([
      {
        total: money(3440),
        taxes: [
          { rate: 19, amount: money(274) },
          { rate: 7, amount: money(112) },
        ],
      },
    ]);
  });

  it('of a line is its own price less its own saving, whatever the other lines saved', () => {
    const [pencils, ruler] = [
      { price: money(1647), saving: money(549), vatRate: 19 },
      { price: money(2000), saving: money(0), vatRate: 19 },
    ];
    const order = anOrderRecord({
      lines: [pencils, ruler],
      confirmation: {
        positions: [
          anOrderedPosition({ quantity: 3, totalPrice: money(1647) }),
          anOrderedPosition({ quantity: 1, totalPrice: money(2000) }),
        ],
      },
    });
    expect(refundFigures(order, [pieces(3, 0)])[0]?.total).toEqual(money(1098));
    expect(refundFigures(order, [pieces(0, 1)])[0]?.total).toEqual(money(2000));
  });

  it('contains the delivery costs once everything is returned', () => {
    const [refund] = refundFigures(ORDER, [pieces(3, 1)]);
    expect([refund?.shipping, refund?.total, refund?.taxes]).toMatchObject([
      ORDER.confirmation.shippingCost,
      ORDER.confirmation.total,
      ORDER.confirmation.tax,
    ]);
  });

  it('contains no delivery costs while a piece is with the buyer', () => {
    expect(refundFigures(ORDER, [pieces(3, 0), pieces(0, 0)]).map(({ shipping }) => shipping.minor)).toEqual([0, 0]);
  });

  it('of each part adds up to what was paid, to the cent', () => {
    const refunds = refundFigures(ORDER, [pieces(1, 0), pieces(1, 0), pieces(0, 1), pieces(1, 0)]);
    expect(sumOf(refunds.map(({ total }) => total))).toEqual(ORDER.confirmation.total);
    expect(refunds.map(({ shipping }) => shipping.minor)).toEqual([0, 0, 0, 495]);
    for (const { rate, amount } of ORDER.confirmation.tax) {
      expect(
        sumOf(
          refunds.flatMap(({ taxes }) => taxes.filter((share) => share.rate === rate).map((share) => share.amount)),
        ),
      ).toEqual(amount);
    }
  });

  it('is nothing for pieces that were free', () => {
    const order = anOrderRecord({
      confirmation: {
        positions: [anOrderedPosition({ quantity: 1, totalPrice: money(0), isFreeItem: true })],
        subtotal: money(0),
        tax: [],
        shippingCost: money(0),
        total: money(0),
      },
    });
    expect(refundFigures(order, [pieces(1)])).toMatchObject([{ taxes: [], total: money(0) }]);
  });

  it('adds the tax to net prices on the business shop', () => {
    // 19 % of 8.60 are 1.634, and of the rest, 20.17, 3.832: rounded up here, they make the 5.47 of the order.
    expect(refundFigures({ ...ORDER, storefrontId: 'b2b-de' }, [pieces(1, 0)])).toMatchObject([
      { taxes: [{ rate: 19, amount: money(164) }], total: money(1024) },
    ]);
  });
});
