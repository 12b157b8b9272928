import type { FastifyInstance } from 'fastify';
import { type DocumentName, findDocument } from '../../shop/find-document.ts';
import type { ServerOptions } from '../server-options.ts';
import { RequestRefused } from './request-refused.ts';

/** Documents that mails and pages link to. Shoppers open them, so the access rules for testers do not apply. */
export const documentsRoute = (app: FastifyInstance, { worlds }: ServerOptions): void => {
  app.get<{ Params: DocumentName }>('/qa/documents/:kind/:world/:name', async (request, reply) => {
    const found = await findDocument(worlds, request.params);
    if (found === undefined) throw new RequestRefused(404, 'There is no such document.');
    return reply.headers(found.headers).send(found.content);
  });
};
