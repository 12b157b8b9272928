import { MOST_ORDER_LINES, type OrderLine, readOrderLines, readStatedLine } from '../carts/order-lines.ts';
import { ORDER_COLUMN_WORDS } from '../wishlists/order-column-words.ts';

/** A row of an order form as somebody filled it in. Without a quantity, the number may be a whole line such as "3x 4711". */
export interface OrderFormRow {
  readonly orderNumber: string;
  readonly quantity: string;
}

export const isBlankRow = ({ orderNumber, quantity }: OrderFormRow): boolean =>
  orderNumber.trim() === '' && quantity.trim() === '';

/** "4711x3" stays as it is: only the shop knows whether that is an article's number. */
const rowOf = ({ orderNumber, quantity, otherwise }: OrderLine): OrderFormRow => ({
  orderNumber,
  quantity: otherwise === undefined ? String(quantity) : '',
});

/** Lines as rows, and those that there is no room for, as they were typed. */
export interface LinesAsRows {
  readonly rows: readonly OrderFormRow[];
  readonly beyond: readonly string[];
}

/**
 * Makes rows of what somebody typed or pasted, in its order: `room` at most. A line that cannot be read is a row too, with what
 * its table has in the columns of number and quantity, or with all of it in the place of the number.
 */
export const rowsOfLines = (typed: string, room: number = MOST_ORDER_LINES): LinesAsRows => {
  const { heading, lines, unread } = readOrderLines(typed, ORDER_COLUMN_WORDS);
  const all = [
    ...lines.map((line) => ({ place: line.place, text: line.text, row: rowOf(line) })),
    ...unread.map(({ place, text, stated }) => ({ place, text, row: stated ?? { orderNumber: text, quantity: '' } })),
  ].toSorted((one, other) => one.place - other.place);
  const beyond = all.slice(room).map(({ text }) => text);
  return {
    rows: all.slice(0, room).map(({ row }) => row),
    beyond: heading === undefined || beyond.length === 0 ? beyond : [heading, ...beyond],
  };
};

const CELL_END = '\t';
const ROW_END = '\n';

/** Rows as one text, a line each. {@link rowsIn} is its inverse. */
export const rowsText = (rows: readonly OrderFormRow[]): string =>
  rows
    .map((row) => [row.orderNumber, row.quantity].map((cell) => cell.replaceAll(/[\t\n\r]+/gu, ' ')).join(CELL_END))
    .join(ROW_END);

/** Rows as lines to be read. A quantity that is none is left open, not one piece: "4711 many" has no number but its article's. */
export const linesOfRows = (rows: readonly OrderFormRow[]): string =>
  rowsText(
    rows.map((row) => {
      const isOpen = row.quantity.trim() !== '' && typeof readStatedLine(row.orderNumber, row.quantity) === 'string';
      return isOpen ? { ...row, quantity: `${row.quantity} ?` } : row;
    }),
  );

export const rowsIn = (text: string): readonly OrderFormRow[] =>
  text === ''
    ? []
    : text
        .split(ROW_END)
        .slice(0, MOST_ORDER_LINES)
        .map((line) => {
          const [orderNumber = '', quantity = ''] = line.split(CELL_END);
          return { orderNumber, quantity };
        });
