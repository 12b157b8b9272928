import type { PageDetails } from '@shop/domain/content/content';
import { HOME } from '@shop/domain/shared/paths';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { AUSTRIA } from './home/austria.ts';
import { type BusinessHome, businessRows } from './home/business-home.ts';
import { type ConsumerHome, consumerRows } from './home/consumer-home.ts';
import { BILDUNG, EDUCATION } from './home/education.ts';
import { ENGLISH } from './home/english.ts';
import { GERMANY } from './home/germany.ts';
import { SWITZERLAND } from './home/switzerland.ts';
import type { PageContext } from './page-context.ts';

interface HomePage {
  readonly title: string;
  readonly description: string;
  readonly rows: (context: PageContext) => PageDetails['rows'];
}

const consumerHome = (words: ConsumerHome): HomePage => ({ ...words, rows: (context) => consumerRows(words, context) });
const businessHome = (words: BusinessHome): HomePage => ({ ...words, rows: (context) => businessRows(words, context) });

const HOME_PAGES: Readonly<Record<StorefrontId, HomePage>> = {
  de: consumerHome(GERMANY),
  at: consumerHome(AUSTRIA),
  ch: consumerHome(SWITZERLAND),
  en: consumerHome(ENGLISH),
  'b2b-de': businessHome(BILDUNG),
  'b2b-en': businessHome(EDUCATION),
};

/** Whether the season's hero brings more shoppers to its category than the tiles below it. */
const AB_TESTS: PageDetails['activeAbTests'] = [{ id: 'home-hero', trackingCode: 'season' }];

/** The first page of a storefront. */
export const homePage = (context: PageContext): PageDetails => {
  const { title, description, rows } = HOME_PAGES[context.storefront.id];
  return {
    pageType: 'CONTENT',
    redirectIsTemporary: false,
    seo: { title, description, canonicalUrl: HOME, breadcrumbs: [] },
    rows: rows(context),
    activeAbTests: AB_TESTS,
  };
};
