import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed } from '../response-cache/cached-response.ts';
import { encodingFor } from './negotiation.ts';

/** Sends an answer for one visitor, packed as the browser reads it. */
export const sendCompressed = async (request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> => {
  const encoding = encodingFor(request.headers['accept-encoding'], text.length);
  if (encoding === 'identity') return reply.send(text);
  const bytes = await compressed(Buffer.from(text), encoding);
  return reply.header('content-encoding', encoding).header('vary', 'accept-encoding').send(bytes);
};
