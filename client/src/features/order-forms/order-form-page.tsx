import { MOST_ORDER_LINES } from '@shop/domain/carts/order-lines';
import { LINE_OUTCOMES, outcomeCounts } from '@shop/domain/order-forms/order-form';
import { isBlankRow, type OrderFormRow as Row } from '@shop/domain/order-forms/order-form-rows';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { failureMessage } from '../../platform/failures/failure-notice.ts';
import { useOneAtATime } from '../../platform/failures/use-one-at-a-time.ts';
import { formUrl } from '../../platform/forms/form-names.ts';
import { useErrorTitle } from '../../platform/forms/use-error-title.ts';
import { useFormInputBeforeHydration } from '../../platform/forms/input-before-hydration.ts';
import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useFormEcho } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMessage } from '../../platform/texts/use-message.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type FormProblem } from '../../ui/error-summary.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { COLUMN_HEADER, ROW, ROW_GROUP, TABLE } from '../../ui/table-roles.ts';
import { AddedOrderForm } from './added-order-form.tsx';
import { type CheckedRows, lineOf } from './checked-rows.ts';
import { NumberSuggestions } from './number-suggestions.tsx';
import { OrderFormRow, wrongField } from './order-form-row.tsx';
import styles from './order-form.module.css';
import { type AddedOrderForm as Added, useAddOrderForm } from './order-forms.mutations.ts';
import type { OrderFormLine } from './order-forms.queries.ts';
import { PasteLines } from './paste-lines.tsx';
import { useProblemText } from './row-outcome.tsx';
import { ORDER_FORM_NAME, useOrderForm } from './use-order-form.ts';

/** Rows that an empty form shows. */
const FIRST_ROWS = 5;

const BLANK: Row = { orderNumber: '', quantity: '' };

/** With blank rows below: there is always one to go on with. */
const withBlankRows = (rows: readonly Row[]): readonly Row[] => {
  const filled = rows.findLastIndex((row) => !isBlankRow(row)) + 1;
  const count = Math.min(Math.max(FIRST_ROWS, filled + 1), MOST_ORDER_LINES);
  return Array.from({ length: Math.max(count, filled) }, (_none, at) => rows[at] ?? BLANK);
};

interface RowsProps extends Pick<ReturnType<typeof useOrderForm>, 'rows' | 'checked' | 'actions'> {
  readonly suggestionsId: string;
}

const Rows = ({ rows, checked, actions, suggestionsId }: RowsProps): ReactNode => {
  const { t } = useTranslation('order-forms');
  const told = new Set<OrderFormLine>();
  return (
    <table {...TABLE} className={styles.table} aria-label={t('rows')}>
      <thead {...ROW_GROUP} className={styles.head}>
        <tr {...ROW}>
          <th {...COLUMN_HEADER} scope="col">
            {t('column.orderNumber')}
          </th>
          <th {...COLUMN_HEADER} scope="col">
            {t('column.quantity')}
          </th>
          <th {...COLUMN_HEADER} scope="col">
            {t('column.article')}
          </th>
          <th {...COLUMN_HEADER} scope="col" className={styles.total}>
            {t('column.total')}
          </th>
        </tr>
      </thead>
      <tbody {...ROW_GROUP} className={styles.body}>
        {withBlankRows(rows).map((row, at) => {
          const line = lineOf(checked, row);
          const isFirst = line !== undefined && !told.has(line);
          if (line !== undefined) told.add(line);
          return (
            <OrderFormRow
              key={at}
              at={at}
              orderNumber={row.orderNumber}
              quantity={row.quantity}
              line={line}
              isFirst={isFirst}
              isBlank={isBlankRow(row)}
              suggestionsId={suggestionsId}
              actions={actions}
            />
          );
        })}
      </tbody>
    </table>
  );
};

/** How many rows came to what, for eyes and screen readers. Rows that are still being filled in do not count. */
const CheckedCounts = ({
  rows,
  checked,
}: {
  readonly rows: readonly Row[];
  readonly checked: CheckedRows;
}): ReactNode => {
  const { t } = useTranslation('order-forms');
  const lines = rows.flatMap((row) => lineOf(checked, row) ?? []);
  const counts = outcomeCounts(lines.flatMap((line) => LINE_OUTCOMES.filter((outcome) => outcome === line.outcome)));
  const told = LINE_OUTCOMES.filter((outcome) => counts[outcome] > 0);
  return (
    <p role="status">
      {lines.length > 0 &&
        [
          t('counts', { count: lines.length }),
          ...told.map((outcome) => t(`counts.${outcome}`, { count: counts[outcome] })),
        ].join(' · ')}
    </p>
  );
};

