import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageFailure } from '@shop/domain/pages/page-contract';
import type { RequestContext } from '../request/request-context.ts';
import { cachedResponse } from '../response-cache/cached-response.ts';
import type { CachedResponse } from '../response-cache/cached-response.ts';
import { NO_STORE, shortestTtl } from '../response-cache/cache-policy.ts';
import type { NewResponse } from '../response-cache/response-cache.ts';
import { publicContextOf } from '../graphql/graphql-context.ts';
import { sendCached } from '../response-cache/send-response.ts';
import { leaveWorld } from '../visit/change-world.ts';
import { afterSecurityLogout } from './after-security-logout.ts';
import { pageResponse } from './page-response.ts';
import { pageFormatOf } from './page-format.ts';
import type { PageResponse } from './page-response.ts';
import type { PageFormat } from './page-format.ts';
import type { PageDependencies } from './page-dependencies.ts';
import { noFacts } from './public-page.ts';

/** Sent if not even the error page can be rendered; it contains no words that would need translating. */
const bare = (statusCode: number): PageResponse => ({
  status: statusCode,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': NO_STORE },
  body: `<!doctype html><title>${statusCode}</title><h1>${statusCode}</h1><p><a href="/">Pausenhof</a></p>`,
});

/** Scripts that request a page's data do not read HTML. */
const failureAsData = ({ statusCode, message }: PageFailure): PageResponse => ({
  status: statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': NO_STORE },
  body: JSON.stringify({ statusCode, message }),
});

/** The page of a failure, which depends on nothing but the visitor's login state. */
export const errorPage = async (
  parts: PageDependencies,
  requestContext: RequestContext,
  request: FastifyRequest,
  failure: PageFailure,
  form: PageFormat = 'document',
): Promise<PageResponse> => {
  if (form === 'payload') return failureAsData(failure);
  try {
    const isLinked = requestContext.linkedWorld !== undefined;
    if (failure.world !== undefined && !isLinked) leaveWorld(requestContext.jar);
    const loginState = failure.world === undefined ? requestContext.visitor().shopper.loginState : 'logged-out';
    const rendered = await parts.renderFailure({
      url: '/',
      requestContext,
      context: publicContextOf(requestContext),
      loginState,
      checkoutFacts: noFacts,
      failure:
        isLinked && failure.world !== undefined ? { ...failure, world: { ...failure.world, isLinked } } : failure,
    });
    for (const met of rendered.reply.failures) parts.log(met, request.id);
    return { ...pageResponse(rendered, 'document', NO_STORE), status: failure.statusCode };
  } catch (broken) {
    parts.log(broken, request.id);
    return bare(failure.statusCode);
  }
};

/** The page for a refused URL. It does not contain the URL, so all URLs that are refused for the same reason share it. */
export const refusalPage = (
  parts: PageDependencies,
  requestContext: RequestContext,
  request: FastifyRequest,
  refusal: PageFailure,
  form: PageFormat,
): CachedResponse | Promise<CachedResponse> => {
  const { loginState } = requestContext.visitor().shopper;
  const make = async (): Promise<NewResponse> => {
    const response = await errorPage(parts, requestContext, request, refusal, form);
    return {
      response,
      ttl: shortestTtl(response.status === refusal.statusCode ? 'short' : 'none', requestContext.maxTtl),
    };
  };
  return parts.responseCache.get({
    key: `${requestContext.key}|${requestContext.baseUrl}|${loginState}|${form}|${refusal.statusCode} ${refusal.message}`,
    make,
    isShared: false,
  });
};

/** Refusals that come in large numbers, so their page must cost almost nothing. */
const COME_BACK_LATER: readonly number[] = [429, 503];

/** Shows an error that occurred before a page was rendered, or in a form. */
export const errorPageHandler =
  (parts: PageDependencies) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    requestContext: RequestContext,
    failure: PageFailure,
  ): Promise<FastifyReply> => {
    const isCheap = COME_BACK_LATER.includes(failure.statusCode);
    const page = isCheap
      ? await refusalPage(parts, requestContext, request, failure, pageFormatOf(request.originalUrl))
      : await errorPage(parts, requestContext, request, failure);
    const response = afterSecurityLogout(requestContext, page);
    return sendCached(request, reply, 'body' in response ? cachedResponse(response, 0) : response);
  };
