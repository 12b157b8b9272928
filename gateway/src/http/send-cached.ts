import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from '../response-cache/cached-response.ts';
import { encodingFor, matchesEtag } from './negotiation.ts';
import type { RawCache } from '../response-cache/raw-cache.ts';

/** Sends a kept answer, or 304 if the browser has it. With `ready`, a public answer is from then on sent before the router. */
export const sendCached = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
  rawCache?: RawCache,
): Promise<FastifyReply> => {
  reply.headers(answer.headers);
  if (answer.size === 0) return reply.code(answer.status).send();
  reply.header('etag', answer.etag);
  if (answer.status === 200 && matchesEtag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'], answer.size);
  const bytes = answer.bytes(encoding);
  const body = bytes instanceof Promise ? await bytes : bytes;
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  rawCache?.take(request.raw, answer, body, reply.getHeaders());
  return reply.code(answer.status).send(body);
};
