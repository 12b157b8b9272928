import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { QaRefused } from '../../qa/qa-refused.ts';
import { headerOf } from './who-asks.ts';

const LOOPBACK: ReadonlySet<string | undefined> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(wanted).digest());

/** Of a request, as far as it says where it comes from. */
interface Visiting {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/** Lets testers in from this machine, from elsewhere with the token that opens the door (staging 1.10). */
export const onlyFromInside =
  (token: string | undefined) =>
  async (request: Visiting): Promise<void> => {
    if (LOOPBACK.has(request.socket.remoteAddress)) return;
    const given = /^Bearer (?<token>\S+)$/iu.exec(headerOf(request.headers, 'authorization') ?? '')?.groups?.['token'];
    if (token !== undefined && given !== undefined && isSame(given, token)) return;
    throw new QaRefused(403, 'QA_FORBIDDEN', 'Testers come from this machine, or show the QA_TOKEN that the stand-in was started with: authorization: Bearer <QA_TOKEN>.');
  };
