import { describe, expect, it } from 'vitest';
import { money } from '../shared/money.ts';
import { type Charges, figuresOf, figuresOfParts, type LineAmounts, paidForPieces } from './order-figures.ts';

const line = (price: number, vatRate = 19, saving = 0): LineAmounts => ({
  price: money(price),
  saving: money(saving),
  vatRate,
});

const figures = (lines: readonly LineAmounts[], { shipping = 0, isNet = false } = {}) => {
  const { goods, savings, taxes, net, total } = figuresOf({ lines, shipping: money(shipping), isNet });
  return {
    goods: goods.minor,
    savings: savings.minor,
    taxes: taxes.map((tax) => [tax.rate, tax.amount.minor, tax.net.minor]),
    net: net.minor,
    total: total.minor,
  };
};

describe('the VAT of a cart or an order', () => {
  it('is rounded once for each rate, not for each line', () => {
    // 3.09 contain 0.493; three times 1.03 would contain 0.16 each.
    expect(figures([line(103), line(103), line(103)]).taxes).toEqual([[19, 49, 260]]);
  });

  it('is stated by rate, the higher one first, and delivery shares the rates of the goods by their values', () => {
    // 30.00 and 3.00 of 4.00 at 19 %, 10.00 and 1.00 at 7 %.
    expect(figures([line(1000, 7), line(3000)], { shipping: 400 })).toEqual({
      goods: 4000,
      savings: 0,
      taxes: [
        [19, 527, 2773],
        [7, 72, 1028],
      ],
      net: 3801,
      total: 4400,
    });
  });

  it('is that of what was paid after savings', () => {
    expect(figures([line(1190, 19, 595)])).toEqual({
      goods: 1190,
      savings: 595,
      taxes: [[19, 95, 500]],
      net: 500,
      total: 595,
    });
  });

  it('is added to net prices', () => {
    expect(figures([line(1000)], { shipping: 500, isNet: true })).toEqual({
      goods: 1000,
      savings: 0,
      taxes: [[19, 285, 1500]],
      net: 1500,
      total: 1785,
    });
  });

  it('is none for an empty cart, and none at the rate of what is free', () => {
    expect(figures([]).taxes).toEqual([]);
    expect(figures([line(1070, 7), line(0), line(500, 19, 500)]).taxes).toEqual([[7, 70, 1000]]);
  });

  it('is that of the goods if delivery alone costs something', () => {
    expect(figures([line(0)], { shipping: 1490 }).taxes).toEqual([[19, 238, 1252]]);
  });

  it('keeps the currency', () => {
    const { total, taxes } = figuresOf({ lines: [], shipping: money(595, 'CHF'), isNet: false });
    expect([total, taxes]).toEqual([money(595, 'CHF'), []]);
  });
});

describe('documents about parts of an order', () => {
  const [books, atlas] = [line(2000, 19, 200), line(1070, 7, 107)];
  const order: Charges = { lines: [books, atlas], shipping: money(495), isNet: false };

  it('state their own lines; delivery with its rates belongs to one of them', () => {
    // Of 4.95, 3.22 belong to the books for 18.00, 1.73 to the atlas for 9.63.
    const parts = figuresOfParts(order, [
      { lines: [books], withShipping: true },
      { lines: [atlas], withShipping: false },
    ]);
    expect(parts).toEqual([
      {
        goods: money(2000),
        savings: money(200),
        shipping: money(495),
        taxes: [
          { rate: 19, amount: money(339), net: money(1783) },
          { rate: 7, amount: money(11), net: money(162) },
        ],
        net: money(1945),
        total: money(2295),
      },
      {
        goods: money(1070),
        savings: money(107),
        shipping: money(0),
        taxes: [{ rate: 7, amount: money(63), net: money(900) }],
        net: money(900),
        total: money(963),
      },
    ]);
  });

  it('share out the cent by which their taxes would miss that of the order', () => {
    // Twice 1.02 contain 0.163 each, and 2.04 contain 0.326.
    const [first, second] = [line(102), line(102)];
    const parts = figuresOfParts(
      { lines: [first, second], shipping: money(0), isNet: false },
      [first, second].map((one) => ({ lines: [one], withShipping: false })),
    );
    expect(parts.flatMap(({ taxes }) => taxes.map(({ amount }) => amount.minor))).toEqual([17, 16]);
  });
});

describe('what was paid for pieces of a line', () => {
  it('adds up to the line, whichever come back first', () => {
    // 10.00 for three.
    const three = line(1000);
    expect(
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ].map(([from = 0, to = 0]) => paidForPieces(three, 3, { from, to }).minor),
    ).toEqual([333, 334, 333]);
    expect(paidForPieces(three, 3, { from: 0, to: 3 })).toEqual(money(1000));
  });

  it('is the price less what these pieces saved', () => {
    // Three pencils at 5.49, one of them free.
    expect(paidForPieces(line(1647, 19, 549), 3, { from: 0, to: 1 })).toEqual(money(366));
  });

  it('is nothing for more pieces than there are', () => {
    expect(paidForPieces(line(1000), 2, { from: 2, to: 5 })).toEqual(money(0));
  });
});
