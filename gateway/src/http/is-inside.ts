import { timingSafeEqual } from 'node:crypto';
import { isLocalHost } from '@shop/domain/storefronts/local-host';
import type { FastifyRequest } from 'fastify';
import type { ServedHosts } from './served-hosts.ts';

const LOOPBACK: ReadonlySet<string | undefined> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const isSame = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Whether a request carries the token that lets it in from wherever it comes. */
export const bearsToken = ({ headers }: Pick<FastifyRequest, 'headers'>, token: string | undefined): boolean => {
  const given = /^Bearer (?<token>\S+)$/iu.exec(headers.authorization ?? '')?.groups?.['token'];
  return token !== undefined && given !== undefined && isSame(given, token);
};

/**
 * Whether a request comes from this machine. Both the connection and the address that a proxy tells must be of it: neither
 * alone can be trusted. So must the host be this machine or one of the shop's: a page of evil.test whose name leads here
 * all of a sudden (DNS rebinding) asks from this machine too.
 */
export const isFromThisMachine = (request: Pick<FastifyRequest, 'ip' | 'socket' | 'host'>, { isKnown }: Pick<ServedHosts, 'isKnown'>): boolean =>
  LOOPBACK.has(request.ip) && LOOPBACK.has(request.socket.remoteAddress) && (isLocalHost(request.host) || isKnown(request.host.toLowerCase()));
