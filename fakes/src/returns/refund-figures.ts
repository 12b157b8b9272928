import {
  type ChargedPart,
  type Figures,
  figuresOfParts,
  type LineAmounts,
  paidFor,
  paidForPieces,
} from '@shop/domain/orders/order-figures';
import { money } from '@shop/domain/shared/money';
import { chargesOf } from '../orders/charges-of.ts';
import type { OrderRecord } from '../orders/order-record.ts';

/** Pieces of a line, by the number of the line. */
export type PiecesOf = (lineNo: number) => number;

interface SoldLine {
  readonly lineNo: number;
  readonly quantity: number;
  readonly amounts: LineAmounts;
}

const soldLines = ({ lines, confirmation: { positions } }: OrderRecord): readonly SoldLine[] =>
  positions.flatMap(({ quantity }, at) => {
    const amounts = lines[at];
    return amounts === undefined || quantity === 0 ? [] : [{ lineNo: at + 1, quantity, amounts }];
  });

/** What is refunded for the pieces that come back after others. The delivery costs go back with the last piece that was paid for (§ 357 (2) BGB). */
const partOf = (sold: readonly SoldLine[], before: PiecesOf, after: PiecesOf): ChargedPart => {
  const lines = sold.map(({ lineNo, quantity, amounts }) => {
    const price = paidForPieces(amounts, quantity, { from: before(lineNo), to: after(lineNo) });
    return { price, saving: money(0, price.currency), vatRate: amounts.vatRate };
  });
  const isComplete = (pieces: PiecesOf): boolean =>
    sold.every(({ lineNo, quantity, amounts }) => paidFor(amounts).minor === 0 || pieces(lineNo) >= quantity);
  return { lines, withShipping: isComplete(after) && !isComplete(before) };
};

/**
 * What the returns of an order refund, the first one first: what their own pieces cost, less what they saved, and the tax in it.
 * Refunds of all pieces add up to the order. Business prices are net: there the tax is added to them.
 */
export const refundFigures = (order: OrderRecord, returns: readonly PiecesOf[]): readonly Figures[] => {
  const sold = soldLines(order);
  const returnedBy =
    (count: number): PiecesOf =>
    (lineNo) =>
      returns.slice(0, count).reduce((sum, pieces) => sum + pieces(lineNo), 0);
  return figuresOfParts(
    chargesOf(order),
    returns.map((_, at) => partOf(sold, returnedBy(at), returnedBy(at + 1))),
  );
};
