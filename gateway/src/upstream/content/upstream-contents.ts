import type { Contents } from '@shop/domain/content/contents.port';
import * as operations from '../generated/operations.ts';
import type { PortCalls } from '../shared/port-calls.ts';
import { readFooter } from './read-footer.ts';
import { readPage } from './read-page.ts';

/** The page that contains the footer (FOOTER-01, UPQ-44). */
const FOOTER_PAGE = 'footer-vue';

export const upstreamContents = (call: PortCalls): Contents => ({
  page: (shopper, path) =>
    call({
      operation: operations.getPageDetailsByUrl,
      variables: { url: path },
      shopper,
      read: ({ getPageDetailsByUrl }) => readPage(getPageDetailsByUrl),
    }),
  footer: (shopper) =>
    call({
      operation: operations.getFooterByPageId,
      variables: { pageId: FOOTER_PAGE },
      shopper,
      read: ({ getFooterByPageId }) => readFooter(getFooterByPageId),
    }),
});
