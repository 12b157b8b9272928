import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { isOpenedInTab } from './navigation.ts';
import { forbidden, httpError } from './errors.ts';
import { isShopPath } from './path-families.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether pages of other sites may embed what the route sends. */
    isForAllSites?: boolean;
  }
}

const ONLY_BY_LINK = forbidden(
  'Pages of other sites may link to this shop, but neither embed nor fetch anything of it.',
);

/**
 * Whether a page of another site makes a browser send this by itself: it embeds, frames, fetches or prefetches it. Nobody
 * has chosen to open it, unlike a link or the way back from a payment provider. Browsers say so (Fetch Metadata); whatever
 * sends no such headers is no page.
 */
export const isSentByForeignPage = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['sec-fetch-site'] === 'cross-site' && !(headers['sec-fetch-mode'] === 'navigate' && isOpenedInTab(headers));

/**
 * Refuses what pages of other sites send by themselves, before anything of it is counted: the limits of a network must not
 * be used up by a page that somebody in it has open (docs/decisions/0070). Files are for everybody, and the routes outside
 * the shop have rules of their own (docs/decisions/0072).
 */
export const refuseForeignPages = (request: FastifyRequest): void => {
  if (isShopPath(request.url) && request.routeOptions.config.isForAllSites !== true && isSentByForeignPage(request))
    throw httpError(ONLY_BY_LINK);
};
