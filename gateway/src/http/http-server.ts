import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Proxies } from '../network/proxies.ts';
import { limitBodyTime } from './body-timeout.ts';
import { isSentByForeignPage } from './foreign-pages.ts';
import { removeAmbiguousHost } from '../network/remove-ambiguous-host.ts';

const SECOND_MS = 1_000;

interface RepliesBeforeRouter {
  /** Sends a response; false if the router must reply. */
  readonly send: (request: IncomingMessage, response: ServerResponse) => boolean;
}

/** Timeouts of a connection, in ms: a client that sends byte by byte must not occupy one forever. */
export interface ServerTimeouts {
  /** From the first byte of a request to the end of its headers. */
  readonly headers: number;
  /** From the first byte of a request to its last: of forms with files, 25 MB over a slow line. */
  readonly request: number;
  /** From the end of the headers to the last byte of any other request. The largest body has 256 KiB. */
  readonly body: number;
  /** Without a byte in either direction during a request: longer than any operation takes. */
  readonly idle: number;
  /** Between two requests. Longer than the usual 60 s of balancers, so that the gateway never closes while one sends. */
  readonly keepAlive: number;
  /** How often `headers` and `request` are checked. */
  readonly interval: number;
}

export const SERVER_TIMEOUTS: ServerTimeouts = {
  headers: 10 * SECOND_MS,
  request: 300 * SECOND_MS,
  body: 30 * SECOND_MS,
  idle: 60 * SECOND_MS,
  keepAlive: 65 * SECOND_MS,
  interval: 5 * SECOND_MS,
};

/** The HTTP server. It removes untrusted headers and ambiguous hosts from each request, and tries the raw cache before the router. */
export const httpServer =
  (
    rawCache: RepliesBeforeRouter,
    { removeUnproven }: Pick<Proxies, 'removeUnproven'>,
    { headers, request, body, idle, keepAlive, interval }: ServerTimeouts = SERVER_TIMEOUTS,
  ) =>
  (router: RequestListener): Server => {
    const timeouts = {
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: interval,
    };
    const server = createServer(timeouts, (request, response) => {
      // Node closes idle connections only once, when the server closes: one with a running request would stay open for `keepAlive`.
      response.once('close', () => {
        if (!server.listening) server.closeIdleConnections();
      });
      limitBodyTime(request, body);
      removeUnproven(request);
      removeAmbiguousHost(request);
      if (isSentByForeignPage(request) || !rawCache.send(request, response)) router(request, response);
    });
    return server.setTimeout(idle);
  };
