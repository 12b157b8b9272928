import { bearerTokenIn } from '@shop/domain/shared/bearer-token';
import { isLocalHost } from '@shop/domain/storefronts/local-host';
import type { FastifyRequest } from 'fastify';
import type { ServedHosts } from './served-hosts.ts';
import { isOwnMachine } from './network-of.ts';
import { isSameText } from '../shared/is-same-text.ts';

type Origin = Pick<FastifyRequest, 'ip' | 'socket' | 'host'>;

const hasToken = ({ headers }: Pick<FastifyRequest, 'headers'>, token: string | undefined): boolean => {
  const presented = bearerTokenIn(headers.authorization);
  return token !== undefined && presented !== undefined && isSameText(presented, token);
};

/**
 * Whether a request comes from this machine. The connection and the address that a proxy reports must both be local, since
 * neither alone can be trusted. The host must be local too, or one of the shop's: with DNS rebinding, a page of evil.test
 * can send requests from this machine.
 */
const isLocal = ({ ip, socket, host }: Origin, { isKnown }: Pick<ServedHosts, 'isKnown'>): boolean =>
  isOwnMachine(ip) && isOwnMachine(socket.remoteAddress ?? '') && (isLocalHost(host) || isKnown(host.toLowerCase()));

/** What admits a request to a route for people at this machine: a token, from any machine, or that it comes from here. */
export const admittedBy = (
  request: Origin & Pick<FastifyRequest, 'headers'>,
  token: string | undefined,
  hosts: Pick<ServedHosts, 'isKnown'>,
): 'token' | 'own-machine' | undefined => {
  if (hasToken(request, token)) return 'token';
  return isLocal(request, hosts) ? 'own-machine' : undefined;
};