const hasOwnForm = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.hasAttribute('formaction') === true;

interface Sent {
  readonly result: Added;
  /** The rows that went in. */
  readonly added: readonly Row[];
  readonly left: number;
}

/** Many articles at once by their numbers ("Bestellschein", SVC-01). */
export const OrderFormPage = (): ReactNode => {
  const { t } = useTranslation('order-forms');
  const { isB2b } = useStorefront();
  const message = useMessage();
  const problemText = useProblemText();
  const suggestionsId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const echo = useFormEcho(ORDER_FORM_NAME);
  const form = useOrderForm();
  const { rows, checked, orderLines } = form;
  const { mutateAsync: add, isPending } = useAddOrderForm();
  const [sent, setSent] = useState<Sent | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  const [isSummed, setSummed] = useState(echo !== undefined);
  useFormInputBeforeHydration(formRef, { orderLines }, (typed) => form.setOrderLines(typed['orderLines'] ?? ''));

  const problems: readonly FormProblem[] = [
    ...(failure === undefined ? [] : [{ text: message(failure) }]),
    ...(isSummed
      ? rows.flatMap((row, at) => {
          const line = lineOf(checked, row);
          return line?.isLeft === true
            ? [{ field: wrongField(at, row, line), text: t('problem', { number: at + 1, text: problemText(line) }) }]
            : [];
        })
      : []),
  ];
  useErrorTitle(problems.length > 0);
  useEffect(() => {
    if (failure !== undefined) summaryRef.current?.focus();
  }, [failure]);
  const fail = (messageKey: string): void => {
    setFailure(messageKey);
    setSent(undefined);
  };
  const send = useOneAtATime(async () => {
    setFailure(undefined);
    if (form.hasText() && !form.takeOver()) return;
    const rowsSent = form.filledRows();
    if (rowsSent.length === 0) {
      fail('shop.orderForm.nothing');
      return;
    }
    const result = await add(rowsSent).catch((failed: unknown) => {
      fail(failureMessage(failed));
      return undefined;
    });
    if (result === undefined) return;
    setSummed(true);
    if (result.__typename === 'OrderFormRefused') {
      form.settle(rowsSent, result.lines);
      fail(result.messageKey);
      return;
    }
    const left = new Set(result.lines.flatMap((line) => (line.isLeft ? line.rows : [])));
    const added = rowsSent.filter((_row, at) => !left.has(at));
    form.settle(rowsSent, result.lines, added);
    setSent({ result, added, left: left.size });
  });
  const undone = ({ added }: Sent): void => {
    setSent(undefined);
    setSummed(false);
    form.putBack(added);
    formRef.current?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      {sent !== undefined && <AddedOrderForm result={sent.result} left={sent.left} onUndone={() => undone(sent)} />}
      <PostForm
        action="add-order-form"
        ref={formRef}
        className={styles.form}
        aria-label={t('title')}
        onSubmit={(event: FormEvent) => {
          // The other buttons are of forms that the browser posts itself.
          if (hasOwnForm(event)) return;
          event.preventDefault();
          send();
        }}
      >
        <div className={styles.rows}>
          <ErrorSummary problems={problems} ref={summaryRef} />
          <Rows rows={rows} checked={checked} actions={form.actions} suggestionsId={suggestionsId} />
          <NumberSuggestions id={suggestionsId} form={formRef} />
          <CheckedCounts rows={rows} checked={checked} />
          {form.isUnchecked && <p role="alert">{t('unchecked')}</p>}
          <div className={styles.ways}>
            <Button type="submit" isPending={isPending}>
              {t('add')}
            </Button>
            <Button type="submit" variant="outline" formAction={formUrl('order-form-onto-list')}>
              {t(isB2b ? 'toList.business' : 'toList')}
            </Button>
            <Button type="submit" variant="outline" formAction={formUrl('print-order-form')}>
              {t('print')}
            </Button>
            <Button type="submit" variant="link" formAction={formUrl('print-order-form')} name="blank" value="true">
              {t('print.blank')}
            </Button>
          </div>
        </div>
        <PasteLines
          orderLines={orderLines}
          error={form.textError}
          onChange={form.setOrderLines}
          onTakeOver={form.takeOver}
        />
      </PostForm>
    </div>
  );
};
