import { isLocalHost } from '@shop/domain/storefronts/local-host';
import type { FastifyRequest } from 'fastify';
import type { ServedHosts } from './served-hosts.ts';
import { isOwnMachine } from '../limits/network-of.ts';
import { isSameText } from '../shared/is-same-text.ts';

/** Whether a request carries the token that admits it from any machine. */
export const hasBearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>, token: string | undefined): boolean => {
  const presented = /^Bearer (?<token>\S+)$/iu.exec(headers.authorization ?? '')?.groups?.['token'];
  return token !== undefined && presented !== undefined && isSameText(presented, token);
};

/**
 * Whether a request comes from this machine. The connection and the address that a proxy reports must both be local, since
 * neither alone can be trusted. The host must be local too, or one of the shop's: with DNS rebinding, a page of evil.test
 * can send requests from this machine.
 */
export const isLocalRequest = (
  request: Pick<FastifyRequest, 'ip' | 'socket' | 'host'>,
  { isKnown }: Pick<ServedHosts, 'isKnown'>,
): boolean =>
  isOwnMachine(request.ip) &&
  isOwnMachine(request.socket.remoteAddress ?? '') &&
  (isLocalHost(request.host) || isKnown(request.host.toLowerCase()));
