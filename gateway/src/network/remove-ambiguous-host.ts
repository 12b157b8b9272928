import type { IncomingMessage } from 'node:http';

const HOST = 'host';

const namesTwoHosts = (rawHeaders: readonly string[]): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === HOST.length && rawHeaders[at]?.toLowerCase() === HOST) hosts += 1;
  return hosts > 1;
};

/** Whether the target is a path. The host of an absolute target takes precedence over the `Host` header. */
const isPath = (url = '/'): boolean => url.startsWith('/') || url === '*';

/** Removes the host of a request that names two, so that it is refused: a cache in front might choose the other one (RFC 9112, 3.2). */
export const removeAmbiguousHost = ({
  headers,
  rawHeaders,
  url,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'url'>): void => {
  if (!isPath(url) || namesTwoHosts(rawHeaders)) delete headers.host;
};
