import type { Shop } from '@shop/domain/shop';
import type { Shopper } from '@shop/domain/visit/shopper';
import type { Visit } from '@shop/domain/visit/visit.port';
import type { WritePermission } from '../http/write-permission.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { CacheTtl } from '../response-cache/cache-policy.ts';
import type { RequestSource } from '../visit/request-source.ts';
import type { WorldView } from '../worlds/world-lookup.ts';

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

// Classes, because V8 frees literals with accessors, and the requests that they hold, in major collections only (docs/decisions/0145).
class ResponseCacheHint implements CacheHint {
  ttl: CacheTtl = 'long';
  endsAt: Date | undefined = undefined;

  endAt(time: Date): void {
    if (this.endsAt === undefined || time < this.endsAt) this.endsAt = time;
  }

  shorten(): void {
    this.ttl = 'short';
  }
}

/** What resolvers know about the request. `source` and `permission` throw like `visitor`. */
export interface GraphqlContext extends RequestFacts {
  /** The visitor; throws if the response must be the same for everybody. */
  readonly visitor: Visit;
  /** The shop, for the visitor's calls; throws like `visitor`. */
  readonly shop: Shop;
  /** The shop, for calls that an order waits for; throws like `visitor`. */
  readonly orderingShop: Shop;
  /** The visitor, before something is kept of them in a cookie: a login that the shop has ended must not own it. */
  aboutToKeep(): Promise<Visit>;
  /** For queries whose response is the same for everybody on the storefront, and cacheable. */
  readonly publicShopper: Shopper;
  readonly publicShop: Shop;
  readonly cacheHint: CacheHint;
}

/** A programming error: a query that is cached for everybody requested something personal. */
export class PersonalInPublic extends Error {
  override readonly name = 'PersonalInPublic';
}

/** What a query reads of its request. */
type QueryRequest = RequestFacts &
  Pick<RequestContext, 'publicShopper' | 'publicShop' | 'shop' | 'orderingShop' | 'visitor' | 'confirmedVisitor'>;

/** What a query reads of its request if the response is the same for everybody. */
type PublicRequest = Pick<RequestContext, 'requestId' | 'world' | 'publicShopper' | 'publicShop'>;

class VisitorContext implements GraphqlContext {
  readonly requestId: string;
  readonly world: WorldView | undefined;
  readonly publicShopper: Shopper;
  readonly cacheHint: CacheHint = new ResponseCacheHint();

  constructor(private readonly requestContext: QueryRequest) {
    this.requestId = requestContext.requestId;
    this.world = requestContext.world;
    this.publicShopper = requestContext.publicShopper;
  }

  source(): RequestSource {
    return this.requestContext.source();
  }

  permission(): WritePermission {
    return this.requestContext.permission();
  }

  get visitor(): Visit {
    return this.requestContext.visitor();
  }

  get shop(): Shop {
    return this.requestContext.shop();
  }

  get orderingShop(): Shop {
    return this.requestContext.orderingShop();
  }

  get publicShop(): Shop {
    return this.requestContext.publicShop();
  }

  aboutToKeep(): Promise<Visit> {
    return this.requestContext.confirmedVisitor({ isAboutToKeep: true });
  }
}

class PublicContext implements GraphqlContext {
  readonly requestId: string;
  readonly world: WorldView | undefined;
  readonly publicShopper: Shopper;
  readonly cacheHint: CacheHint = new ResponseCacheHint();

  constructor(private readonly requestContext: PublicRequest) {
    this.requestId = requestContext.requestId;
    this.world = requestContext.world;
    this.publicShopper = requestContext.publicShopper;
  }

  source(): RequestSource {
    throw new PersonalInPublic('a public query asked where the request comes from');
  }

  permission(): WritePermission {
    throw new PersonalInPublic('a public query is about to change something');
  }

  get publicShop(): Shop {
    return this.requestContext.publicShop();
  }

  get shop(): Shop {
    throw new PersonalInPublic('a public query called the shop on behalf of the visitor');
  }

  get orderingShop(): Shop {
    return this.shop;
  }

  get visitor(): Visit {
    throw new PersonalInPublic('a public query requested the visitor');
  }

  aboutToKeep(): Promise<Visit> {
    return Promise.reject(new PersonalInPublic('a public query is about to keep something of a visitor'));
  }
}

export const contextOf = (requestContext: QueryRequest): GraphqlContext => new VisitorContext(requestContext);

/** A context without a visitor. */
export const publicContextOf = (requestContext: PublicRequest): GraphqlContext => new PublicContext(requestContext);
