import type { FastifyRequest } from 'fastify';
import type { Shopper } from '@shop/domain/sessions/shopper';
import type { RequestContext } from '../request/request-context.ts';
import type { VisitorSession } from '../request/visitor-session.ts';

/** How long the answer may be cached, where it may be at all. */
export interface CachePolicy {
  readonly isBrief: boolean;
  /** For answers about something that the shop does not offer, such as unknown ids, of which there is no end (docs/decisions/0064). */
  restrictToBrief(): void;
}

const cachePolicy = (): CachePolicy => {
  let isBrief = false;
  return {
    get isBrief() {
      return isBrief;
    },
    restrictToBrief: () => {
      isBrief = true;
    },
  };
};

/** What resolvers know of the request. */
export interface GraphqlContext {
  readonly requestId: string;
  /** The visitor; a failure where the answer is to be the same for everybody. */
  readonly visitor: VisitorSession;
  /** For questions whose answer is the same for everybody on the storefront and may be cached. */
  readonly publicShopper: Shopper;
  readonly cachePolicy: CachePolicy;
}

/** A programming error: an answer that is kept for everybody asked something personal. */
export class PersonalInPublic extends Error {
  override readonly name = 'PersonalInPublic';
}

export const contextOf = (requestContext: RequestContext, { id }: Pick<FastifyRequest, 'id'>): GraphqlContext => ({
  requestId: id,
  publicShopper: requestContext.publicShopper,
  cachePolicy: cachePolicy(),
  get visitor() {
    return requestContext.visitor();
  },
});

/** A context without a visitor. */
export const publicContextOf = (requestContext: RequestContext, { id }: Pick<FastifyRequest, 'id'>): GraphqlContext => ({
  requestId: id,
  publicShopper: requestContext.publicShopper,
  cachePolicy: cachePolicy(),
  get visitor(): VisitorSession {
    throw new PersonalInPublic('a public answer asked who is visiting');
  },
});
