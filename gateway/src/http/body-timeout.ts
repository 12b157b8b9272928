import type { IncomingMessage } from 'node:http';
import { isUploadPath } from './path-families.ts';

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Closes the connection of a request whose body does not end within `ms`. Forms with files have as long as the server
 * gives any request: Node knows one such timeout for all of them.
 */
export const limitBodyTime = (request: IncomingMessage, ms: number): void => {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (!hasBody || isUploadPath(request.url ?? '/')) return;
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.end(TIMED_OUT).destroySoon();
  }, ms);
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
};
