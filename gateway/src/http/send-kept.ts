import type { FastifyReply, FastifyRequest } from 'fastify';
import { MIN_COMPRESSED_BYTES } from '../cache/kept-answer.ts';
import type { Encoding, KeptAnswer } from '../cache/kept-answer.ts';

const accepts = (header: string, encoding: string): boolean => {
  const at = header.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(?:\.0+)?(?:[\s,]|$)/u.test(header.slice(at + encoding.length));
};

/** The densest form that the browser reads. */
export const encodingFor = (acceptEncoding: string | string[] | undefined, size: number): Encoding => {
  if (size < MIN_COMPRESSED_BYTES || typeof acceptEncoding !== 'string') return 'identity';
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
};

const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag.slice(2)));

/** Sends ready bytes, or 304 where the browser holds them. */
export const sendKept = async (request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): Promise<FastifyReply> => {
  reply.headers(answer.headers).header('etag', answer.etag);
  if (answer.status === 200 && holds(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'], answer.size);
  const bytes = answer.bytes(encoding);
  const ready = bytes instanceof Promise ? await bytes : bytes;
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(answer.status).send(ready);
};
