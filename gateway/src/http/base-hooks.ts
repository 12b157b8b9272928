import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Arrival, Arrivals } from '../arrivals.ts';
import type { Backend } from '../env.ts';
import type { RequestLine } from '../logging/log.ts';
import { isOfTheShop } from './address-families.ts';
import type { Proxies } from './proxies.ts';
import { NO_CONTENT_POLICY, SECURITY_HEADERS, STRICT_TRANSPORT } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for everything that belongs to the shop itself. */
    arrival: Arrival | undefined;
  }
}

const REQUEST_ID = /^[\w-]{8,64}$/u;

/** The id that a trusted proxy gave the request, or a new one. */
export const requestIdWith = ({ isTrusted }: Pick<Proxies, 'isTrusted'>) => ({ headers, socket }: IncomingMessage): string => {
  const given = isTrusted(socket.remoteAddress) ? headers['x-request-id'] : undefined;
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
};

export interface BaseParts {
  readonly backend: Backend;
  /** Takes note of a request that was answered. */
  readonly note: (answered: RequestLine) => void;
  readonly proxies: Proxies;
  /** Known once the shop stands. */
  readonly arrivals: () => Arrivals;
}

/** What every request gets: an id, the headers of every answer, a place in the log and in the figures, its shop and world. */
export const addBaseHooks = (fastify: FastifyInstance, { backend, note, proxies, arrivals }: BaseParts): void => {
  fastify.decorateRequest('arrival', undefined);
  fastify.addHook('onRequest', (request, reply, done) => {
    proxies.removeUnproven(request.raw);
    reply.headers(SECURITY_HEADERS).headers({ 'x-request-id': request.id, 'x-shop-backend': backend, 'content-security-policy': NO_CONTENT_POLICY });
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    if (!isOfTheShop(request.url)) return done();
    const arrived = arrivals().of(request, reply);
    if (!arrived.ok) {
      const { status, because, message } = arrived.refusal;
      void reply.code(status).header('cache-control', 'private, no-store').send({ statusCode: status, code: because, message });
      return;
    }
    request.arrival = arrived.value;
    const { world } = arrived.value;
    if (world !== undefined) reply.header('x-world-now', world.now().toISOString());
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    note({ id: request.id, method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode, ms });
    done();
  });
};
