import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
}

const YAML = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');

/** Resolves anchors as Compose does; `${…}` stays unresolved. */
const compose = parse(YAML, { merge: true }) as { readonly services: Readonly<Record<string, Service>> };

const environmentOf = (service: string): Readonly<Record<string, string | number>> =>
  compose.services[service]?.environment ?? {};

/** The value of a flag in the server's command. */
const flagOf = (service: string, flag: string): string | undefined => {
  const { command = [] } = compose.services[service] ?? {};
  const at = command.indexOf(flag);
  return at < 0 ? undefined : command[at + 1];
};

/** Compose refuses to start when such a variable is missing or empty, and prints the text after `:?`. */
const required = (variable: string): string => String.raw`\$\{${variable}:\?[^}]+\}`;
const exactly = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'u');

it('names the page that says how to set a variable that is missing', () => {
  const pages = [...YAML.matchAll(/\$\{(\w+):\?[^}(]*\(see ([^)]+)\)\}/gu)].map(([, variable = '', page = '']) => ({
    variable,
    page,
  }));
  expect(new Set(pages.map(({ variable }) => variable))).toEqual(new Set(['SESSION_SECRET', 'REDIS_PASSWORD']));
  for (const { variable, page } of pages)
    expect(readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8')).toContain(`${variable}=`);
});

const GATEWAYS = ['gateway-1', 'gateway-2'];
const STATE = 'redis';
const RESPONSES = 'redis-cache';

describe.each(GATEWAYS)('%s', (gateway) => {
  it('does not start without a session secret from the environment', () => {
    expect(environmentOf(gateway)['SESSION_SECRET']).toMatch(exactly(required('SESSION_SECRET')));
  });

  it.each([
    ['REDIS_URL', STATE],
    ['REDIS_CACHE_URL', RESPONSES],
  ])('uses a separate Redis for each purpose, and does not start without its password: %s', (variable, redis) => {
    expect(environmentOf(gateway)[variable]).toMatch(exactly(`redis://:${required('REDIS_PASSWORD')}@${redis}:6379`));
  });

  it('runs as staging on the upstream, never as a local shop', () => {
    expect(environmentOf(gateway)).toMatchObject({ SHOP_STAGE: 'staging', SHOP_BACKEND: 'upstream' });
  });

  it('accepts named hosts only, and is reachable through nginx only, because it trusts private networks', () => {
    expect(environmentOf(gateway)['ALLOWED_HOSTS']).not.toContain('*');
    expect(compose.services[gateway]?.ports).toBeUndefined();
  });
});

describe('Redis', () => {
  it.each([STATE, RESPONSES])('requires a password from the environment: %s', (redis) => {
    expect(flagOf(redis, '--requirepass')).toMatch(exactly(required('REDIS_PASSWORD')));
    expect(compose.services[redis]?.ports).toBeUndefined();
  });

  it.each([
    [STATE, 'noeviction'],
    [RESPONSES, 'allkeys-lru'],
  ])('evicts pages but never counters, tokens or sessions: %s has the policy %s', (redis, policy) => {
    expect(flagOf(redis, '--maxmemory')).toMatch(/^\d+mb$/u);
    expect(flagOf(redis, '--maxmemory-policy')).toBe(policy);
  });
});

it('has no default value for any secret', () => {
  const written = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
  const secrets = [...written.matchAll(/\$\{(?<name>\w*(?:SECRET|PASSWORD)\w*)(?<rest>[^}]*)\}/gu)].map(
    ({ groups }) => groups,
  );
  expect(secrets.length).toBeGreaterThan(0);
  expect(secrets.filter((secret) => secret?.['rest']?.startsWith(':?') !== true)).toEqual([]);
});
