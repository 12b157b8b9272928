import type { IncomingHttpHeaders } from 'node:http';

/** The parts of a request in which browsers say which page sent it. */
export interface BrowserRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

const hostIn = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

const isFetched = ({ method }: BrowserRequest): boolean => method === 'GET' || method === 'HEAD';

/**
 * Whether a page of another site made a browser send this. Links that a tester follows are let through, and tools send none
 * of these headers. Other ports and subdomains count as other sites: other programs are behind them.
 */
export const isCrossSite = (request: BrowserRequest): boolean => {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': destination, origin, host } = request.headers;
  if (isFetched(request) && destination === 'document') return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return !isFetched(request) && origin !== undefined && hostIn(origin) !== host;
};
