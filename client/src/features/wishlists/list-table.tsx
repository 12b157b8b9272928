import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { usePendingChanges } from './change-list.mutations.ts';
import { EntryRow } from './entry-row.tsx';
import { AllRowsLink, useFirstRows } from './first-rows.tsx';
import { useListPage } from './list-page-context.ts';
import { idOfRow, type ListChange, type ListRow } from './list-rows.ts';
import styles from './list-table.module.css';
import { RemovedRow } from './removed-row.tsx';
import { useRowGroups } from './row-groups.ts';
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

/** The entries of a list as a table, whose rows are cards on a phone. The body of a `<table>` cannot have the groups of its rows. */
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
  const body = useRowGroups(shown.length);
  const busy = new Set(usePendingChanges().flatMap(entriesOf));
  return (
    <>
      <div {...TABLE} aria-rowcount={rows.length + 1} aria-label={t('table', { list: listName })}>
        <div {...ROW_GROUP} className={styles.head}>
          <div {...ROW} aria-rowindex={1}>
            <div {...CELL} className={styles.choose} />
            <div {...COLUMN_HEADER}>{t('column.article')}</div>
            <div {...COLUMN_HEADER}>{t(isClassList ? 'column.needed' : 'column.quantity')}</div>
            <div {...COLUMN_HEADER} className={styles.sum}>
              {t('column.total')}
            </div>
          </div>
        </div>
        <div {...ROW_GROUP} ref={body} className={styles.body} data-focus-stays>
          {shown.map((row, index) => {
            const id = idOfRow(row);
            return 'entry' in row ? (
              <EntryRow
                key={`entry ${id}`}
                entry={row.entry}
                index={index}
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
                index={index}
                isBusy={busy.has(id)}
                isFocused={focused?.id === id}
              />
            );
          })}
        </div>
      </div>
      <AllRowsLink href={allHref} count={rows.length} shown={shown.length} />
    </>
  );
};
