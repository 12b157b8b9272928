import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed } from './cached-response.ts';
import type { CachedResponse } from './cached-response.ts';
import { encodingFor, matchesEtag } from '../http/negotiation.ts';
import type { RawCache } from './raw-cache.ts';

/** Sends a cached response, or 304 if the browser has it. With `rawCache`, later requests for a public response bypass the router. */
export const sendCached = async (
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
  rawCache?: RawCache,
): Promise<FastifyReply> => {
  reply.headers(cached.headers);
  if (cached.size === 0) return reply.code(cached.status).send();
  reply.header('etag', cached.etag);
  if (cached.status === 200 && matchesEtag(request.headers['if-none-match'], cached.etag))
    return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'], cached.size);
  const bytes = cached.bytes(encoding);
  const body = bytes instanceof Promise ? await bytes : bytes;
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  rawCache?.store(request.raw, cached, body, reply.getHeaders());
  return reply.code(cached.status).send(body);
};

/** Sends a response for one visitor, compressed as the browser accepts it. */
export const sendCompressed = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> => {
  const encoding = encodingFor(request.headers['accept-encoding'], text.length);
  if (encoding === 'identity') return reply.send(text);
  const bytes = await compressed(Buffer.from(text), encoding);
  return reply.header('content-encoding', encoding).header('vary', 'accept-encoding').send(bytes);
};
