import type { ReactNode } from 'react';

import type { TilePartFragment } from '../../platform/generated/graphql.ts';
import { ProductTile } from './product-tile.tsx';
import styles from './tile-row.module.css';

interface TileRowProps {
  /** Of the heading. */
  readonly id: string;
  readonly headline: string;
  readonly tiles: readonly TilePartFragment[];
  /** Beside the heading. */
  readonly more?: ReactNode;
  /** On a tile, such as a button to remove it. */
  readonly beside?: (tile: TilePartFragment) => ReactNode;
  /** Whether it is in the first view. @default false */
  readonly isFirst?: boolean;
}

/** Products in a scrolling row. */
export const TileRow = ({ id, headline, tiles, more, beside, isFirst = false }: TileRowProps): ReactNode => (
  <section className={styles.row} aria-labelledby={id}>
    <header className={styles.header}>
      <h2 id={id}>{headline}</h2>
      {more}
    </header>
    <ul className={styles.tiles} aria-labelledby={id}>
      {tiles.map((tile, at) => (
        <li key={tile.id}>
          <ProductTile headingLevel="h3" tile={tile} isEager={isFirst && at < 4} />
          {beside?.(tile)}
        </li>
      ))}
    </ul>
  </section>
);
