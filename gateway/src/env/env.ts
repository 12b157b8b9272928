import { type HostMarkers, LOCAL_HOST_MARKERS } from '@shop/domain/storefronts/host-markers';
import { readHostMarkers } from '@shop/domain/storefronts/read-host-markers';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import { z } from 'zod';
import { isHost } from '../network/host.ts';
import { isNetwork, LOOPBACK_NETWORKS } from '../network/proxies.ts';

export const STAGES = ['local', 'staging', 'production'] as const;
export type Stage = (typeof STAGES)[number];

export const BACKENDS = ['fake', 'upstream'] as const;
export type Backend = (typeof BACKENDS)[number];

export interface UpstreamEnv {
  readonly graphqlUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
}

/** The environment of the process, checked once at the start. */
export interface Env {
  readonly host: string;
  readonly port: number;
  readonly stage: Stage;
  readonly backend: Backend;
  readonly upstream?: UpstreamEnv;
  /** Secrets for signed cookies: the first signs, all of them verify. */
  readonly sessionSecrets: readonly [string, ...string[]];
  readonly hostMarkers: HostMarkers;
  /** URL of the German shop for browsers, from which mails of the fake shop lead into all storefronts. Absent: the German domain and the port. */
  readonly shopUrl?: string;
  /** Hosts that the shop serves, in lower case. Absent outside production: any. */
  readonly allowedHosts?: readonly string[];
  /** Addresses and networks of trusted proxies: their `X-Forwarded-…` headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Whether `X-Forwarded-Host` of a trusted proxy names the host of the request. */
  readonly trustForwardedHost: boolean;
  /** Origins of payment providers' pages, which the shop's forms may lead to. */
  readonly paymentOrigins: readonly string[];
  /** Opens `/metrics` and `/health/dependencies` to requests from other machines. */
  readonly metricsToken?: string;
  /** Opens `/qa` to requests from other machines. */
  readonly qaToken?: string;
  /** Shared with the CMS, which signs preview links with it; no previews if absent. */
  readonly previewSecret?: string;
  /** Whether the fake refuses requests without a world (continuous integration). */
  readonly requireWorld: boolean;
  readonly logLevel: LogLevel;
  /** Where several gateways store limits, tokens and sessions; may contain a password. Absent with a single gateway. */
  readonly redisUrl?: string;
  /** Where gateways cache pages and public responses; a separate server, because it evicts. If absent, each has its own cache. */
  readonly redisCacheUrl?: string;
  /** How long the gateway keeps serving after the stop signal, so that balancers can remove it. */
  readonly drainSeconds: number;
  /** Average delay of timers beyond which pages and queries are refused, in ms. */
  readonly overloadDelayMs: number;
}

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** An invalid variable, which prevents the start, and what it must be. */
export interface EnvProblem {
  readonly variable: string;
  readonly mustBe: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

const MIN_SECRET_LENGTH = 32;
/** Beyond this, service managers would kill the process before it has ended. */
const MAX_DRAIN_SECONDS = 60;

/** Whoever opens a page does not wait longer. */
const MAX_OVERLOAD_DELAY_MS = 60_000;

const wholeNumber = (max: number, min = 0) =>
  z
    .string()
    .regex(/^\d{1,5}$/u)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const flag = z.stringbool({ truthy: ['1'], falsy: ['0'] }).default(false);
const secret = z.string().min(MIN_SECRET_LENGTH);
const httpUrl = z.url({ protocol: /^https?$/u });
const redisUrl = z.url({ protocol: /^rediss?$/u, hostname: /./u });
const listOf = <Entry extends z.ZodType<string, string>>(entry: Entry, separator: RegExp = /,/u) =>
  z
    .string()
    .transform((text) =>
      text
        .split(separator)
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(entry));
const hosts = listOf(z.string().toLowerCase().refine(isHost));
const networks = listOf(z.string().toLowerCase().refine(isNetwork));
const origins = listOf(
  httpUrl.refine((origin) => URL.canParse(origin) && new URL(origin).origin === origin.toLowerCase()),
  /[\s,]+/u,
);
/** The newest first. An empty entry is an error, not a stray separator. */
const secrets = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.tuple([secret], secret));
const MARKER_NAMES = Object.keys(LOCAL_HOST_MARKERS).filter((name) => name !== 'de');

