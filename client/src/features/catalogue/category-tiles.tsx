import type { ReactNode } from 'react';

import type { PicturePartFragment } from '../../platform/generated/graphql.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './category-tiles.module.css';

/** As many as a phone shows in the first view. */
const EAGER_TILES = 2;

interface CategoryTilesProps {
  readonly id: string;
  readonly headline: string | undefined;
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly path: string;
    readonly picture: PicturePartFragment | null;
  }[];
  /** @default 'large' */
  readonly look?: 'large' | 'small';
}

export const CategoryTiles = ({ id, headline, categories, look = 'large' }: CategoryTilesProps): ReactNode => (
  <section className={styles.tiles} data-look={look} aria-labelledby={headline === undefined ? undefined : id}>
    {headline !== undefined && <h2 id={id}>{headline}</h2>}
    <ul>
      {categories.map(({ id: categoryId, name, path, picture }, at) => (
        <li key={categoryId}>
          <a className={styles.tile} href={path}>
            {picture !== null && (
              <Picture
                className={styles.picture}
                picture={picture}
                alt=""
                sizes="(width >= 64em) 180px, 45vw"
                isEager={at < EAGER_TILES}
              />
            )}
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
