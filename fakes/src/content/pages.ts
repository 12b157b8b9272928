import type { PageDetails } from '@shop/domain/content/content';
import { HOME } from '@shop/domain/shared/paths';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Assortment } from '../goods/goods.ts';
import { homePage } from './home-page.ts';
import { movedPage, NOT_FOUND_PAGE } from './moved-pages.ts';
import { WRITTEN_PAGES } from './page-table.ts';
import { writtenPage } from './written-page.ts';

/** Where and when a page is asked for. */
export interface Edition {
  readonly storefront: Storefront;
  readonly goods: Assortment;
  readonly now: Date;
}

/** What editors put at an address, which ends in a slash. */
export const pageAt = (path: string, edition: Edition): PageDetails => {
  if (path === HOME) return homePage(edition);
  const written = WRITTEN_PAGES.get(path);
  return (written === undefined ? movedPage(path, edition) : writtenPage(written, path, edition)) ?? NOT_FOUND_PAGE;
};
