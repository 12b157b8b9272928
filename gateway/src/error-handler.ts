import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { JSON_TYPE, graphqlErrorBody } from './graphql/graphql-json.ts';
import type { Log } from './logging/log.ts';
import { NO_STORE } from './response-cache/cache-policy.ts';
import { isReadByPeople, isGraphqlPath } from './http/path-families.ts';
import type { RouteHandlers } from './routes.ts';
import { httpError, methodNotAllowed, NOT_FOUND, RetryLater } from './http/errors.ts';
import type { AllowedMethods } from './http/allowed-methods.ts';
import { retryAfterOf, errorReplyOf } from './http/error-reply.ts';

/** Replies to an error: to people with a page in their language, to scripts in the format that they expect. */
const errorHandler =
  ({ failure: page }: RouteHandlers, log: Pick<Log, 'failure'>) =>
  async (failure: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const error = errorReplyOf(failure);
    const seconds = retryAfterOf(failure);
    if (error.statusCode >= 500 && !(failure instanceof RetryLater)) log.failure(failure, request.id);
    reply.code(error.statusCode).header('cache-control', NO_STORE);
    if (seconds !== undefined) reply.header('retry-after', seconds);
    if (isGraphqlPath(request.url)) return reply.type(JSON_TYPE).send(graphqlErrorBody(error));
    if (page === undefined || request.requestContext === undefined || !isReadByPeople(request.url))
      return reply.type(JSON_TYPE).send(error);
    return page(request, reply, request.requestContext, error);
  };

/** Without a route: 405 with the methods that the path accepts, or 404. */
const notFoundHandler =
  (routes: AllowedMethods) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const methods = routes.methodsOf(request.url);
    if (methods.length === 0 || methods.includes(request.method)) throw httpError(NOT_FOUND);
    reply.header('allow', methods.join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    throw httpError(methodNotAllowed(methods));
  };

export const handleErrors = (
  fastify: FastifyInstance,
  handlers: RouteHandlers,
  routes: AllowedMethods,
  log: Pick<Log, 'failure'>,
): void => {
  fastify.setErrorHandler((failure, request, reply) => errorHandler(handlers, log)(failure, request, reply));
  fastify.setNotFoundHandler(notFoundHandler(routes));
};
