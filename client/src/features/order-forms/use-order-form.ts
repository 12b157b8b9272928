import { MOST_ORDER_LINES, ORDER_LINES_MAX_LENGTH, orderLinesError } from '@shop/domain/carts/order-lines';
import { isBlankRow, type OrderFormRow, rowsIn, rowsOfLines, rowsText } from '@shop/domain/order-forms/order-form-rows';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import type { FieldValues } from '../../platform/forms/form-draft.ts';
import { useFormValues } from '../../platform/forms/form-values.ts';
import { useFormEcho } from '../../platform/pages/page-context.tsx';
import { type CheckedRows, uncheckedRows, withLines, withoutRows } from './checked-rows.ts';
import { checkedOrderFormQuery, type OrderFormLine } from './order-forms.queries.ts';

export const ORDER_FORM_NAME = 'orderForm';

const TOO_MANY = 'shop.orderForm.tooMany' satisfies MessageKey;

const NOTHING: CheckedRows = new Map();

/** Those that the form holds, and those that another page has sent to it; the same once, as it may be sent twice. */
export const rowsOfValues = ({ rows = '', moreRows = '' }: FieldValues): readonly OrderFormRow[] => {
  const held = rowsIn(rows);
  const texts = new Set(held.map((row) => rowsText([row])));
  return [...held, ...rowsIn(moreRows).filter((row) => !texts.has(rowsText([row])))];
};

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
  const { values, current, change } = useFormValues(
    ORDER_FORM_NAME,
    { rows: '', moreRows: '', orderLines: '' },
    echo?.values,
  );
  const [checked, setChecked] = useState(() => checkedOnServer(client, filledIn(rowsOfValues(echo?.values ?? {}))));
  const latest = useRef(checked);
  const [isUnchecked, setUnchecked] = useState(false);
  const [textError, setTextError] = useState<string | undefined>(echo?.fieldErrors[0]?.message);

  const rowsNow = (): readonly OrderFormRow[] => rowsOfValues(current());
  const setRows = (rows: readonly OrderFormRow[]): void => change({ rows: rowsText(rows), moreRows: '' });
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
  /** Shows the rows that there is room for. The others are lines above those that the text holds. */
  const fill = (rows: readonly OrderFormRow[], beyond: readonly string[] = []): void => {
    const shown = rows.slice(0, MOST_ORDER_LINES);
    const lines = [...rows.slice(MOST_ORDER_LINES).map((row) => rowsText([row])), ...beyond];
    const { orderLines } = current();
    if (lines.length > 0) setTextError(TOO_MANY);
    change({
      rows: rowsText(shown),
      moreRows: '',
      orderLines: [...lines, ...(orderLines === '' ? [] : [orderLines])].join('\n'),
    });
    ignoreRejection(check());
  };
  /** Makes rows of lines, between those before and after them. */
  const insert = (before: readonly OrderFormRow[], lines: string, after: readonly OrderFormRow[]): void => {
    // A row has no room for its error: the text has.
    if (lines.length > ORDER_LINES_MAX_LENGTH) {
      change({ orderLines: [lines, current().orderLines].join('\n').trimEnd() });
      setTextError(orderLinesError(lines));
      return;
    }
    const { rows, beyond } = rowsOfLines(lines, MOST_ORDER_LINES - before.length - after.length);
    fill([...before, ...rows, ...after], beyond);
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
  const [start] = useState(() => () => {
    // Below rows of before, there may be room for a part only.
    if (current().moreRows !== '') fill(filledIn(rowsNow()));
    // A draft of before was not checked on this page.
    else actions.check();
  });
  useEffect(start, [start]);

  return {
    rows: rowsOfValues(values),
    orderLines: values['orderLines'] ?? '',
    checked,
    isUnchecked,
    actions,
    /** Why the text is no rows, as a message key. */
    textError,
    setOrderLines: (orderLines: string): void => {
      setTextError(undefined);
      change({ orderLines });
    },
    /** Makes rows of the text. Returns whether it could be read; what there is no room for stays in it. */
    takeOver: (): boolean => {
      const { orderLines } = current();
      const error = orderLinesError(orderLines);
      setTextError(error);
      if (error !== undefined) return false;
      change({ orderLines: '' });
      insert(filledIn(rowsNow()), orderLines, []);
      return true;
    },
    hasText: () => current().orderLines.trim() !== '',
    filledRows: () => filledIn(rowsNow()),
    /** Says what became of rows that were sent, and takes those away that went in. What was typed meanwhile stays. */
    settle: (
      sent: readonly OrderFormRow[],
      lines: readonly OrderFormLine[],
      gone: readonly OrderFormRow[] = [],
    ): void => {
      remember(NOTHING, sent, lines);
      fill(withoutRows(filledIn(rowsNow()), gone));
    },
    /** Puts rows back above all others. */
    putBack: (rows: readonly OrderFormRow[]): void => fill([...rows, ...filledIn(rowsNow())]),
  };
};
