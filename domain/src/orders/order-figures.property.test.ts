import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Currency, minus, type Money, money, plus, sumOf } from '../shared/money.ts';
import {
  type ChargedPart,
  type Charges,
  type Figures,
  figuresOf,
  figuresOfParts,
  type LineAmounts,
  paidForPieces,
} from './order-figures.ts';

/** VAT of Germany, Austria, Italy and Switzerland. */
const RATES = [
  [19, 7],
  [20, 10],
  [22, 4],
  [8.1, 2.6],
] as const;

interface GeneratedLine {
  readonly amounts: LineAmounts;
  readonly quantity: number;
  /** Which document each piece belongs to. */
  readonly partOfPiece: readonly number[];
}

const MOST_PIECES = 12;

const anyLine = (currency: Currency, rates: readonly number[], parts: number): fc.Arbitrary<GeneratedLine> =>
  fc
    .record({
      price: fc.integer({ min: 1, max: 30_000 }),
      savedPercent: fc.constantFrom(0, 0, 10, 33, 100),
      vatRate: fc.constantFrom(...rates),
      partOfPiece: fc.array(fc.nat(parts - 1), { minLength: 1, maxLength: MOST_PIECES }),
    })
    .map(({ price, savedPercent, vatRate, partOfPiece }) => ({
      amounts: {
        price: money(price * partOfPiece.length, currency),
        saving: money(Math.round((price * partOfPiece.length * savedPercent) / 100), currency),
        vatRate,
      },
      quantity: partOfPiece.length,
      partOfPiece: partOfPiece.toSorted((a, b) => a - b),
    }));

/** Orders with two rates in either currency, gross or net, whose pieces are divided among documents. */
const anyOrder = (mostParts: number) =>
  fc
    .tuple(
      fc.constantFrom<Currency>('EUR', 'CHF'),
      fc.constantFrom(...RATES),
      fc.boolean(),
      fc.constantFrom(0, 495, 3900),
      fc.integer({ min: 1, max: mostParts }),
    )
    .chain(([currency, rates, isNet, shipping, count]) =>
      fc.array(anyLine(currency, rates, count), { minLength: 1, maxLength: 8 }).map((lines) => ({
        charges: { lines: lines.map(({ amounts }) => amounts), shipping: money(shipping, currency), isNet },
        lines,
        count,
      })),
    );

type GeneratedOrder = ReturnType<typeof anyOrder> extends fc.Arbitrary<infer Order> ? Order : never;

/** Some pieces of each line in each document, delivery in the first one. */
const partsOf = ({ lines, count }: GeneratedOrder): readonly ChargedPart[] =>
  Array.from({ length: count }, (_, part) => ({
    withShipping: part === 0,
    lines: lines.map(({ amounts, quantity, partOfPiece }) => {
      const from = partOfPiece.filter((other) => other < part).length;
      const price = paidForPieces(amounts, quantity, {
        from,
        to: from + partOfPiece.filter((other) => other === part).length,
      });
      return { price, saving: money(0, price.currency), vatRate: amounts.vatRate };
    }),
  }));

const documentsOf = (order: GeneratedOrder): readonly Figures[] => figuresOfParts(order.charges, partsOf(order));

/** By how many cents a stated tax misses that of the stated net amount. */
const missedBy = ({ taxes }: Figures): readonly number[] =>
  taxes.map(({ rate, amount, net }) => Math.abs((net.minor * rate) / 100 - amount.minor));

const taxAt = ({ taxes }: Figures, rate: number): number => taxes.find((tax) => tax.rate === rate)?.amount.minor ?? 0;

const isAddedUp = ({ goods, savings, shipping, taxes, net, total }: Figures, { isNet }: Charges): boolean => {
  const charged = plus(minus(goods, savings), shipping);
  const tax = sumOf(
    taxes.map(({ amount }) => amount),
    total.currency,
  );
  return isNet
    ? charged.minor === net.minor && total.minor === charged.minor + tax.minor
    : total.minor === charged.minor && net.minor + tax.minor === charged.minor;
};

const ORDERS = 400;
const always = (orders: fc.Arbitrary<GeneratedOrder>, holds: (order: GeneratedOrder) => void): void => {
  const property = fc.property(orders, (order) => {
    holds(order);
  });
  fc.assert(property, { numRuns: ORDERS });
};

describe(`documents about ${ORDERS} generated orders`, () => {
  it('about a whole order state the tax of their net amounts, to the nearest cent', () => {
    always(anyOrder(1), ({ charges }) => expect(Math.max(0, ...missedBy(figuresOf(charges)))).toBeLessThan(0.62));
  });

  it('about one of two parts state the tax of their net amounts to a cent', () => {
    always(anyOrder(2), (order) => expect(Math.max(0, ...documentsOf(order).flatMap(missedBy))).toBeLessThanOrEqual(1));
  });

  it('about one of many parts state a tax that is rounded up or down', () => {
    always(anyOrder(9), (order) =>
      documentsOf(order).forEach(({ taxes }) => {
        for (const { rate, amount, net } of taxes)
          expect(
            Math.abs(
              ((net.minor + (order.charges.isNet ? 0 : amount.minor)) * rate) /
                (order.charges.isNet ? 100 : 100 + rate) -
                amount.minor,
            ),
          ).toBeLessThan(1);
      }),
    );
  });

  it('add up to the order: goods, delivery, the tax of each rate, and the total', () => {
    always(anyOrder(9), (order) => {
      const [whole, documents] = [figuresOf(order.charges), documentsOf(order)];
      const sum = (figure: (of: Figures) => Money): Money => sumOf(documents.map(figure), whole.total.currency);
      expect([
        sum(({ goods, savings }) => minus(goods, savings)),
        sum(({ shipping }) => shipping),
        sum(({ net }) => net),
        sum(({ total }) => total),
      ]).toEqual([minus(whole.goods, whole.savings), whole.shipping, whole.net, whole.total]);
      for (const { rate, amount } of whole.taxes)
        expect(documents.reduce((tax, document) => tax + taxAt(document, rate), 0)).toBe(amount.minor);
    });
  });

  it('add up what they state', () => {
    always(anyOrder(3), (order) =>
      expect(
        [figuresOf(order.charges), ...documentsOf(order)].filter((figures) => !isAddedUp(figures, order.charges)),
      ).toEqual([]),
    );
  });

  it('about a single line charge its own price less its own saving, whatever the other lines saved', () => {
    always(anyOrder(1), ({ charges: { lines, shipping } }) => {
      const documents = figuresOfParts(
        { lines, shipping, isNet: false },
        lines.map((line) => ({ lines: [line], withShipping: false })),
      );
      expect(documents.map(({ total }) => total.minor)).toEqual(
        lines.map(({ price, saving }) => price.minor - saving.minor),
      );
    });
  });
});
