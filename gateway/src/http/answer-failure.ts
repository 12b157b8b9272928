import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { JSON_TYPE, refusedAnswer } from '../graphql/graphql-json.ts';
import type { Log } from '../logging/log.ts';
import { isForPeople, isGraphql } from './address-families.ts';
import type { Doors } from './doors.ts';
import { methodNotTaken, nothingHere } from './request-failures.ts';
import type { RouteTable } from './route-table.ts';
import { secondsUntilRetry, tellFailure } from './tell-failure.ts';

/** Answers a failure: to people with a page in their language, to scripts in the format that they expect. */
const failureAnswer =
  ({ failure: page }: Doors, log: Pick<Log, 'failure'>) =>
  async (failure: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const told = tellFailure(failure);
    const seconds = secondsUntilRetry(failure);
    if (told.statusCode >= 500 && seconds === undefined) log.failure(failure, request.id);
    reply.code(told.statusCode).header('cache-control', 'private, no-store');
    if (seconds !== undefined) reply.header('retry-after', seconds);
    if (isGraphql(request.url)) return reply.type(JSON_TYPE).send(refusedAnswer({ classification: 'BAD_REQUEST', ...told }));
    if (page === undefined || request.arrival === undefined || !isForPeople(request.url)) return reply.type(JSON_TYPE).send(told);
    return page(request, reply, request.arrival, told);
  };

/** What no route answers: 405 with the methods that the address takes, or 404. */
const unanswered =
  (routes: RouteTable) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const methods = routes.methodsAt(request.url);
    if (methods.length === 0 || methods.includes(request.method)) throw nothingHere();
    reply.header('allow', methods.join(', '));
    if (request.method === 'OPTIONS') return reply.code(204).send();
    throw methodNotTaken(methods);
  };

export const answerFailures = (fastify: FastifyInstance, doors: Doors, routes: RouteTable, log: Pick<Log, 'failure'>): void => {
  fastify.setErrorHandler((failure, request, reply) => failureAnswer(doors, log)(failure, request, reply));
  fastify.setNotFoundHandler(unanswered(routes));
};
