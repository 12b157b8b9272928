import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

/** Whether a text is a host as browsers write it: a name or an IP address, with or without a port. */
export const isHost = (text: string): boolean => HOST.test(text);

/** The host of the request, as browsers write it in `Origin`; undefined if the header is not a host. */
export const hostOf = ({ host }: Pick<FastifyRequest, 'host'>): string | undefined =>
  isHost(host) ? host.toLowerCase() : undefined;

/** Scheme and host, no trailing slash. */
export const baseUrlOf = ({ protocol }: Pick<FastifyRequest, 'protocol'>, host: string): string =>
  `${protocol === 'https' ? 'https' : 'http'}://${host}`;
