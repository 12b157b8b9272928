import type { IncomingHttpHeaders } from 'node:http';
import { isLocalHost } from '@shop/domain/storefronts/local-host';
import { isCrossSite } from '../../qa/cross-site.ts';
import { QaRefused } from '../../qa/qa-refused.ts';
import { headerOf } from './read-shopper.ts';
import { isSameText } from './is-same-text.ts';

const LOOPBACK: ReadonlySet<string | undefined> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Of a request, as far as it says where it comes from. */
interface IncomingRequest {
  readonly method: string;
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

const bearsToken = ({ headers }: IncomingRequest, token: string | undefined): boolean => {
  const given = /^Bearer (?<token>\S+)$/iu.exec(headerOf(headers, 'authorization') ?? '')?.groups?.['token'];
  return token !== undefined && given !== undefined && isSameText(given, token);
};

const forbidden = (message: string): QaRefused => new QaRefused(403, 'QA_FORBIDDEN', message);

/** Lets testers in from this machine, from elsewhere with the token that opens the door (staging 1.10), and no page of another site (docs/decisions/0072). */
export const localOnly =
  (token: string | undefined) =>
  async (request: IncomingRequest): Promise<void> => {
    if (bearsToken(request, token)) return;
    if (!LOOPBACK.has(request.socket.remoteAddress) || !isLocalHost(headerOf(request.headers, 'host') ?? '')) {
      throw forbidden('Testers come from this machine, at localhost, or show the QA_TOKEN that the fake upstream was started with: authorization: Bearer <QA_TOKEN>.');
    }
    if (isCrossSite(request)) throw forbidden('Pages of other sites do not reach what is for testers. Ask it with a tool.');
  };