const hostMarkers = z.string().transform((text, { issues }) => {
  const markers = readHostMarkers(text);
  if (markers === undefined) issues.push({ code: 'custom', input: text });
  return markers ?? z.NEVER;
});

const DEFAULT_REDIS_PORT = '6379';
const serverOf = (url: string): string | undefined => {
  if (!URL.canParse(url)) return undefined;
  const { hostname, port } = new URL(url);
  return `${hostname}:${port === '' ? DEFAULT_REDIS_PORT : port}`;
};

/** The variables with their rules. A description completes "… must be", so that each error says how to mend it. */
const variablesOf = ({ SHOP_STAGE, REDIS_URL, REDIS_CACHE_URL }: Variables) => {
  const isProduction = SHOP_STAGE === 'production';
  const hasSeveralGateways = (REDIS_URL ?? REDIS_CACHE_URL) !== undefined;
  return z.object({
    SHOP_STAGE: z
      .enum(STAGES)
      .default('local')
      .describe(`one of ${STAGES.join(', ')}`),
    SHOP_BACKEND: isProduction
      ? z.literal('upstream').describe('upstream: production does not run on the fake shop')
      : z
          .enum(BACKENDS)
          .default('fake')
          .describe(`one of ${BACKENDS.join(', ')}`),
    SESSION_SECRET: (isProduction || hasSeveralGateways ? secrets : secrets.optional()).describe(
      `one or more secrets of at least ${MIN_SECRET_LENGTH} characters, separated by commas, the same for every gateway`,
    ),
    REDIS_URL: redisUrl
      .optional()
      .describe('the redis: or rediss: URL of what the gateways share, or unset for one gateway'),
    // All databases of a server share its memory: filling one evicts from the others.
    REDIS_CACHE_URL: redisUrl
      .refine((url) => REDIS_URL === undefined || serverOf(url) !== serverOf(REDIS_URL))
      .optional()
      .describe(
        'the redis: or rediss: URL of another server than REDIS_URL (databases of one server evict each other), or unset',
      ),
    ALLOWED_HOSTS: (isProduction ? hosts.refine(({ length }) => length > 0) : hosts.default([])).describe(
      'the hosts of the shop, separated by commas, each with its port where that is not the usual one',
    ),
    METRICS_TOKEN: z.string().optional(),
    QA_TOKEN: z.string().optional(),
    PREVIEW_SECRET: secret
      .optional()
      .describe(
        `a secret of at least ${MIN_SECRET_LENGTH} characters that the CMS knows too, or unset for no previews`,
      ),
    HOST: z.string().default('127.0.0.1'),
    PORT: wholeNumber(65_535).default(8080).describe('a port number from 0 to 65535'),
    STOREFRONT_HOSTS: hostMarkers
      .prefault('')
      .describe(
        `${MARKER_NAMES.map((name) => `${name}=…`).join(',')} with what each host contains, and de=… with the German domain`,
      ),
    SHOP_URL: httpUrl.optional().describe('the http(s) URL of the German shop, or unset for its domain and PORT'),
    TRUSTED_PROXIES: networks.default([]).describe('addresses or networks like 10.0.0.0/8, separated by commas'),
    TRUST_FORWARDED_HOST: flag.describe('0 or 1'),
    PAYMENT_ORIGINS: origins.optional().describe('origins like https://pay.example, separated by spaces'),
    FAKE_REQUIRE_WORLD: flag.describe('0 or 1'),
    LOG_LEVEL: z
      .enum(LOG_LEVELS)
      .default('info')
      .describe(`one of ${LOG_LEVELS.join(', ')}`),
    DRAIN_SECONDS: wholeNumber(MAX_DRAIN_SECONDS).default(0).describe(`seconds from 0 to ${MAX_DRAIN_SECONDS}`),
    OVERLOAD_DELAY_MS: wholeNumber(MAX_OVERLOAD_DELAY_MS, 1)
      .default(1_000)
      .describe(`milliseconds from 1 to ${MAX_OVERLOAD_DELAY_MS}`),
  });
};

