import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { usePendingChanges } from './change-list.mutations.ts';
import { EntryRow } from './entry-row.tsx';
import { AllRowsLink, useFirstRows } from './first-rows.tsx';
import { useListPage } from './list-page-context.ts';
import { idOfRow, type ListChange, type ListRow } from './list-rows.ts';
import styles from './list-table.module.css';
import { RemovedRow } from './removed-row.tsx';
import type { FocusedRow } from './use-list-actions.ts';
import { CELL, COLUMN_HEADER, ROW, ROW_GROUP, TABLE } from '../../ui/table-roles.ts';

interface ListTableProps {
  readonly rows: readonly ListRow[];
  /** Whether all rows are asked for at once, and where they are. */
  readonly isWhole: boolean;
  readonly allHref: string;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (entryId: string, isChosen: boolean) => void;
  readonly onCart: (entryId: string) => void;
  /** Entries that are being put into the cart. */
  readonly inCart: ReadonlySet<string>;
  readonly focused: FocusedRow | undefined;
}

const entriesOf = (change: ListChange): readonly string[] => {
  if ('entryIds' in change) return change.entryIds;
  return 'entryId' in change ? [change.entryId] : [];
};

/** The entries of a list as a table, whose rows are cards on a phone. It keeps its roles, which some browsers take from cards. */
export const ListTable = ({
  rows,
  isWhole,
  allHref,
  chosen,
  onChoose,
  onCart,
  inCart,
  focused,
}: ListTableProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { listName, isClassList } = useListPage();
  const shown = useFirstRows(rows, isWhole);
  const busy = new Set(usePendingChanges().flatMap(entriesOf));
  return (
    <>
      <table {...TABLE} className={styles.table} aria-label={t('table', { list: listName })}>
        <thead {...ROW_GROUP} className={styles.head}>
          <tr {...ROW}>
            <td {...CELL} className={styles.choose} />
            <th {...COLUMN_HEADER} scope="col">
              {t('column.article')}
            </th>
            <th {...COLUMN_HEADER} scope="col">
              {t(isClassList ? 'column.needed' : 'column.quantity')}
            </th>
            <th {...COLUMN_HEADER} scope="col" className={styles.sum}>
              {t('column.total')}
            </th>
          </tr>
        </thead>
        <tbody {...ROW_GROUP} className={styles.body} data-focus-stays>
          {shown.map((row) => {
            const id = idOfRow(row);
            return 'entry' in row ? (
              <EntryRow
                key={`entry ${id}`}
                entry={row.entry}
                isBusy={busy.has(id) || inCart.has(id)}
                isPutting={inCart.has(id)}
                isChosen={chosen.has(id)}
                onChoose={onChoose}
                onCart={onCart}
                isFocused={focused?.id === id}
              />
            ) : (
              <RemovedRow
                key={`removed ${id}`}
                removed={row.removed}
                isBusy={busy.has(id)}
                isFocused={focused?.id === id}
              />
            );
          })}
        </tbody>
      </table>
      <AllRowsLink href={allHref} count={rows.length} shown={shown.length} />
    </>
  );
};
