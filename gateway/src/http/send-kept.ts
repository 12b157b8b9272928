import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptAnswer } from '../cache/kept-answer.ts';
import { encodingFor, holds } from './conditions.ts';
import type { ReadyAnswers } from './ready-answers.ts';

/** Sends a kept answer, or 304 if the browser has it. With `ready`, a public answer is from then on sent before the router. */
export const sendKept = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
  ready?: ReadyAnswers,
): Promise<FastifyReply> => {
  reply.headers(answer.headers);
  if (answer.size === 0) return reply.code(answer.status).send();
  reply.header('etag', answer.etag);
  if (answer.status === 200 && holds(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'], answer.size);
  const bytes = answer.bytes(encoding);
  const body = bytes instanceof Promise ? await bytes : bytes;
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  ready?.take(request.raw, answer, body, reply.getHeaders());
  return reply.code(answer.status).send(body);
};
