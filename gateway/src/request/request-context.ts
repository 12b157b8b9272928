import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '@shop/domain/shared/clock.port';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Shopper } from '@shop/domain/visit/shopper';
import { storefrontFor } from '@shop/domain/storefronts/storefront-host';
import { worldInUrl } from '@shop/domain/storefronts/storefront-url';
import type { Shop } from '@shop/domain/shop';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Visit } from '@shop/domain/visit/visit.port';
import { requestTtl } from '../response-cache/cache-policy.ts';
import type { PlainResponse } from '../response-cache/cached-response.ts';
import type { CacheTtl } from '../response-cache/cache-policy.ts';
import { requestCookieJar } from '../cookies/cookie-jar.ts';
import type { CookieJar } from '../cookies/cookie-jar.ts';
import { COOKIES } from '../cookies/cookies.ts';
import type { Env } from '../env/env.ts';
import { isPagePath } from '../http/path-families.ts';
import { baseUrlOf, hostOf } from '../network/host.ts';
import { servedHosts } from '../network/served-hosts.ts';
import { isOwnMachine, networkOf } from '../network/network-of.ts';
import { isOpenedInTab } from '../http/navigation.ts';
import { writePermission } from '../http/write-permission.ts';
import type { ApiTokens } from '../http/api-token.ts';
import { confirmSession } from '../visit/confirm-session.ts';
import type { ConfirmSession } from '../visit/confirm-session.ts';
import { passedOn, publiclyPassedOn } from './call-context.ts';
import type { CallContext } from './call-context.ts';
import { publicShopper, shopperOf } from '../visit/shopper.ts';
import type { Signer } from '../shared/signing.ts';
import { sourceOf, type RequestSource } from '../visit/request-source.ts';
import type { RequestFacts } from './request-facts.ts';
import { cookieVisit, type CookieVisit } from '../visit/cookie-visit.ts';
import { WORLD_HEADER } from '../worlds/world-lookup.ts';
import type { WorldLookup, WorldRefusal, WorldView } from '../worlds/world-lookup.ts';
import { firstValue } from '../shared/first-value.ts';

/** The context of a request: storefront, tester's world, cookies. */
export interface RequestContext extends RequestFacts {
  readonly storefront: Storefront;
  /** The id of the world, unless everybody shares it. */
  readonly ownWorld: string | undefined;
  /** The world that a link names, if the browser is not in it yet. Whether it exists is known by the shop alone. */
  readonly linkedWorld: string | undefined;
  readonly jar: CookieJar;
  /** Scheme and host, no trailing slash. */
  readonly baseUrl: string;
  /** Upper bound for the TTL of its response. */
  readonly maxTtl: CacheTtl;
  /** The network that it came from; undefined for this machine. */
  readonly network: string | undefined;
  /** Whether an editor previews a draft: then nothing is cached. */
  readonly isPreview: boolean;
  /** Identifies storefront and world in cache keys. */
  readonly key: string;
  /** For queries whose result is the same for everybody on the storefront. */
  readonly publicShopper: Shopper;
  /** The shop, for the visitor's calls. Like the others, created on first use. */
  shop(): Shop;
  /** The shop, for calls that an order waits for. */
  orderingShop(): Shop;
  /** The shop, for queries whose result is the same for everybody on the storefront. */
  publicShop(): Shop;
  /** The time in the world, or of this machine without one. */
  now(): Date;
  /** For how long a response is right that is so until this time, in ms, by the clock of the world; absent without such a time. */
  lasting(until: Date | undefined): Pick<PlainResponse, 'lastsMs'>;
  /** The visitor, created on first use. */
  visitor(): Visit;
  /** The visitor, for whatever reads what cookies keep of a person: the shop has confirmed that they are still signed in. */
  readonly confirmedVisitor: ConfirmSession;
}

/** Why a request is refused. */
export interface ContextRefusal {
  readonly because: string;
  readonly status: number;
  /** What to do about it. */
  readonly message: string;
  /** The requested world is missing; `outside` is the same request without a world, for the page that says so. */
  readonly ofWorld?: WorldRefusal & { readonly outside: RequestContext };
}

export interface RequestContexts {
  /** Refused if the request has no host, a host that is not served, or a missing world. */
  of(request: FastifyRequest, reply: FastifyReply): Result<RequestContext, ContextRefusal>;
}

/** Injection token of the `RequestContexts`. */
export const REQUEST_CONTEXTS = Symbol('RequestContexts');

