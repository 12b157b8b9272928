import type { IncomingHttpHeaders } from 'node:http';

/** Of a request, as far as browsers say in it which page sends it. */
export interface SentByPage {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
}

const hostIn = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

const isFetched = ({ method }: SentByPage): boolean => method === 'GET' || method === 'HEAD';

/**
 * Whether a page of another site makes a browser send this. A link that a tester follows is none of it, and tools say
 * nothing of the kind. Other ports and subdomains are other sites here: other programs are behind them.
 */
export const isFromAnotherSite = (request: SentByPage): boolean => {
  const { 'sec-fetch-site': site, 'sec-fetch-dest': destination, origin, host } = request.headers;
  if (isFetched(request) && destination === 'document') return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return !isFetched(request) && origin !== undefined && hostIn(origin) !== host;
};
