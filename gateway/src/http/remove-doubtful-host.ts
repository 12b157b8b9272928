import type { IncomingMessage } from 'node:http';

const HOST = 'host';

const namesTwoHosts = (rawHeaders: readonly string[]): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.length === HOST.length && rawHeaders[at]?.toLowerCase() === HOST) hosts += 1;
  return hosts > 1;
};

/** Whether the target is a path: proxies are asked for whole addresses, and their hosts count more than the header's. */
const isPath = (url = '/'): boolean => url.startsWith('/') || url === '*';

/** Which of two hosts is meant, a cache in front may judge otherwise (RFC 9112, 3.2): such a request names none, and is refused. */
export const removeDoubtfulHost = ({ headers, rawHeaders, url }: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'url'>): void => {
  if (!isPath(url) || namesTwoHosts(rawHeaders)) delete headers.host;
};
