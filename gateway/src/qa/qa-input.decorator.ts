import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { QaInput } from '@shop/fakes/qa/read-input';
import type { FastifyRequest } from 'fastify';

/** Hands a route of the QA plane what its request says, in its address and in its body. */
export const Input = createParamDecorator((_nothing: unknown, context: ExecutionContext): QaInput => {
  const { query, body } = context.switchToHttp().getRequest<FastifyRequest>();
  return { query, body };
});
