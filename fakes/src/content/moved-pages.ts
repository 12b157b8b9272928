import type { PageDetails } from '@shop/domain/content/content';
import { categoryPath } from '@shop/domain/shared/paths';
import { CAMPAIGN, ENDED_PRIZE_DRAW, OLD_SCHOOL_START } from './page-paths.ts';
import { type Season, seasonOf } from './home/season.ts';
import type { PageContext } from './page-context.ts';
import { FEATURED_CATEGORIES } from './featured-categories.ts';

const UNTITLED: Pick<PageDetails, 'seo' | 'rows' | 'activeAbTests'> = {
  seo: { title: '', description: '', breadcrumbs: [] },
  rows: [],
  activeAbTests: [],
};

/** The target of the campaign link, by season. */
const CAMPAIGNS: Readonly<Record<Season, string>> = {
  advent: FEATURED_CATEGORIES.advent,
  school: FEATURED_CATEGORIES.exerciseBooks,
};

/** Redirects and deleted pages; undefined for any other path. */
export const movedPage = (path: string, { now }: PageContext): PageDetails | undefined => {
  if (path === CAMPAIGN)
    return {
      pageType: 'CONTENT',
      redirectUrl: categoryPath(CAMPAIGNS[seasonOf(now)]),
      redirectIsTemporary: true,
      ...UNTITLED,
    };
  if (path === OLD_SCHOOL_START)
    return {
      pageType: 'CONTENT',
      redirectUrl: categoryPath(FEATURED_CATEGORIES.schoolStart),
      redirectIsTemporary: false,
      ...UNTITLED,
    };
  if (path === ENDED_PRIZE_DRAW) return { pageType: 'GONE', redirectIsTemporary: false, ...UNTITLED };
  return undefined;
};
