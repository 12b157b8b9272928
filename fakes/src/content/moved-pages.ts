import type { PageDetails } from '@shop/domain/content/content';
import { categoryPath } from '@shop/domain/shared/paths';
import { CAMPAIGN, ENDED_PRIZE_DRAW, OLD_SCHOOL_START } from './addresses.ts';
import { type Season, seasonOf } from './home/season.ts';
import type { Edition } from './pages.ts';
import { CATEGORIES } from './picked-categories.ts';

const UNTITLED: Pick<PageDetails, 'seo' | 'rows' | 'activeAbTests'> = { seo: { title: '', description: '', breadcrumbs: [] }, rows: [], activeAbTests: [] };

/** Where the campaign of a season leads; the next season it leads elsewhere. */
const CAMPAIGNS: Readonly<Record<Season, string>> = { advent: CATEGORIES.advent, school: CATEGORIES.exerciseBooks };

export const NOT_FOUND_PAGE: PageDetails = { pageType: 'NOT_FOUND', redirectIsTemporary: false, ...UNTITLED };

/** Addresses that lead elsewhere or are gone; nothing where the address is none of them. */
export const movedPage = (path: string, { now }: Edition): PageDetails | undefined => {
  if (path === CAMPAIGN) return { pageType: 'CONTENT', redirectUrl: categoryPath(CAMPAIGNS[seasonOf(now)]), redirectIsTemporary: true, ...UNTITLED };
  if (path === OLD_SCHOOL_START) return { pageType: 'CONTENT', redirectUrl: categoryPath(CATEGORIES.schoolStart), redirectIsTemporary: false, ...UNTITLED };
  if (path === ENDED_PRIZE_DRAW) return { pageType: 'GONE', redirectIsTemporary: false, ...UNTITLED };
  return undefined;
};
