import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { runOperation } from '../graphql/run-operation.ts';
import { invalidToken } from '../graphql/upstream-error.ts';
import type { Surroundings } from '../surroundings.ts';
import { readMultipart } from './read-multipart.ts';
import { type Posted, readPosted } from './read-posted.ts';
import { headerOf, whoAsks } from './who-asks.ts';
import { worldAsked } from './world-asked.ts';

const bearerOf = ({ headers }: FastifyRequest): string | undefined => /^Bearer (?<token>\S+)$/iu.exec(headerOf(headers, 'authorization') ?? '')?.groups?.['token'];

const postedIn = async ({ body, headers }: FastifyRequest): Promise<Posted> =>
  readPosted(Buffer.isBuffer(body) ? await readMultipart(body, headers['content-type'] ?? '') : body);

/** The one address of all operations: one as an object, up to ten as an array, one with files as a multipart form. */
export const graphqlRoute = (app: FastifyInstance, surroundings: Surroundings): void => {
  const { shop, tokens, worlds, publicUrl, report } = surroundings;
  app.post('/graphql', async (request) => {
    const { isBatch, operations } = await postedIn(request);
    const world = worldAsked(worlds, request.headers);
    const shopper = whoAsks(request.headers, world);
    const isKnown = tokens.isValid(bearerOf(request));
    const answers = await Promise.all(
      operations.map(async (operation): Promise<ExecutionResult> => {
        if (!isKnown) return { errors: [invalidToken()] };
        return runOperation(operation, { shop, world, shopper, baseUrl: publicUrl() }, report);
      }),
    );
    return isBatch ? answers : answers[0];
  });
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/graphql',
    handler: async (_request, reply) => reply.code(405).header('allow', 'POST').send({ errors: [{ message: 'Operations are posted.', extensions: { classification: 'BAD_REQUEST' } }] }),
  });
};
