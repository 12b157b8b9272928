import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, memo, type ReactNode } from 'react';

import { useFieldInputBeforeHydration } from '../../platform/forms/input-before-hydration.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import fieldStyles from '../../ui/field.module.css';
import { fieldId } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CELL, ROW } from '../../ui/table-roles.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { needsSomething } from './checked-rows.ts';
import styles from './order-form.module.css';
import type { OrderFormLine } from './order-forms.queries.ts';
import { RowOutcome } from './row-outcome.tsx';
import type { RowActions } from './use-order-form.ts';

/** The name under which the summary of problems finds the row's number. */
export const numberField = (at: number): string => `orderNumber.${at}`;
const quantityField = (at: number): string => `quantity.${at}`;

const focusField = (name: string): void => document.getElementById(fieldId(name))?.focus();

/** Several lines, or cells of a spreadsheet. */
const IS_TABLE = /[\t\n\r;]/u;

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
    const number = useFieldInputBeforeHydration<HTMLInputElement>(orderNumber, (typed) =>
      actions.set(at, { orderNumber: typed }),
    );
    const pieces = useFieldInputBeforeHydration<HTMLInputElement>(quantity, (typed) =>
      actions.set(at, { quantity: typed }),
    );
    const goOn = (event: KeyboardEvent, next: string): void => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      focusField(next);
    };
    const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
      const lines = event.clipboardData.getData('text');
      if (!IS_TABLE.test(lines.trim())) return;
      event.preventDefault();
      actions.pasteAt(at, lines);
    };
    const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
      if (!currentTarget.contains(relatedTarget)) actions.check();
    };
    const isWrong = needsSomething(line);
    const described = line === undefined ? {} : { 'aria-describedby': outcomeId };
    return (
      <tr {...ROW} className={styles.row} onBlur={leave}>
        <td {...CELL}>
          <span className={styles.label} aria-hidden="true">
            {t('column.number')}
          </span>
          <input
            ref={number}
            id={fieldId(numberField(at))}
            name="orderNumber"
            className={fieldStyles.control}
            aria-label={t('row.number', { number: at + 1 })}
            value={orderNumber}
            list={suggestionsId}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="next"
            aria-invalid={isWrong || undefined}
            {...described}
            onChange={({ target }) => actions.set(at, { orderNumber: target.value })}
            onKeyDown={(event) => goOn(event, quantityField(at))}
            onPaste={paste}
          />
        </td>
        <td {...CELL}>
          <span className={styles.label} aria-hidden="true">
            {t('column.quantity')}
          </span>
          <input
            ref={pieces}
            id={fieldId(quantityField(at))}
            name="quantity"
            className={fieldStyles.control}
            aria-label={t('row.quantity', { number: at + 1 })}
            value={quantity}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            {...described}
            onChange={({ target }) => actions.set(at, { quantity: target.value })}
            onKeyDown={(event) => goOn(event, numberField(at + 1))}
          />
        </td>
        <td {...CELL} className={styles.article}>
          {line !== undefined && (
            <RowOutcome
              line={line}
              id={outcomeId}
              isFirst={isFirst}
              onTake={(taken) => {
                actions.set(at, {
                  orderNumber: taken,
                  quantity: quantity.trim() === '' ? String(line.asked ?? 1) : quantity,
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
