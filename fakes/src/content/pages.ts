import type { PageDetails } from '@shop/domain/content/content';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Assortment } from '../goods/goods.ts';
import { homePage } from './home-page.ts';

/** Where and when a page is asked for. */
export interface Edition {
  readonly storefront: Storefront;
  readonly goods: Assortment;
  readonly now: Date;
}

const UNKNOWN_PAGE: PageDetails = {
  pageType: 'NOT_FOUND',
  redirectIsTemporary: false,
  seo: { title: '', description: '', breadcrumbs: [] },
  rows: [],
  activeAbTests: [],
};

/** What editors put at an address, which ends in a slash. */
export const pageAt = (path: string, edition: Edition): PageDetails => (path === '/' ? homePage(edition) : UNKNOWN_PAGE);
