import type { ReactNode } from 'react';

import { StaticIsland } from '../../platform/islands/static-island.tsx';
import { tilesQuery } from './catalogue.queries.ts';
import { TileRow } from './tile-row.tsx';

/** Accessories or replacements. Renders nothing without any, or if they cannot be loaded. */
export const RelatedProducts = ({
  id,
  ids,
  headline,
}: {
  readonly id: string;
  readonly ids: readonly string[];
  readonly headline: string;
}): ReactNode =>
  ids.length === 0 ? null : (
    <StaticIsland query={tilesQuery(ids)}>
      {({ tiles }) => (tiles.length === 0 ? null : <TileRow id={id} headline={headline} tiles={tiles} />)}
    </StaticIsland>
  );