/** How long a page waits for the shop while it is rendered (docs/decisions/0041). */
const RENDER_TIMEOUT_MS = 6_000;

/** Hosts whose storefront is remembered: outside production anybody can invent more. */
const MAX_KNOWN_HOSTS = 200;

const NO_HOST: ContextRefusal = {
  because: 'HOST_MALFORMED',
  status: 400,
  message: 'The Host header must be a host name, with or without a port.',
};

const OTHER_HOST: ContextRefusal = {
  because: 'HOST_NOT_SERVED',
  status: 421,
  message: 'The shop is not served at this host. ALLOWED_HOSTS names those at which it is.',
};

export interface RequestContextParts {
  readonly env: Env;
  readonly clock: Clock;
  readonly signer: Signer;
  readonly tokens: ApiTokens;
  readonly worlds: WorldLookup;
  readonly shopFor: (context: CallContext) => Shop;
}

export const requestContexts = ({
  env,
  clock,
  signer,
  tokens,
  worlds,
  shopFor,
}: RequestContextParts): RequestContexts => {
  const hosts = servedHosts(env);
  const storefronts = new LRUCache<string, Storefront>({
    max: MAX_KNOWN_HOSTS,
    memoMethod: (host) => storefrontFor(host, env.hostMarkers),
  });
  const of: RequestContexts['of'] = (request, reply) => {
    const { headers } = request;
    const host = hostOf(request);
    if (host === undefined) return refused(NO_HOST);
    if (!hosts.isServed(host)) return refused(OTHER_HOST);
    const storefront = storefronts.memo(host);
    const jar = requestCookieJar(env, signer, request, reply, storefront);
    const baseUrl = baseUrlOf(request, host);
    const waiting = isPagePath(request.url) ? { timeoutMs: RENDER_TIMEOUT_MS } : {};
    const inCookie = jar.read(COOKIES.world);
    const inUrl = isPagePath(request.url) && isOpenedInTab(headers) ? worldInUrl(request.url) : undefined;
    const named = firstValue(headers[WORLD_HEADER]) ?? inUrl ?? inCookie;
    const contextIn = (world: WorldView | undefined): RequestContext => {
      let visitor: CookieVisit | undefined;
      let source: RequestSource | undefined;
      let shop: Shop | undefined;
      let publicShop: Shop | undefined;
      const callContext = (): CallContext => {
        const { sessionChanges } = visitorOf();
        const passed = passedOn(request, jar, env.stage, world?.id);
        return { headers: passed, source: context.source(), sessionChanges, ...waiting };
      };
      const visitorOf = (): CookieVisit => {
        visitor ??= cookieVisit({ shopper: shopperOf(storefront, jar), jar, now: context.now });
        return visitor;
      };
      const context: RequestContext = {
        requestId: request.id,
        storefront,
        world,
        linkedWorld: inUrl === named && inUrl !== inCookie ? inUrl : undefined,
        ownWorld: world?.isDefault === false ? world.id : undefined,
        jar,
        baseUrl,
        network: isOwnMachine(request.ip) ? undefined : networkOf(request.ip),
        maxTtl: requestTtl({ isKnownHost: hosts.isKnown(host), isWorldWatched: world?.isWatched !== false }),
        key: `${world === undefined ? '' : `${world.id}#${world.version}`}|${storefront.store}|${storefront.language}`,
        isPreview: jar.read(COOKIES.preview) !== undefined,
        publicShopper: publicShopper(storefront),
        source: () => (source ??= sourceOf(request.ip, jar, world)),
        permission: () => writePermission(headers, baseUrl, jar, tokens),
        shop: () => (shop ??= shopFor(callContext())),
        orderingShop: () => shopFor({ ...callContext(), isOrdering: true }),
        publicShop: () => (publicShop ??= shopFor({ headers: publiclyPassedOn(jar, world?.id), ...waiting })),
        now: () => (world ?? clock).now(),
        lasting: (until) =>
          until === undefined ? {} : { lastsMs: until.getTime() - (world ?? clock).now().getTime() },
        visitor: visitorOf,
        confirmedVisitor: confirmSession(() => context.shop(), jar, visitorOf),
      };
      return context;
    };
    const found = worlds.find(named);
    if (found?.ok === false)
      return refused({ ...found.refusal, ofWorld: { ...found.refusal, outside: contextIn(undefined) } });
    return granted(contextIn(found?.value));
  };
  return { of };
};
