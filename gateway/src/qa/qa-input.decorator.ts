import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { QaInput } from '@shop/fakes/qa/read-input';
import type { FastifyRequest } from 'fastify';

/** The query and the body of a request to the QA plane. */
export const Input = createParamDecorator((_nothing: unknown, context: ExecutionContext): QaInput => {
  const { query, body } = context.switchToHttp().getRequest<FastifyRequest>();
  return { query, body };
});
