import type { IncomingHttpHeaders } from 'node:http';
import { bearerTokenIn } from '@shop/domain/shared/bearer-token';
import { isLocalHost } from '@shop/domain/storefronts/local-host';
import { isCrossSite } from '../../qa/cross-site.ts';
import { QaRefused } from '../../qa/qa-refused.ts';
import { headerOf } from './headers.ts';
import { isSameText } from './is-same-text.ts';

const LOOPBACK_ADDRESSES: ReadonlySet<string | undefined> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** The parts of a request that show its origin. */
interface IncomingRequest {
  readonly method: string;
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

const bearsToken = ({ headers }: IncomingRequest, token: string | undefined): boolean => {
  const bearer = bearerTokenIn(headers.authorization);
  return token !== undefined && bearer !== undefined && isSameText(bearer, token);
};

const forbidden = (message: string): QaRefused => new QaRefused(403, 'QA_FORBIDDEN', message);

/** Refuses requests from other machines without the token, and cross-site requests (docs/decisions/0072). */
export const localOnly =
  (token: string | undefined) =>
  async (request: IncomingRequest): Promise<void> => {
    if (bearsToken(request, token)) return;
    if (
      !LOOPBACK_ADDRESSES.has(request.socket.remoteAddress) ||
      !isLocalHost(headerOf(request.headers, 'host') ?? '')
    ) {
      throw forbidden(
        'Test routes are open to this machine, at localhost, or with the QA_TOKEN of the fake upstream: authorization: Bearer <QA_TOKEN>.',
      );
    }
    if (isCrossSite(request)) throw forbidden('Test routes are closed to pages of other sites. Use a tool.');
  };
