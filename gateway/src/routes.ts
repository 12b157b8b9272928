import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext, RequestContexts } from './request/request-context.ts';
import { servePostedPaymentReturns } from './checkout/payment-return.ts';
import type { PageFailure } from '@shop/domain/pages/page-contract';
import { serveBuildManifest, serveClientFiles, servePictures } from './pages/static-files.ts';
import type { WorldLookup } from './worlds/world-lookup.ts';
import type { AppOptions } from './app-options.ts';
import { AppNotReady } from './http/errors.ts';
import { isPagePath } from './http/path-families.ts';

/** Handles requests that belong to the shop itself. */
export type RouteHandler = (
  request: FastifyRequest,
  reply: FastifyReply,
  requestContext: RequestContext,
) => Promise<FastifyReply>;

/** The handlers of the plain routes; absent until Nest has built their dependencies. */
export interface RouteHandlers {
  requestContexts?: RequestContexts;
  worlds?: WorldLookup;
  graphqlGet?: RouteHandler;
  graphqlPost?: RouteHandler;
  page?: RouteHandler;
  /** Shows a failure as a page. */
  failure?: (
    request: FastifyRequest,
    reply: FastifyReply,
    requestContext: RequestContext,
    failure: PageFailure,
  ) => Promise<FastifyReply>;
}

const through = async (
  handler: RouteHandler | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  if (handler === undefined || request.requestContext === undefined)
    throw new AppNotReady('the shop has not started yet');
  return handler(request, reply, request.requestContext);
};

/**
 * The plain routes. Registered before Nest adds its hooks to the server: they carry most of the load and need none of them
 * (docs/decisions/0022).
 */
export const registerRoutes =
  (handlers: RouteHandlers, { client, picturesDirectory }: Pick<AppOptions, 'client' | 'picturesDirectory'>) =>
  async (fastify: FastifyInstance): Promise<void> => {
    if (client.filesDirectory !== undefined) await serveClientFiles(fastify, client.filesDirectory);
    if (picturesDirectory !== undefined) await servePictures(fastify, picturesDirectory);
    serveBuildManifest(fastify, client.buildId);
    fastify.get('/graphql', (request, reply) => through(handlers.graphqlGet, request, reply));
    fastify.post('/graphql', (request, reply) => through(handlers.graphqlPost, request, reply));
    await servePostedPaymentReturns(fastify);
    fastify.get('/*', (request, reply) =>
      isPagePath(request.url) ? through(handlers.page, request, reply) : reply.callNotFound(),
    );
  };
