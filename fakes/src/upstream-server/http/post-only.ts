import type { FastifyInstance } from 'fastify';
import { RequestRefused } from './request-refused.ts';

/** Addresses that do something, and so are posted to. */
const POSTED = ['/graphql', '/oauth/token', '/_pact/state'];

/** Says so to whoever only looks at them. */
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
