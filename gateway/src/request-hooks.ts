import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { RequestContext, ContextRefusal, RequestContexts } from './request/request-context.ts';
import type { Backend } from './env/env.ts';
import type { RequestLine } from './logging/log.ts';
import { JSON_TYPE, graphqlErrorBody } from './graphql/graphql-json.ts';
import { isWorldProblem } from './worlds/no-such-world.ts';
import { NO_STORE } from './response-cache/cache-policy.ts';
import { refuseForeignPages } from './http/foreign-pages.ts';
import { isReadByPeople, isGraphqlPath, isShopPath } from './http/path-families.ts';
import type { RouteHandlers } from './routes.ts';
import type { Proxies } from './network/proxies.ts';
import { NO_CONTENT_POLICY, SECURITY_HEADERS, STRICT_TRANSPORT } from './http/security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for requests that belong to the shop itself. */
    requestContext: RequestContext | undefined;
  }
}

const REQUEST_ID = /^[\w-]{8,64}$/u;

/** The request id from a trusted proxy, or a new one. */
export const requestIdWith =
  ({ isTrusted }: Pick<Proxies, 'isTrusted'>) =>
  ({ headers, socket }: IncomingMessage): string => {
    const sent = isTrusted(socket.remoteAddress) ? headers['x-request-id'] : undefined;
    return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
  };

export interface RequestHookParts {
  readonly backend: Backend;
  /** Called after each response. */
  readonly note: (line: RequestLine) => void;
  readonly proxies: Proxies;
  /** Throws until the app is complete. */
  readonly requestContexts: () => RequestContexts;
  readonly showFailure: NonNullable<RouteHandlers['failure']>;
}

const isReadByPerson = ({ url, headers }: FastifyRequest): boolean =>
  isReadByPeople(url) && (headers.accept ?? '').includes('text/html');

/** Replies to a refused request: to people whose world is missing with a page, to scripts in the format that they expect. */
const refusing =
  (showFailure: RequestHookParts['showFailure']) =>
  (
    request: FastifyRequest,
    reply: FastifyReply,
    { status, because, message, ofWorld }: ContextRefusal,
  ): FastifyReply | Promise<FastifyReply> => {
    reply.code(status).header('cache-control', NO_STORE);
    if (ofWorld !== undefined && isReadByPerson(request))
      return showFailure(request, reply, ofWorld.outside, {
        statusCode: status,
        message,
        world: omitNil({ startPath: ofWorld.startPath }),
      });
    if (!isWorldProblem(because)) return reply.send({ statusCode: status, code: because, message });
    if (isGraphqlPath(request.url))
      return reply.type(JSON_TYPE).send(graphqlErrorBody({ classification: because, message }));
    return reply.send({ statusCode: status, code: because, message, classification: because });
  };

/** Adds to every request its id, the common headers, its storefront and world, and an entry in log and metrics. */
export const addRequestHooks = (
  fastify: FastifyInstance,
  { backend, note, proxies, requestContexts, showFailure }: RequestHookParts,
): void => {
  const refuse = refusing(showFailure);
  fastify.decorateRequest('requestContext', undefined);
  fastify.addHook('onRequest', (request, reply, done) => {
    proxies.removeUnproven(request.raw);
    reply
      .headers(SECURITY_HEADERS)
      .headers({ 'x-request-id': request.id, 'x-shop-backend': backend, 'content-security-policy': NO_CONTENT_POLICY });
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    refuseForeignPages(request);
    if (!isShopPath(request.url)) return done();
    const arrived = requestContexts().of(request, reply);
    if (!arrived.ok) return void refuse(request, reply, arrived.refusal);
    request.requestContext = arrived.value;
    const { world } = arrived.value;
    if (world !== undefined) reply.header('x-world-now', world.now().toISOString());
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    note({
      id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms,
    });
    done();
  });
};
