import type { Contents } from '@shop/domain/content/contents.port';
import * as operations from '../generated/operations.ts';
import type { Questions } from '../shared/questions.ts';
import { readFooter } from './read-footer.ts';
import { readPage } from './read-page.ts';

/** The page that the footer lies on (specification B2, B7). */
const FOOTER_PAGE = 'footer-vue';

export const upstreamContents = (ask: Questions): Contents => ({
  page: (shopper, path) =>
    ask({ operation: operations.getPageDetailsByUrl, variables: { url: path }, shopper, read: ({ getPageDetailsByUrl }) => readPage(getPageDetailsByUrl) }),
  footer: (shopper) =>
    ask({ operation: operations.getFooterByPageId, variables: { pageId: FOOTER_PAGE }, shopper, read: ({ getFooterByPageId }) => readFooter(getFooterByPageId) }),
});
