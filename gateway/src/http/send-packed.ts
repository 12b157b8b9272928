import type { FastifyReply, FastifyRequest } from 'fastify';
import { packed } from '../cache/kept-answer.ts';
import { encodingFor } from './conditions.ts';

/** Sends an answer for one visitor, packed as the browser reads it. */
export const sendPacked = async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> => {
  const encoding = encodingFor(request.headers['accept-encoding'], text.length);
  if (encoding === 'identity') return reply.send(text);
  const bytes = await packed(Buffer.from(text), encoding);
  return reply.header('content-encoding', encoding).header('vary', 'accept-encoding').send(bytes);
};
