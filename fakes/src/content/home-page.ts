import type { PageDetails } from '@shop/domain/content/content';
import { HOME } from '@shop/domain/shared/paths';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { AUSTRIA } from './home/austria.ts';
import { businessRows } from './home/business-home.ts';
import { type ConsumerHome, consumerRows } from './home/consumer-home.ts';
import { BILDUNG, EDUCATION } from './home/education.ts';
import { ENGLISH } from './home/english.ts';
import { GERMANY } from './home/germany.ts';
import { SWITZERLAND } from './home/switzerland.ts';
import type { PageContext } from './pages.ts';

const isEnglish = ({ language }: Storefront): boolean => language === 'en-DE';

const consumerWords = (storefront: Storefront): ConsumerHome => {
  if (isEnglish(storefront)) return ENGLISH;
  if (storefront.store === 'at') return AUSTRIA;
  return storefront.store === 'ch' ? SWITZERLAND : GERMANY;
};

const writtenFor = (context: PageContext): { readonly title: string; readonly description: string; readonly rows: PageDetails['rows'] } => {
  const { storefront } = context;
  if (storefront.isB2b) {
    const words = isEnglish(storefront) ? EDUCATION : BILDUNG;
    return { ...words, rows: businessRows(words, context) };
  }
  const words = consumerWords(storefront);
  return { ...words, rows: consumerRows(words, context) };
};

/** Whether the season's hero brings more shoppers to its category than the tiles below it. */
const AB_TESTS: PageDetails['activeAbTests'] = [{ id: 'home-hero', trackingCode: 'season' }];

/** The first page of a storefront. */
export const homePage = (context: PageContext): PageDetails => {
  const { title, description, rows } = writtenFor(context);
  return { pageType: 'CONTENT', redirectIsTemporary: false, seo: { title, description, canonicalUrl: HOME, breadcrumbs: [] }, rows, activeAbTests: AB_TESTS };
};
