import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { RequestContext } from './request-context.ts';
import { isFormPath } from '../http/path-families.ts';
import { AppNotReady } from '../http/routes.ts';

export const requestContextOf = (context: ExecutionContext): RequestContext => {
  const { requestContext } = context.switchToHttp().getRequest<FastifyRequest>();
  if (requestContext === undefined) throw new AppNotReady('this route is not part of the shop');
  return requestContext;
};

/** Passes a route its `RequestContext`. */
export const CurrentContext = createParamDecorator((_nothing: unknown, context: ExecutionContext) => requestContextOf(context));

/** Passes a route its `VisitorSession`, confirmed by the shop; Nest waits for it. What a form contained may be kept for the next page. */
export const CurrentVisitor = createParamDecorator((_nothing: unknown, context: ExecutionContext) =>
  requestContextOf(context).confirmedVisitor({ isAboutToKeep: isFormPath(context.switchToHttp().getRequest<FastifyRequest>().url) }),
);
