import type { FastifyRequest } from 'fastify';
import type { LoginState } from '@shop/domain/visit/shopper';
import type { RequestContext } from '../request/request-context.ts';
import { NO_STORE, publicCacheControl, shortestTtl } from '../response-cache/cache-policy.ts';
import type { NewResponse } from '../response-cache/response-cache.ts';
import type { CachedResponse } from '../response-cache/cached-response.ts';
import { PersonalInPublic, publicContextOf } from '../graphql/graphql-context.ts';
import { ttlOfQuery } from './page-query.ts';
import { pageResponse, ttlOf } from './page-response.ts';
import type { PageFormat } from './page-format.ts';
import type { PageDependencies } from './page-dependencies.ts';

export const noFacts = (): Promise<never> =>
  Promise.reject(new PersonalInPublic('a public page requested the checkout facts of its visitor'));

/**
 * A page that is the same for everybody in one login state: rendered once and cached. It is rendered without a visitor, so
 * nothing personal can get into it. Only the signed-out page may be cached outside the gateway.
 */
export const publicPage = (
  parts: PageDependencies,
  pageRequest: {
    readonly requestContext: RequestContext;
    readonly url: string;
    readonly form: PageFormat;
    readonly loginState: LoginState;
    readonly request: FastifyRequest;
  },
): CachedResponse | Promise<CachedResponse> => {
  const { requestContext, url, form, loginState, request } = pageRequest;
  const make = async (): Promise<NewResponse> => {
    const context = publicContextOf(requestContext);
    const rendered = await parts.render({
      url,
      requestContext,
      context,
      loginState,
      checkoutFacts: noFacts,
      startsOnIntent: true,
    });
    for (const failure of rendered.reply.failures) parts.log(failure, request.id);
    const ttl = shortestTtl(
      ttlOf(rendered),
      requestContext.maxTtl,
      context.cacheHint.ttl,
      ttlOfQuery(new URL(url, requestContext.baseUrl).searchParams),
    );
    const isPublic = ttl === 'long' && loginState === 'logged-out' && requestContext.world?.isDefault !== false;
    const lasting = requestContext.lasting(context.cacheHint.endsAt);
    return {
      response: {
        ...pageResponse(rendered, form, isPublic ? publicCacheControl(lasting.lastsMs) : NO_STORE),
        ...lasting,
      },
      ttl,
    };
  };
  const key = `${requestContext.key}|${requestContext.baseUrl}|${loginState}|${form}|${url}`;
  return parts.responseCache.get({ key, make, isShared: requestContext.world === undefined });
};
