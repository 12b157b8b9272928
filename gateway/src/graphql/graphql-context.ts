import type { FastifyRequest } from 'fastify';
import type { Shopper } from '@shop/domain/sessions/shopper';
import type { RequestContext } from '../request/request-context.ts';
import type { CacheTtl } from '../response-cache/cache-policy.ts';
import type { VisitorSession } from '../request/visitor-session.ts';

/** Upper bound for the TTL of the response, set by resolvers. */
export interface CacheHint {
  readonly ttl: CacheTtl;
  /** For responses about things that the shop does not offer, such as unknown ids, which are endless (docs/decisions/0064). */
  shorten(): void;
}

const cacheHint = (): CacheHint => {
  let ttl: CacheTtl = 'long';
  return {
    get ttl() {
      return ttl;
    },
    shorten: () => {
      ttl = 'short';
    },
  };
};

/** What resolvers know about the request. */
export interface GraphqlContext {
  readonly requestId: string;
  /** The visitor; throws if the response must be the same for everybody. */
  readonly visitor: VisitorSession;
  /** For queries whose response is the same for everybody on the storefront, and cacheable. */
  readonly publicShopper: Shopper;
  readonly cacheHint: CacheHint;
}

/** A programming error: a query that is cached for everybody requested something personal. */
export class PersonalInPublic extends Error {
  override readonly name = 'PersonalInPublic';
}

export const contextOf = (requestContext: RequestContext, { id }: Pick<FastifyRequest, 'id'>): GraphqlContext => ({
  requestId: id,
  publicShopper: requestContext.publicShopper,
  cacheHint: cacheHint(),
  get visitor() {
    return requestContext.visitor();
  },
});

/** A context without a visitor. */
export const publicContextOf = (requestContext: RequestContext, { id }: Pick<FastifyRequest, 'id'>): GraphqlContext => ({
  requestId: id,
  publicShopper: requestContext.publicShopper,
  cacheHint: cacheHint(),
  get visitor(): VisitorSession {
    throw new PersonalInPublic('a public query requested the visitor');
  },
});
