import { LOCAL_HOST_MARKERS } from '@shop/domain/storefronts/storefront';
import type { HostMarkers } from '@shop/domain/storefronts/storefront';
import { granted, refused } from '@shop/domain/shared/result';
import type { Result } from '@shop/domain/shared/result';
import { isHost } from './http/host.ts';
import { isNetwork, LOOPBACK_NETWORKS } from './http/proxies.ts';
import { readHostMarkers } from './storefronts/read-host-markers.ts';

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
  /** Sign what the gateway trusts in cookies: the first signs, all of them open. */
  readonly sessionSecrets: readonly [string, ...string[]];
  readonly hostMarkers: HostMarkers;
  /** Hosts that the shop answers to, in small letters; absent outside production: any. */
  readonly allowedHosts?: readonly string[];
  /** Addresses and networks of the proxies whose `X-Forwarded-…` headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Whether `X-Forwarded-Host` of a trusted proxy names the host of the request. */
  readonly trustForwardedHost: boolean;
  /** Where payment providers' pages stand: forms of the shop may lead there. */
  readonly paymentOrigins: readonly string[];
  /** Opens `/metrics` and `/health/dependencies` to requests from other machines. */
  readonly metricsToken?: string;
  /** Opens `/qa` to requests from other machines. */
  readonly qaToken?: string;
  /** Shared with the CMS, which signs editors' links to previews with it; absent: no previews. */
  readonly previewSecret?: string;
  /** Whether a request without a world is refused by the fake (continuous integration). */
  readonly requireWorld: boolean;
  readonly logLevel: LogLevel;
  /** Where several gateways keep limits, tokens and sessions; may hold a password. Absent: there is one gateway. */
  readonly redisUrl?: string;
  /** Where they keep pages and public answers, which make room for each other; another server. Absent: each keeps its own. */
  readonly redisCacheUrl?: string;
  /** How long the gateway still serves after it was told to end, so that balancers can take it out. */
  readonly drainSeconds: number;
}

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A wrong variable, which keeps the process from starting, and what it must be. */
export interface EnvProblem {
  readonly variable: string;
  readonly mustBe: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

const MIN_SECRET_LENGTH = 32;
/** After longer, service managers would kill the process before it has ended. */
const MAX_DRAIN_SECONDS = 60;

const oneOf =
  <Value extends string>(values: readonly Value[], otherwise: Value) =>
  (text: string): Value | undefined =>
    text === '' ? otherwise : values.find((value) => value === text);

const secondsUpTo =
  (max: number) =>
  (text: string): number | undefined =>
    /^\d{0,4}$/u.test(text) && Number(text) <= max ? Number(text) : undefined;

const portNumber = (text: string): number | undefined => {
  if (text === '') return 8080;
  const port = Number(text);
  return /^\d{1,5}$/u.test(text) && port <= 65_535 ? port : undefined;
};

const httpUrl = (text: string): string | undefined => (URL.canParse(text) && /^https?:/iu.test(text) ? text : undefined);
const originsIn = (text: string): readonly string[] | undefined => {
  const origins = text.split(/[\s,]+/u).filter((origin) => origin !== '');
  return origins.every((origin) => httpUrl(origin) !== undefined && new URL(origin).origin === origin.toLowerCase()) ? origins : undefined;
};

/** Outside production the upstream stands in for the providers too. */
const otherOrigins = (upstream: UpstreamEnv | undefined, stage: Stage): string => (upstream === undefined || stage === 'production' || upstream.graphqlUrl === '' ? '' : new URL(upstream.graphqlUrl).origin);

/** The newest first. */
const secretsIn = (text: string): Env['sessionSecrets'] | undefined => {
  const [first, ...older] = text.split(',').map((secret) => secret.trim());
  return first !== undefined && [first, ...older].every(({ length }) => length >= MIN_SECRET_LENGTH) ? [first, ...older] : undefined;
};

/** Entries separated by commas, each of which must pass; `otherwise` for an empty list. */
const listOf =
  <Otherwise>(passes: (text: string) => boolean, otherwise: Otherwise) =>
  (text: string): readonly string[] | Otherwise | undefined => {
    const parts = text.toLowerCase().split(',').map((part) => part.trim()).filter((part) => part !== '');
    if (parts.length === 0) return otherwise;
    return parts.every(passes) ? parts : undefined;
  };

const redisAddress = (text: string): string | undefined => (URL.canParse(text) && /^rediss?:\/\/./iu.test(text) ? text : undefined);
const DEFAULT_REDIS_PORT = '6379';
const serverOf = (url: string): string => {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port === '' ? DEFAULT_REDIS_PORT : port}`;
};

/** Must be another server: all databases of one share its memory, and filling one evicts from the others. */
const redisAddressBeside =
  (other: string | undefined) =>
  (text: string): string | undefined => {
    const address = redisAddress(text);
    return address !== undefined && other !== undefined && other !== '' && serverOf(address) === serverOf(other) ? undefined : address;
  };

const nonEmpty = (text: string): string | undefined => (text === '' ? undefined : text);

/** Reads the environment and reports all problems at once. */
export const readEnv = (variables: Variables, newSecret: () => string): Result<Env, readonly EnvProblem[]> => {
  const problems: EnvProblem[] = [];
  const read = <Value>(variable: string, parse: (text: string) => Value | undefined, mustBe: string, fallback: Value): Value => {
    const value = parse((variables[variable] ?? '').trim());
    if (value !== undefined) return value;
    problems.push({ variable, mustBe });
    return fallback;
  };
  const optional = (variable: string): string | undefined => nonEmpty((variables[variable] ?? '').trim());

  const stage = read('SHOP_STAGE', oneOf(STAGES, 'local'), `one of ${STAGES.join(', ')}`, 'local');
  const backend = read('SHOP_BACKEND', oneOf(BACKENDS, 'fake'), `one of ${BACKENDS.join(', ')}`, 'fake');
  if (stage === 'production' && backend === 'fake') {
    problems.push({ variable: 'SHOP_BACKEND', mustBe: 'upstream: production does not run on the fake shop' });
  }
  const sessionSecrets = read<Env['sessionSecrets']>(
    'SESSION_SECRET',
    (text) => {
      if (text === '') return stage === 'production' || (optional('REDIS_URL') ?? optional('REDIS_CACHE_URL')) !== undefined ? undefined : [newSecret()];
      return secretsIn(text);
    },
    `one or more secrets of at least ${MIN_SECRET_LENGTH} characters, separated by commas, the same for every gateway`,
    [''],
  );
  const upstream: UpstreamEnv | undefined =
    backend === 'upstream'
      ? {
          graphqlUrl: read('UPSTREAM_GRAPHQL_URL', httpUrl, 'the http(s) address of the upstream GraphQL API', ''),
          tokenUrl: read('UPSTREAM_TOKEN_URL', httpUrl, 'the http(s) address of the upstream token endpoint', ''),
          clientId: read('UPSTREAM_CLIENT_ID', nonEmpty, 'the client id of the shop at the upstream', ''),
          clientSecret: read('UPSTREAM_CLIENT_SECRET', nonEmpty, 'the client secret of the shop at the upstream', ''),
          scope: read('UPSTREAM_SCOPE', nonEmpty, 'the scope that the token call asks for', ''),
        }
      : undefined;
  const redisUrl = optional('REDIS_URL') === undefined ? undefined : read('REDIS_URL', redisAddress, 'the redis: or rediss: address of what the gateways share, or unset for one gateway', '');
  const redisCacheUrl = optional('REDIS_CACHE_URL') === undefined ? undefined : read('REDIS_CACHE_URL', redisAddressBeside(redisUrl), 'the redis: or rediss: address of another server than REDIS_URL (databases of one server evict each other), or unset', '');
  const allowedHosts = read('ALLOWED_HOSTS', listOf(isHost, stage === 'production' ? undefined : []), 'the hosts of the shop, separated by commas, each with its port where that is not the usual one', []);
  const metricsToken = optional('METRICS_TOKEN');
  const qaToken = optional('QA_TOKEN');
  const longSecret = (text: string): string | undefined => (text.length >= MIN_SECRET_LENGTH ? text : undefined);
  const previewSecret = optional('PREVIEW_SECRET') === undefined ? undefined : read('PREVIEW_SECRET', longSecret, `a secret of at least ${MIN_SECRET_LENGTH} characters that the CMS knows too, or unset for no previews`, '');
  const env: Env = {
    host: optional('HOST') ?? '127.0.0.1',
    port: read('PORT', portNumber, 'a port number from 0 to 65535', 8080),
    stage,
    backend,
    sessionSecrets,
    hostMarkers: read('STOREFRONT_HOSTS', readHostMarkers, 'ch=…,at=…,educational=…,english=… with what each host contains, and de=… with the German domain', LOCAL_HOST_MARKERS),
    trustedProxies: read('TRUSTED_PROXIES', listOf(isNetwork, LOOPBACK_NETWORKS), 'addresses or networks like 10.0.0.0/8, separated by commas', LOOPBACK_NETWORKS),
    trustForwardedHost: read('TRUST_FORWARDED_HOST', oneOf(['0', '1'], '0'), '0 or 1', '0') === '1',
    paymentOrigins: read('PAYMENT_ORIGINS', (text) => originsIn(text === '' ? otherOrigins(upstream, stage) : text), 'origins like https://pay.example, separated by spaces', []),
    requireWorld: read('FAKE_REQUIRE_WORLD', oneOf(['0', '1'], '0'), '0 or 1', '0') === '1',
    logLevel: read('LOG_LEVEL', oneOf(LOG_LEVELS, 'info'), `one of ${LOG_LEVELS.join(', ')}`, 'info'),
    drainSeconds: read('DRAIN_SECONDS', secondsUpTo(MAX_DRAIN_SECONDS), `seconds from 0 to ${MAX_DRAIN_SECONDS}`, 0),
    ...(allowedHosts.length === 0 ? {} : { allowedHosts }),
    ...(redisUrl === undefined ? {} : { redisUrl }),
    ...(redisCacheUrl === undefined ? {} : { redisCacheUrl }),
    ...(upstream === undefined ? {} : { upstream }),
    ...(metricsToken === undefined ? {} : { metricsToken }),
    ...(qaToken === undefined ? {} : { qaToken }),
    ...(previewSecret === undefined ? {} : { previewSecret }),
  };
  return problems.length === 0 ? granted(env) : refused(problems);
};
