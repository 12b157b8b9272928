import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Visit } from '@shop/domain/visit/visit.port';
import type { RequestContext } from './request-context.ts';
import { isFormPath } from '../http/path-families.ts';
import { AppNotReady } from '../http/errors.ts';
import { addToasts } from '../visit/toasts.slot.ts';

export const requestContextOf = (context: ExecutionContext): RequestContext => {
  const { requestContext } = context.switchToHttp().getRequest<FastifyRequest>();
  if (requestContext === undefined) throw new AppNotReady('this route is not part of the shop');
  return requestContext;
};

/** Passes a route its `RequestContext`. */
export const CurrentContext = createParamDecorator((_nothing: unknown, context: ExecutionContext) =>
  requestContextOf(context),
);

/** Passes a route the shop, for the visitor's calls. */
export const CurrentShop = createParamDecorator((_nothing: unknown, context: ExecutionContext) =>
  requestContextOf(context).shop(),
);

/** Who has sent a form, which may be kept for the next page. Whom the shop has signed out meanwhile reads so there. */
const visitorOfForm = async (requestContext: RequestContext): Promise<Visit> => {
  const wasSignedIn = requestContext.visitor().shopper.loginState !== 'logged-out';
  const visitor = await requestContext.confirmedVisitor({ isAboutToKeep: true });
  if (wasSignedIn && visitor.shopper.loginState === 'logged-out')
    addToasts(visitor, [{ kind: 'warning', messageKey: 'shop.error.securityLogout' }]);
  return visitor;
};

/** Passes a route its `Visit`, confirmed by the shop; Nest waits for it. */
export const CurrentVisitor = createParamDecorator((_nothing: unknown, context: ExecutionContext) => {
  const requestContext = requestContextOf(context);
  return isFormPath(context.switchToHttp().getRequest<FastifyRequest>().url)
    ? visitorOfForm(requestContext)
    : requestContext.confirmedVisitor();
});
