import type { ReactNode } from 'react';

import { StaticIsland } from '../../platform/islands/static-island.tsx';
import { idsOf, linkOf, type TeaserProps, textOf } from '../content/model/teaser.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { tilesQuery } from './catalogue.queries.ts';
import { ProductTile } from './product-tile.tsx';
import styles from './recommendations-teaser.module.css';

/** Recommended products in a scrolling row. Renders nothing if they cannot be loaded. */
export const RecommendationsTeaser = ({ teaser, isFirst }: TeaserProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const headline = textOf(teaser, 'headline');
  const link = linkOf(teaser, 'teaserLink');
  return (
    <StaticIsland query={tilesQuery(idsOf(teaser, 'products'))}>
      {({ tiles }) => (
        <section className={styles.recommendations} aria-labelledby={teaser.id}>
          <header className={styles.header}>
            <h2 id={teaser.id}>{headline}</h2>
            {link !== undefined && <a {...link}>{t('home.more')}</a>}
          </header>
          <ul className={styles.tiles} aria-labelledby={teaser.id}>
            {tiles.map((tile, at) => <li key={tile.id}><ProductTile headingLevel="h3" tile={tile} isEager={isFirst && at < 4} /></li>)}
          </ul>
        </section>
      )}
    </StaticIsland>
  );
};
