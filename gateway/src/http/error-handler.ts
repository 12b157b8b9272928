import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { JSON_TYPE, graphqlErrorBody } from '../graphql/graphql-json.ts';
import type { Log } from '../logging/log.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { isReadByPeople, isGraphqlPath } from './path-families.ts';
import type { RouteHandlers } from './routes.ts';
import { methodNotAllowed, notFound } from './errors.ts';
import type { AllowedMethods } from './allowed-methods.ts';
import { secondsUntilRetry, errorReplyOf } from './error-reply.ts';

/** Answers a failure: to people with a page in their language, to scripts in the format that they expect. */
const errorHandler =
  ({ failure: page }: RouteHandlers, log: Pick<Log, 'failure'>) =>
  async (failure: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const told = errorReplyOf(failure);
    const seconds = secondsUntilRetry(failure);
    if (told.statusCode >= 500 && seconds === undefined) log.failure(failure, request.id);
    reply.code(told.statusCode).header('cache-control', NO_STORE);
    if (seconds !== undefined) reply.header('retry-after', seconds);
    if (isGraphqlPath(request.url)) return reply.type(JSON_TYPE).send(graphqlErrorBody({ classification: 'BAD_REQUEST', ...told }));
    if (page === undefined || request.requestContext === undefined || !isReadByPeople(request.url)) return reply.type(JSON_TYPE).send(told);
    return page(request, reply, request.requestContext, told);
  };

/** What no route answers: 405 with the methods that the address takes, or 404. */
const notFoundHandler =
  (routes: AllowedMethods) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const methods = routes.methodsOf(request.url);
    if (methods.length === 0 || methods.includes(request.method)) throw notFound();
    reply.header('allow', methods.join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    throw methodNotAllowed(methods);
  };

export const handleErrors = (fastify: FastifyInstance, handlers: RouteHandlers, routes: AllowedMethods, log: Pick<Log, 'failure'>): void => {
  fastify.setErrorHandler((failure, request, reply) => errorHandler(handlers, log)(failure, request, reply));
  fastify.setNotFoundHandler(notFoundHandler(routes));
};
