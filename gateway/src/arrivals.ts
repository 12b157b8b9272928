import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '@shop/domain/shared/clock.port';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import type { Shopper } from '@shop/domain/sessions/shopper';
import { storefrontFor } from '@shop/domain/storefronts/storefront';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { CacheTime } from './cache/kept-answers.ts';
import { cookieJar } from './cookie-jar.ts';
import type { CookieJar } from './cookie-jar.ts';
import { COOKIES } from './cookies.ts';
import type { Env } from './env.ts';
import { isPageAddress } from './http/address-families.ts';
import { baseUrlOf, hostOf } from './http/host.ts';
import { isSecure } from './http/is-secure.ts';
import { servedHosts } from './http/served-hosts.ts';
import { isOwnMachine, networkOf } from './limits/network-of.ts';
import { makeVisit } from './make-visit.ts';
import { writePermission } from './sessions/write-permission.ts';
import type { ApiTokens } from './sessions/api-token.ts';
import type { SessionChangeListeners } from './sessions/session-change-listeners.ts';
import { publicShopper, shopperOf } from './shopper.ts';
import type { Signatures } from './signatures.ts';
import type { Visit } from './visit.ts';
import { WORLD_HEADER } from './worlds/world-gate.ts';
import type { WorldGate, WorldRefusal, WorldView } from './worlds/world-gate.ts';
import { firstValue } from './shared/first-value.ts';

/** The context of a request: storefront, tester's world, cookies. */
export interface Arrival {
  readonly storefront: Storefront;
  readonly world: WorldView | undefined;
  readonly jar: CookieJar;
  readonly baseUrl: string;
  /** The longest that its answer may be cached. */
  readonly longest: CacheTime;
  /** The network that it came from; undefined for this machine itself. */
  readonly network: string | undefined;
  /** Whether an editor previews a draft: then nothing is cached. */
  readonly isPreview: boolean;
  /** Stands for storefront and world in the keys of kept answers. */
  readonly key: string;
  /** For questions whose answer is the same for everybody on the storefront. */
  readonly publicShopper: Shopper;
  /** The visitor, made on first use. */
  visit(): Visit;
}

/** Why a request is refused. */
export interface ArrivalRefusal {
  readonly because: string;
  readonly status: number;
  /** What to do about it. */
  readonly message: string;
  /** The world that it names is missing; `outside` is the same request without a world, for the page that says so. */
  readonly ofWorld?: WorldRefusal & { readonly outside: Arrival };
}

export interface Arrivals {
  /** Refused where the request names no host, one that is not served, or a world that is not there. */
  of(request: FastifyRequest, reply: FastifyReply): Result<Arrival, ArrivalRefusal>;
}

/** Injection token of the `Arrivals`. */
export const ARRIVALS = Symbol('Arrivals');

/** How long a page that is being rendered waits for the shop (docs/decisions/0041). */
const RENDER_PATIENCE_MS = 6_000;

const NO_HOST: ArrivalRefusal = { because: 'HOST_MALFORMED', status: 400, message: 'The Host header must be a host name, with or without a port.' };

const OTHER_HOST: ArrivalRefusal = { because: 'HOST_NOT_SERVED', status: 421, message: 'The shop does not answer at this host. ALLOWED_HOSTS names those at which it does.' };

/** Answers at unknown hosts are cached briefly, since there is no end of them; those of a world whose changes are not seen here never. */
const longestFor = (world: WorldView | undefined, isKnownHost: boolean): CacheTime => {
  if (world?.isWatched === false) return 'once';
  return isKnownHost ? 'kept' : 'brief';
};

export interface ArrivalParts {
  readonly env: Env;
  readonly clock: Clock;
  readonly signatures: Signatures;
  readonly tokens: ApiTokens;
  readonly worlds: WorldGate;
  readonly sessionChanges: SessionChangeListeners;
}

export const arrivals = ({ env, clock, signatures, tokens, worlds, sessionChanges }: ArrivalParts): Arrivals => {
  const hosts = servedHosts(env);
  const of: Arrivals['of'] = (request, reply) => {
    const { headers } = request;
    const host = hostOf(request);
    if (host === undefined) return refused(NO_HOST);
    if (!hosts.isServed(host)) return refused(OTHER_HOST);
    const jar = cookieJar({
      header: headers.cookie,
      signatures,
      isSecure: isSecure(env, request),
      setCookie: (cookie) => void reply.header('set-cookie', cookie),
    });
    const storefront = storefrontFor(host, env.hostMarkers);
    const baseUrl = baseUrlOf(request, host);
    const waiting = isPageAddress(request.url) ? { timeoutMs: RENDER_PATIENCE_MS } : {};
    const arrivalIn = (world: WorldView | undefined): Arrival => {
      let visit: Visit | undefined;
      return {
        storefront,
        world,
        jar,
        baseUrl,
        network: isOwnMachine(request.ip) ? undefined : networkOf(request.ip),
        longest: longestFor(world, hosts.isKnown(host)),
        key: `${world === undefined ? '' : `${world.id}#${world.version}`}|${storefront.store}|${storefront.language}`,
        isPreview: jar.read(COOKIES.preview) !== undefined,
        publicShopper: { ...publicShopper(storefront, jar, world?.id), ...waiting },
        visit: () => {
          visit ??= makeVisit({
            id: request.id,
            shopper: { ...shopperOf(storefront, jar, request, env.stage, world), ...waiting },
            sessionChanges,
            jar,
            baseUrl,
            permission: () => writePermission(headers, baseUrl, jar, tokens),
            now: () => (world ?? clock).now().getTime(),
          });
          return visit;
        },
      };
    };
    const entered = worlds.enter(firstValue(headers[WORLD_HEADER]) ?? jar.read(COOKIES.world));
    if (entered?.ok === false) return refused({ ...entered.refusal, ofWorld: { ...entered.refusal, outside: arrivalIn(undefined) } });
    return granted(arrivalIn(entered?.value));
  };
  return { of };
};
