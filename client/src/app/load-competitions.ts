import { type NewsletterOrder, readCompetitionPath } from '@shop/domain/competitions/competition-paths';
import { COMPETITIONS } from '@shop/domain/shared/paths';
import { SHOP_ID } from '@shop/domain/shared/shop-id';

import { loadPrizeDraws } from '../features/competitions/load-prize-draws.ts';
import { competitionQuery, competitionsQuery } from '../features/competitions/model/competitions.queries.ts';
import type { ContentRow } from '../features/content/model/teaser.ts';
import type { PageHead } from '../platform/pages/page-head.ts';
import { pageTitle } from './page-titles.ts';
import type { RouterContext } from './router-context.ts';

type CompetitionView =
  | { readonly shows: 'overview' }
  | { readonly shows: 'competition'; readonly id: string }
  | { readonly shows: 'thanks'; readonly id: string; readonly newsletter: NewsletterOrder };

interface CompetitionRoute {
  readonly path: string;
  readonly view: CompetitionView;
  readonly head: PageHead;
}

/** A page of competitions; undefined if there is none at the path, where an editor may have written one. */
export const loadCompetitionPage = async (
  context: RouterContext,
  path: string,
): Promise<CompetitionRoute | undefined> => {
  const { queryClient, texts } = context;
  const { t } = texts.i18n;
  const ns = { ns: 'competitions' } as const;
  const listed = (title: string, description: string): PageHead => ({
    title: pageTitle(title, context),
    description,
  });
  if (path === COMPETITIONS) {
    const { competitions } = await queryClient.ensureQueryData(competitionsQuery());
    if (competitions.length === 0) return undefined;
    return { path, view: { shows: 'overview' }, head: listed(t('title', ns), t('lead', ns)) };
  }
  const named = readCompetitionPath(path);
  if (named === undefined || !SHOP_ID.test(named.id)) return undefined;
  const { id, thanks } = named;
  const { competition } = await queryClient.ensureQueryData(competitionQuery(id));
  if (competition === null) return undefined;
  if (thanks === undefined)
    return { path, view: { shows: 'competition', id }, head: listed(competition.title, competition.prize) };
  const head = { title: pageTitle(t('thanks.title', ns), context), robots: 'noindex,follow' };
  return { path, view: { shows: 'thanks', id, newsletter: thanks }, head };
};

/** What the teasers of a page need to let somebody enter. */
export const loadPrizeDrawForms = async (
  { queryClient, texts }: RouterContext,
  rows: readonly ContentRow[],
): Promise<void> => {
  await Promise.all([loadPrizeDraws(queryClient, rows), texts.load(['forms', 'competitions'])]);
};
