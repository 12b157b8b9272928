import { joined } from '../shared/joined.ts';
import { COMPETITIONS } from '../shared/paths.ts';
import type { CompetitionId } from './competition.ts';

/** What became of the newsletter that could be ordered with an entry. */
export type NewsletterOrder = 'none' | 'ordered' | 'failed';

/** Last part of the page that thanks for an entry: query values do not survive on pages that are cached. */
const THANKS: Readonly<Record<NewsletterOrder, string>> = {
  none: 'danke/',
  ordered: 'danke-newsletter/',
  failed: 'danke-ohne-newsletter/',
};

export const competitionPath = (id: CompetitionId): string => joined(COMPETITIONS, encodeURIComponent(id), '/');

export const thanksPath = (id: CompetitionId, newsletter: NewsletterOrder): string =>
  joined(competitionPath(id), THANKS[newsletter]);

/** The page of a competition that a path names; undefined for the overview and for paths of other pages. */
export const readCompetitionPath = (
  path: string,
): { readonly id: CompetitionId; readonly thanks: NewsletterOrder | undefined } | undefined => {
  const [id = '', last, ...more] = path.slice(COMPETITIONS.length).replace(/\/$/u, '').split('/');
  if (!path.startsWith(COMPETITIONS) || id === '' || more.length > 0) return undefined;
  if (last === undefined) return { id, thanks: undefined };
  const thanks = (Object.keys(THANKS) as NewsletterOrder[]).find((order) => THANKS[order] === `${last}/`);
  return thanks === undefined ? undefined : { id, thanks };
};
