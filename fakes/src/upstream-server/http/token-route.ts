import type { FastifyInstance } from 'fastify';
import { WORLD_HEADER, DEFAULT_WORLD } from '../../worlds/worlds.ts';
import type { Surroundings } from '../surroundings.ts';
import { answerToken } from '../tokens/answer-token.ts';
import { carryOut } from '../wire/carry-out.ts';
import { hitOnToken } from '../wire/hits.ts';
import { formIn } from './body-parsers.ts';
import { headerOf } from './who-asks.ts';

/** Where a client of the API gets its token. Its faults are those of the world that it names, else of the default world. */
export const tokenRoute = (app: FastifyInstance, { tokens, tokenLifetimeS, worlds }: Surroundings): void => {
  app.post('/oauth/token', async (request, reply) => {
    const world = worlds.get(headerOf(request.headers, WORLD_HEADER) ?? DEFAULT_WORLD);
    reply.header('cache-control', 'no-store');
    return carryOut(reply, hitOnToken(world), async () => {
      const { status, body } = answerToken(formIn(request.body), tokens, tokenLifetimeS);
      reply.code(status);
      return body;
    });
  });
};
