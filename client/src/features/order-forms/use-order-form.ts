import { orderLinesError } from '@shop/domain/carts/order-lines';
import {
  isBlankRow,
  MOST_ROWS,
  type OrderFormRow,
  rowsIn,
  rowsOfLines,
  rowsText,
} from '@shop/domain/order-forms/order-form-rows';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useFormValues } from '../../platform/forms/form-values.ts';
import { useFormEcho } from '../../platform/pages/page-context.tsx';
import { type CheckedRows, uncheckedRows, withLines } from './checked-rows.ts';
import { checkedOrderFormQuery, type OrderFormLine } from './order-forms.queries.ts';

export const ORDER_FORM_NAME = 'orderForm';

/** Why lines are still no rows: as a message key. */
export const TOO_MANY_ROWS = 'shop.orderForm.tooMany';

const NOTHING: CheckedRows = new Map();

const filledIn = (rows: readonly OrderFormRow[]): readonly OrderFormRow[] => rows.filter((row) => !isBlankRow(row));

/** What the server said about rows that were sent without scripts. */
const checkedOnServer = (client: QueryClient, rows: readonly OrderFormRow[]): CheckedRows => {
  const known = client.getQueryData(checkedOrderFormQuery(rows).queryKey);
  return known === undefined ? NOTHING : withLines(NOTHING, rows, known.checkedOrderForm);
};

/** What can be done with the rows. The same object for as long as the page is open. */
export interface RowActions {
  readonly set: (at: number, change: Partial<OrderFormRow>) => void;
  readonly remove: (at: number) => void;
  /** Puts pasted lines into the place of a row, and before those that follow. */
  readonly pasteAt: (at: number, lines: string) => void;
  /** Asks the shop about rows that it was not asked about. */
  readonly check: () => void;
}

/** The rows of the order form, the text beside them, and what the shop says about each row. Both survive a reload and the way back. */
export const useOrderForm = () => {
  const client = useQueryClient();
  const echo = useFormEcho(ORDER_FORM_NAME);
  const { values, current, change } = useFormValues(ORDER_FORM_NAME, { rows: '', orderLines: '' }, echo?.values);
  const [checked, setChecked] = useState(() => checkedOnServer(client, filledIn(rowsIn(echo?.values['rows'] ?? ''))));
  const latest = useRef(checked);
  const [isUnchecked, setUnchecked] = useState(false);

  const rowsNow = (): readonly OrderFormRow[] => rowsIn(current().rows);
  const setRows = (rows: readonly OrderFormRow[]): void => change({ rows: rowsText(rows) });
  const remember = (known: CheckedRows, rows: readonly OrderFormRow[], lines: readonly OrderFormLine[]): void => {
    latest.current = withLines(known, rows, lines);
    setChecked(latest.current);
  };
  const check = async (): Promise<void> => {
    const rows = uncheckedRows(rowsNow(), latest.current);
    if (rows.length === 0) return;
    try {
      const { checkedOrderForm } = await client.fetchQuery(checkedOrderFormQuery(rows));
      remember(latest.current, rows, checkedOrderForm);
      setUnchecked(false);
    } catch {
      setUnchecked(true);
    }
  };
  /** Makes rows of lines, after the first ones, and leaves in the text what there is no room for. */
  const insert = (before: readonly OrderFormRow[], lines: string, after: readonly OrderFormRow[]): void => {
    const room = MOST_ROWS - before.length - after.length;
    const { rows, beyond } = rowsOfLines(lines, room);
    change({
      rows: rowsText([...before, ...rows, ...after]),
      ...(beyond.length === 0 ? {} : { orderLines: beyond.join('\n') }),
    });
    ignoreRejection(check());
  };
  const [actions] = useState(
    (): RowActions => ({
      set: (at, part) => {
        const rows = [...rowsNow()];
        while (rows.length <= at) rows.push({ orderNumber: '', quantity: '' });
        setRows(rows.map((row, place) => (place === at ? { ...row, ...part } : row)));
      },
      remove: (at) => setRows(rowsNow().filter((_row, place) => place !== at)),
      pasteAt: (at, lines) => insert(filledIn(rowsNow().slice(0, at)), lines, filledIn(rowsNow().slice(at + 1))),
      check: () => ignoreRejection(check()),
    }),
  );
  useEffect(() => {
    // A draft of before was not checked on this page.
    actions.check();
  }, [actions]);

  return {
    rows: rowsIn(values['rows'] ?? ''),
    orderLines: values['orderLines'] ?? '',
    checked,
    isUnchecked,
    actions,
    setOrderLines: (orderLines: string): void => change({ orderLines }),
    /** Makes rows of the text. Returns why not. */
    takeOver: (): string | undefined => {
      const { orderLines } = current();
      const error = orderLinesError(orderLines);
      if (error !== undefined) return error;
      change({ orderLines: '' });
      insert(filledIn(rowsNow()), orderLines, []);
      return current().orderLines === '' ? undefined : TOO_MANY_ROWS;
    },
    filledRows: () => filledIn(rowsNow()),
    pastedLines: () => current().orderLines,
    /** Shows these rows, with what became of all that were sent. */
    show: (rows: readonly OrderFormRow[], sent: readonly OrderFormRow[], lines: readonly OrderFormLine[]): void => {
      remember(NOTHING, sent, lines);
      setRows(rows);
    },
  };
};
