import type { FastifyInstance } from 'fastify';
import type { Surroundings } from '../surroundings.ts';
import { answerToken } from '../tokens/answer-token.ts';
import { formIn } from './body-parsers.ts';

/** Where a client of the API gets its token. */
export const tokenRoute = (app: FastifyInstance, { tokens, tokenLifetimeS }: Surroundings): void => {
  app.post('/oauth/token', async (request, reply) => {
    const { status, body } = answerToken(formIn(request.body), tokens, tokenLifetimeS);
    return reply.code(status).headers({ 'cache-control': 'no-store' }).send(body);
  });
};