/** Variables that are read only if `SHOP_BACKEND` is upstream. */
const UPSTREAM_VARIABLES = z.object({
  UPSTREAM_GRAPHQL_URL: httpUrl.describe('the http(s) URL of the upstream GraphQL API'),
  UPSTREAM_TOKEN_URL: httpUrl.describe('the http(s) URL of the upstream token endpoint'),
  UPSTREAM_CLIENT_ID: z.string().describe('the client id of the shop at the upstream'),
  UPSTREAM_CLIENT_SECRET: z.string().describe('the client secret of the shop at the upstream'),
  UPSTREAM_SCOPE: z.string().describe('the scope that the token call requests'),
});

/** The problems of the variables by name; each variable is reported once. */
const problemsIn = (
  { shape }: z.ZodObject<Readonly<Record<string, z.ZodType>>>,
  { error }: z.ZodSafeParseResult<unknown>,
): readonly EnvProblem[] =>
  [...new Set(error?.issues.map(({ path }) => String(path[0])))].map((variable) => ({
    variable,
    mustBe: shape[variable]?.description ?? 'a text',
  }));

/** Outside production the upstream also serves the payment providers' pages. */
const defaultPaymentOrigins = (stage: Stage, upstream: UpstreamEnv | undefined): readonly string[] =>
  upstream === undefined || stage === 'production' ? [] : [new URL(upstream.graphqlUrl).origin];

/** Reads the environment and reports all problems together. */
export const readEnv = (variables: Variables, newSecret: () => string): Result<Env, readonly EnvProblem[]> => {
  const set = Object.fromEntries(
    Object.entries(variables)
      .map(([name, text]) => [name, text?.trim()])
      .filter(([, text]) => text !== undefined && text !== ''),
  ) as Variables;
  const schema = variablesOf(set);
  const read = schema.safeParse(set);
  const readUpstream = set['SHOP_BACKEND'] === 'upstream' ? UPSTREAM_VARIABLES.safeParse(set) : undefined;
  if (!read.success || readUpstream?.success === false) {
    return refused([
      ...problemsIn(schema, read),
      ...(readUpstream === undefined ? [] : problemsIn(UPSTREAM_VARIABLES, readUpstream)),
    ]);
  }
  const { data } = read;
  const upstream = readUpstream && {
    graphqlUrl: readUpstream.data.UPSTREAM_GRAPHQL_URL,
    tokenUrl: readUpstream.data.UPSTREAM_TOKEN_URL,
    clientId: readUpstream.data.UPSTREAM_CLIENT_ID,
    clientSecret: readUpstream.data.UPSTREAM_CLIENT_SECRET,
    scope: readUpstream.data.UPSTREAM_SCOPE,
  };
  return granted({
    host: data.HOST,
    port: data.PORT,
    stage: data.SHOP_STAGE,
    backend: data.SHOP_BACKEND,
    sessionSecrets: data.SESSION_SECRET ?? [newSecret()],
    hostMarkers: data.STOREFRONT_HOSTS,
    trustedProxies: data.TRUSTED_PROXIES.length === 0 ? LOOPBACK_NETWORKS : data.TRUSTED_PROXIES,
    trustForwardedHost: data.TRUST_FORWARDED_HOST,
    paymentOrigins: data.PAYMENT_ORIGINS ?? defaultPaymentOrigins(data.SHOP_STAGE, upstream),
    requireWorld: data.FAKE_REQUIRE_WORLD,
    logLevel: data.LOG_LEVEL,
    drainSeconds: data.DRAIN_SECONDS,
    overloadDelayMs: data.OVERLOAD_DELAY_MS,
    ...(data.ALLOWED_HOSTS.length === 0 ? {} : { allowedHosts: data.ALLOWED_HOSTS }),
    ...omitNil({
      upstream,
      shopUrl: data.SHOP_URL,
      redisUrl: data.REDIS_URL,
      redisCacheUrl: data.REDIS_CACHE_URL,
      metricsToken: data.METRICS_TOKEN,
      qaToken: data.QA_TOKEN,
      previewSecret: data.PREVIEW_SECRET,
    }),
  });
};
