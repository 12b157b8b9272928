import type { PageDetails } from '@shop/domain/content/content';
import type { Edition } from './pages.ts';

/** The first page of a storefront. */
export const homePage = ({ storefront }: Edition): PageDetails => ({
  pageType: 'CONTENT',
  redirectIsTemporary: false,
  seo: { title: storefront.language === 'en-DE' ? 'Pausenhof' : 'Pausenhof', description: '', breadcrumbs: [] },
  rows: [],
  activeAbTests: [],
});
