import type { FastifyRequest } from 'fastify';
import type { Shopper } from '@shop/domain/sessions/shopper';
import type { RequestContext } from '../request/request-context.ts';
import type { CacheTtl } from '../response-cache/cache-policy.ts';
import type { VisitorSession } from '../request/visitor-session.ts';

/** Upper bound for the TTL of the response, set by resolvers. */
export interface CacheHint {
  readonly ttl: CacheTtl;
  /** Until when the response is right, by the clock of the world; undefined if nothing in it ends. */
  readonly endsAt: Date | undefined;
  /** For responses about things that the shop does not offer, such as unknown ids, which are endless (docs/decisions/0064). */
  shorten(): void;
  /** For responses that show something until a given time; the earliest counts. */
  endAt(time: Date): void;
}

const cacheHint = (): CacheHint => {
  let ttl: CacheTtl = 'long';
  let endsAt: Date | undefined;
  return {
    get ttl() {
      return ttl;
    },
    get endsAt() {
      return endsAt;
    },
    endAt: (time) => {
      if (endsAt === undefined || time < endsAt) endsAt = time;
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
