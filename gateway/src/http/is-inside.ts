import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const LOOPBACK: ReadonlySet<string | undefined> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const isSame = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Whether a request comes from this machine, or carries the token that opens the door from elsewhere. Both the
 * connection and the address that a proxy tells must be of this machine: neither alone can be trusted.
 */
export const isInside = (request: FastifyRequest, token: string | undefined): boolean => {
  if (LOOPBACK.has(request.ip) && LOOPBACK.has(request.socket.remoteAddress)) return true;
  const given = /^Bearer (?<token>\S+)$/iu.exec(request.headers.authorization ?? '')?.groups?.['token'];
  return token !== undefined && given !== undefined && isSame(given, token);
};
