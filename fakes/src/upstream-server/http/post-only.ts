import type { FastifyInstance } from 'fastify';
import { RequestRefused } from './request-refused.ts';

/** Routes that accept POST only. */
const POSTED = ['/graphql', '/oauth/token', '/_pact/state'];

/** Replies 405 to other methods. */
export const postOnly = (app: FastifyInstance): void => {
  for (const url of POSTED) {
    app.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url,
      handler: async (_request, reply) => {
        reply.header('allow', 'POST');
        throw new RequestRefused(405, `Requests to ${url} are posted.`);
      },
    });
  }
};
