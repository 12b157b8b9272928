import { MOST_ORDER_LINES, ORDER_LINES_MAX_LENGTH } from '@shop/domain/carts/order-lines';
import { isBlankRow, type OrderFormRow, rowsOfLines, rowsText } from '@shop/domain/order-forms/order-form-rows';
import type { FormEcho } from '@shop/domain/pages/page-contract';
import { plainToInstance } from 'class-transformer';
import { IsLongText, IsTexts } from '../shared/is-text.ts';

/** An order form as browsers post it without scripts: its rows, and lines that were pasted beside them. */
export class OrderFormFields {
  /** Of each row. */
  @IsTexts(MOST_ORDER_LINES) readonly orderNumber: readonly string[] = [];
  /** Of each row. */
  @IsTexts(MOST_ORDER_LINES) readonly quantity: readonly string[] = [];
  @IsLongText(ORDER_LINES_MAX_LENGTH) readonly orderLines: string = '';
}

/** All rows of a posted form, the pasted lines last, and lines for which there is no room. */
export const rowsOfForm = ({
  orderNumber,
  quantity,
  orderLines,
}: OrderFormFields): { readonly rows: readonly OrderFormRow[]; readonly beyond: readonly string[] } => {
  const filled = orderNumber
    .map((number, at) => ({ orderNumber: number, quantity: quantity[at] ?? '' }))
    .filter((row) => !isBlankRow(row));
  const { rows, beyond } = rowsOfLines(orderLines, MOST_ORDER_LINES - filled.length);
  return { rows: [...filled, ...rows], beyond };
};

/** Shows the form again with these rows. */
export const orderFormEcho = (rows: readonly OrderFormRow[], beyond: readonly string[]): FormEcho => ({
  form: 'orderForm',
  values: { rows: rowsText(rows), orderLines: beyond.join('\n') },
  fieldErrors: beyond.length === 0 ? [] : [{ field: 'orderLines', message: 'shop.orderForm.tooMany' }],
});

/** Shows the form with these rows below those that it holds. */
export const moreRowsEcho = (rows: readonly OrderFormRow[]): FormEcho => ({
  form: 'orderForm',
  values: { moreRows: rowsText(rows) },
  fieldErrors: [],
});

/** Shows a form again that was posted in vain, with all of its rows. */
export const postedOrderForm = (body: unknown): FormEcho => {
  const { rows, beyond } = rowsOfForm(plainToInstance(OrderFormFields, body));
  return orderFormEcho(rows, beyond);
};
