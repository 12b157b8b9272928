import { isBlankRow, type OrderFormRow, rowsText } from '@shop/domain/order-forms/order-form-rows';

import type { OrderFormLine } from './order-forms.queries.ts';

/** What became of rows, by what they hold: a row that is changed has no line any more. */
export type CheckedRows = ReadonlyMap<string, OrderFormLine>;

const keyOf = (row: OrderFormRow): string => rowsText([row]);

export const lineOf = (checked: CheckedRows, row: OrderFormRow): OrderFormLine | undefined => checked.get(keyOf(row));

export const uncheckedRows = (rows: readonly OrderFormRow[], checked: CheckedRows): readonly OrderFormRow[] =>
  rows.filter((row) => !isBlankRow(row) && !checked.has(keyOf(row)));

/** With what the shop said about these rows. */
export const withLines = (
  checked: CheckedRows,
  rows: readonly OrderFormRow[],
  lines: readonly OrderFormLine[],
): CheckedRows =>
  new Map([
    ...checked,
    ...lines.flatMap((line) =>
      line.rows.flatMap((at) => {
        const row = rows[at];
        return row === undefined ? [] : [[keyOf(row), line] as const];
      }),
    ),
  ]);

/** The rows but those that are gone: of equal ones, as many as are gone. */
export const withoutRows = (rows: readonly OrderFormRow[], gone: readonly OrderFormRow[]): readonly OrderFormRow[] => {
  const keys = gone.map(keyOf);
  return rows.filter((row) => {
    const at = keys.indexOf(keyOf(row));
    if (at !== -1) keys.splice(at, 1);
    return at === -1;
  });
};
