import type { TeaserType } from '@shop/domain/content/teaser-attributes';
import type { FunctionComponent, ReactNode } from 'react';

import type { ContentRow, Teaser, TeaserProps } from './model/teaser.ts';
import styles from './content-rows.module.css';

/** The component for each type of teaser. */
export type TeaserRegistry = { readonly [Type in TeaserType]: FunctionComponent<TeaserProps<Type>> };

/** The component of a teaser. Whatever the type of a teaser, it is a `TeaserOf<never>`. */
const componentOf = (
  teasers: TeaserRegistry,
  { type, template }: Teaser,
): FunctionComponent<TeaserProps<never>> | undefined => {
  const known = [type, template].find((name): name is TeaserType => Object.hasOwn(teasers, name));
  return known === undefined ? undefined : teasers[known];
};

interface ContentRowsProps {
  readonly rows: readonly ContentRow[];
  readonly teasers: TeaserRegistry;
}

/** The editors' rows of cells. A teaser of an unknown type is left out. */
export const ContentRows = ({ rows, teasers }: ContentRowsProps): ReactNode =>
  rows.map((row, at) => (
    <div key={row.cells.map(({ teaser }) => teaser.id).join()} className={styles.row}>
      {row.cells.map(({ teaser, span }) => {
        const Component = componentOf(teasers, teaser);
        return Component === undefined ? null : (
          <div key={teaser.id} className={styles.cell} data-span={span}>
            <Component teaser={teaser} isFirst={at === 0} />
          </div>
        );
      })}
    </div>
  ));
