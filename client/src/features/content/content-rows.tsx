import type { ComponentType, ReactNode } from 'react';

import type { ContentRow, TeaserProps } from './model/teaser.ts';
import styles from './content-rows.module.css';

/** The component for each type of teaser. */
export type TeaserRegistry = Readonly<Record<string, ComponentType<TeaserProps> | undefined>>;

interface ContentRowsProps {
  readonly rows: readonly ContentRow[];
  readonly teasers: TeaserRegistry;
}

/** The editors' rows of cells. A teaser of an unknown type is left out. */
export const ContentRows = ({ rows, teasers }: ContentRowsProps): ReactNode =>
  rows.map((row, at) => (
    <div key={row.cells.map(({ teaser }) => teaser.id).join()} className={styles.row}>
      {row.cells.map(({ teaser, span }) => {
        const Teaser = teasers[teaser.type] ?? teasers[teaser.template];
        return Teaser === undefined ? null : (
          <div key={teaser.id} className={styles.cell} data-span={span}>
            <Teaser teaser={teaser} isFirst={at === 0} />
          </div>
        );
      })}
    </div>
  ));
