import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/u;

/** The host that was asked, as browsers write it in `Origin`; nothing where the header names none. */
export const hostOf = ({ host }: Pick<FastifyRequest, 'host'>): string | undefined => {
  const asked = host.toLowerCase();
  return HOST.test(asked) ? asked : undefined;
};

/** Scheme and host, no trailing slash. */
export const baseUrlOf = ({ protocol }: Pick<FastifyRequest, 'protocol'>, host: string): string => `${protocol === 'https' ? 'https' : 'http'}://${host}`;
