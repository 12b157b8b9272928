import { type OrderFormRow as Row, rowsOfLines } from '@shop/domain/order-forms/order-form-rows';
import {
  type ClipboardEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
} from 'react';

import { useFieldInputBeforeHydration } from '../../platform/forms/input-before-hydration.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import fieldStyles from '../../ui/field.module.css';
import { fieldId } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CELL, ROW } from '../../ui/table-roles.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './order-form.module.css';
import type { OrderFormLine } from './order-forms.queries.ts';
import { RowOutcome } from './row-outcome.tsx';
import type { RowActions } from './use-order-form.ts';

const numberField = (at: number): string => `orderNumber.${at}`;
const quantityField = (at: number): string => `quantity.${at}`;

const hasWrongQuantity = (quantity: string, { because }: OrderFormLine): boolean =>
  (because === 'no-quantity' || because === 'no-pieces') && quantity.trim() !== '';

/** The name of the field to which the summary of problems leads. */
export const wrongField = (at: number, { quantity }: Row, line: OrderFormLine): string =>
  hasWrongQuantity(quantity, line) ? quantityField(at) : numberField(at);

const focusField = (name: string): void => document.getElementById(fieldId(name))?.focus();

/** Several lines, or cells of a spreadsheet. */
const IS_TABLE = /[\t\n\r;]/u;

interface RowFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange'> {
  readonly name: 'orderNumber' | 'quantity';
  /** Among the rows that are shown, from 0. */
  readonly at: number;
  readonly value: string;
  readonly onType: (typed: string) => void;
  /** The field to which Enter leads. */
  readonly next: string;
}

/** A field of a row. Its label is seen on phones; elsewhere the table's heading stands for it. */
const RowField = ({ name, at, value, onType, next, ...input }: RowFieldProps): ReactNode => {
  const { t } = useTranslation('order-forms');
  const field = useFieldInputBeforeHydration<HTMLInputElement>(value, onType);
  const goOn = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    focusField(next);
  };
  return (
    <td {...CELL}>
      <span className={styles.label} aria-hidden="true">
        {t(`column.${name}`)}
      </span>
      <input
        {...input}
        ref={field}
        id={fieldId(`${name}.${at}`)}
        name={name}
        className={fieldStyles.control}
        aria-label={t(`row.${name}`, { number: at + 1 })}
        value={value}
        autoComplete="off"
        enterKeyHint="next"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={goOn}
      />
    </td>
  );
};

/** The pieces of a row without a quantity of its own. Of several rows about one article, the shop only says what they ask for together. */
const piecesIn = (orderNumber: string, { rows, asked }: OrderFormLine): string =>
  rows.length === 1 ? String(asked ?? '') : (rowsOfLines(orderNumber).rows[0]?.quantity ?? '');

interface OrderFormRowProps {
  /** Among the rows that are shown, from 0. */
  readonly at: number;
  readonly orderNumber: string;
  readonly quantity: string;
  readonly line: OrderFormLine | undefined;
  readonly isFirst: boolean;
  readonly isBlank: boolean;
  readonly suggestionsId: string;
  readonly actions: RowActions;
}

/** A row to fill in, and what becomes of it. Enter leads from field to field, and pasted lines fill the rows below. */
export const OrderFormRow = memo(
  ({ at, orderNumber, quantity, line, isFirst, isBlank, suggestionsId, actions }: OrderFormRowProps): ReactNode => {
    const { t } = useTranslation('order-forms');
    const outcomeId = `${fieldId(numberField(at))}-outcome`;
    const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
      const lines = event.clipboardData.getData('text');
      if (!IS_TABLE.test(lines.trim())) return;
      event.preventDefault();
      actions.pasteAt(at, lines);
    };
    const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
      if (!currentTarget.contains(relatedTarget)) actions.check();
    };
    const described = line === undefined ? {} : { 'aria-describedby': outcomeId };
    const isQuantityWrong = line !== undefined && hasWrongQuantity(quantity, line);
    return (
      <tr {...ROW} className={styles.row} onBlur={leave}>
        <RowField
          name="orderNumber"
          at={at}
          value={orderNumber}
          list={suggestionsId}
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={(line?.isLeft === true && !isQuantityWrong) || undefined}
          {...described}
          onType={(typed) => actions.set(at, { orderNumber: typed })}
          next={quantityField(at)}
          onPaste={paste}
        />
        <RowField
          name="quantity"
          at={at}
          value={quantity}
          inputMode="numeric"
          aria-invalid={isQuantityWrong || undefined}
          {...described}
          onType={(typed) => actions.set(at, { quantity: typed })}
          next={numberField(at + 1)}
        />
        <td {...CELL} className={styles.article}>
          {line !== undefined && (
            <RowOutcome
              line={line}
              id={outcomeId}
              isFirst={isFirst}
              onTake={(taken) => {
                actions.set(at, {
                  orderNumber: taken,
                  quantity: quantity.trim() === '' ? piecesIn(orderNumber, line) : quantity,
                });
                focusField(numberField(at));
                actions.check();
              }}
            />
          )}
        </td>
        <td {...CELL} className={styles.total}>
          {isFirst ? line?.total?.text : undefined}
        </td>
        <td {...CELL} className={styles.remove}>
          {!isBlank && (
            <Button
              variant="link"
              onClick={() => {
                actions.remove(at);
                focusField(numberField(at));
              }}
            >
              <Icon name="close" />
              <VisuallyHidden>{t('row.remove', { number: at + 1 })}</VisuallyHidden>
            </Button>
          )}
        </td>
      </tr>
    );
  },
);
OrderFormRow.displayName = 'OrderFormRow';
