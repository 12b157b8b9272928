import type { FastifyRequest } from 'fastify';
import type { SessionChanges } from '@shop/domain/visit/session-changes.port';
import { RETURNS } from '@shop/domain/shared/paths';
import type { Stage } from '../env/env.ts';
import { firstValue } from '../shared/first-value.ts';
import type { CookieJar } from '../cookies/cookie-jar.ts';
import { COOKIES, PASSED_COOKIES } from '../cookies/cookies.ts';
import type { RequestSource } from '../visit/request-source.ts';

/** What a request carries besides who shops. Bound to the shop once, where the request begins (docs/decisions/0167). */
export interface CallContext {
  /** Request headers that are passed on unchanged (UPSTREAM-07), lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** Absent for requests on behalf of everybody, such as pages for the cache. */
  readonly source?: RequestSource;
  /** How long the caller waits, in ms; by default as long as the adapter allows. */
  readonly timeoutMs?: number;
  /** An order waits for these calls: capacity is reserved for them. */
  readonly isOrdering?: true;
  /** Without a visitor, lost ids are never replaced, and a revoked session is reported to nobody. */
  readonly sessionChanges?: SessionChanges;
}

/** A request with the verified IP address (docs/decisions/0063). */
type Requester = Pick<FastifyRequest, 'headers' | 'ip'>;

/** Longer values, which no browser sends, are dropped: the upstream would refuse the request, and others in the same batch. */
const MAX_PASSED_ON = 2_048;

const present = (headers: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && entry[1] !== '' && entry[1].length <= MAX_PASSED_ON,
    ),
  );

/** Whoever knows the hash of an order can return it: it is not passed on as part of a URL (docs/decisions/0103). */
const withoutOrderHash = (referer: string | undefined): string | undefined => {
  const [page = '', ...query] = (referer ?? '').split(/[?#]/u);
  return query.length > 0 && page.includes(RETURNS) ? page : referer;
};

/** What of a request is passed on to the shop (UPSTREAM-07), as far as it is verified; the world belongs to a tester. */
export const passedOn = (
  { headers, ip }: Requester,
  jar: CookieJar,
  stage: Stage,
  world: string | undefined,
): CallContext['headers'] =>
  present({
    'x-user-agent': firstValue(headers['x-user-agent']) ?? headers['user-agent'],
    'x-forwarded-for': ip,
    'x-referer': withoutOrderHash(firstValue(headers['x-referer']) ?? headers.referer),
    'x-is-dev': stage === 'production' ? undefined : firstValue(headers['x-is-dev']),
    preview: jar.read(COOKIES.preview),
    cookie: jar.startingWith(PASSED_COOKIES).join('; '),
    'x-shop-world': world,
  });

/** For responses that are the same for everybody on a storefront: nothing but the tester's world and the editor's draft. */
export const publiclyPassedOn = (jar: CookieJar, world: string | undefined): CallContext['headers'] =>
  present({ preview: jar.read(COOKIES.preview), 'x-shop-world': world });
