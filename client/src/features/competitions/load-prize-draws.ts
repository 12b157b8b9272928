import type { QueryClient } from '@tanstack/react-query';

import { loadOptional } from '../../platform/queries/load-optional.ts';
import { type ContentRow, isTeaserOf, textOf } from '../content/model/teaser.ts';
import { competitionQuery } from './model/competitions.queries.ts';

/** Loads the competitions of a page's teasers. One that is missing is left out. */
export const loadPrizeDraws = async (client: QueryClient, rows: readonly ContentRow[]): Promise<void> => {
  const ids = rows
    .flatMap(({ cells }) => cells.map(({ teaser }) => teaser))
    .filter(isTeaserOf('prize-draw-form'))
    .flatMap((teaser) => textOf(teaser, 'competitionId') ?? []);
  await Promise.all(ids.map((id) => loadOptional(client, competitionQuery(id))));
};
