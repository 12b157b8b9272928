import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const SECRET = 'x'.repeat(32);
const newSecret = (): string => SECRET;
const UPSTREAM = {
  SHOP_BACKEND: 'upstream',
  UPSTREAM_GRAPHQL_URL: 'https://upstream.example/graphql',
  UPSTREAM_TOKEN_URL: 'https://upstream.example/oauth/token',
  UPSTREAM_CLIENT_ID: 'shop',
  UPSTREAM_CLIENT_SECRET: 'secret',
  UPSTREAM_SCOPE: 'shop',
};

const PRODUCTION = { ...UPSTREAM, SHOP_STAGE: 'production', SESSION_SECRET: SECRET, ALLOWED_HOSTS: 'shop.example' };

const problemsOf = (variables: Readonly<Record<string, string>>): readonly string[] => {
  const env = readEnv(variables, newSecret);
  return env.ok ? [] : env.refusal.map(({ variable }) => variable);
};

describe('the environment', () => {
  it('needs no variables for a local start: the fake shop on port 8080 of this machine', () => {
    expect(readEnv({}, newSecret)).toMatchObject({
      ok: true,
      value: { host: '127.0.0.1', port: 8080, stage: 'local', backend: 'fake', sessionSecrets: [SECRET] },
    });
  });

  it.each([
    ['PORT', 'abc', 'a port number'],
    ['PORT', '70000', 'a port number'],
    ['SHOP_BACKEND', 'mock', 'one of fake, upstream'],
    ['SHOP_STAGE', 'test', 'one of local, staging, production'],
    ['SESSION_SECRET', 'short', 'at least 32 characters'],
    ['SESSION_SECRET', `${SECRET},short`, 'at least 32 characters'],
    ['SESSION_SECRET', `${SECRET},`, 'separated by commas'],
    ['PREVIEW_SECRET', 'short', 'at least 32 characters'],
    ['STOREFRONT_HOSTS', 'fr=pausenhof.fr', 'ch=…,at=…'],
    ['STOREFRONT_HOSTS', 'ch=<b>', 'ch=…,at=…'],
    ['STOREFRONT_HOSTS', 'ch=helvetia.example', 'de=… with the German domain'],
    ['SHOP_URL', 'shop.example', 'the http(s) URL of the German shop'],
    ['ALLOWED_HOSTS', 'https://shop.example', 'the hosts of the shop'],
    ['ALLOWED_HOSTS', 'shop.example;evil.test', 'the hosts of the shop'],
    ['TRUSTED_PROXIES', 'proxy.example', 'addresses or networks'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'addresses or networks'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8', 'addresses or networks'],
    ['TRUST_FORWARDED_HOST', 'yes', '0 or 1'],
    ['FAKE_REQUIRE_WORLD', 'yes', '0 or 1'],
    ['LOG_LEVEL', 'loud', 'one of debug'],
    ['REDIS_URL', 'localhost:6379', 'redis: or rediss:'],
    ['REDIS_URL', 'http://localhost:6379', 'redis: or rediss:'],
    ['REDIS_CACHE_URL', 'localhost:6379', 'redis: or rediss:'],
    ['DRAIN_SECONDS', '90', 'seconds from 0 to 60'],
    ['DRAIN_SECONDS', '-1', 'seconds from 0 to 60'],
    ['OVERLOAD_DELAY_MS', '0', 'milliseconds from 1 to 60000'],
    ['OVERLOAD_DELAY_MS', '90000', 'milliseconds from 1 to 60000'],
  ])('is refused if %s is %j, with the name and what it must be', (variable, value, mustBe) => {
    const env = readEnv({ SESSION_SECRET: SECRET, [variable]: value }, newSecret);
    expect(env).toMatchObject({ ok: false, refusal: [{ variable, mustBe: expect.stringContaining(mustBe) }] });
  });

  it('reports all problems at once', () => {
    expect(problemsOf({ PORT: 'x', SHOP_STAGE: 'y' })).toEqual(['SHOP_STAGE', 'PORT']);
  });

  it('refuses the fake shop in production', () => {
    expect(problemsOf({ ...PRODUCTION, SHOP_BACKEND: 'fake' })).toEqual(['SHOP_BACKEND']);
  });

  it('requires its own secret in production', () => {
    expect(problemsOf({ ...PRODUCTION, SESSION_SECRET: '' })).toEqual(['SESSION_SECRET']);
    expect(problemsOf(PRODUCTION)).toEqual([]);
  });

  it('requires the served hosts in production', () => {
    expect(problemsOf({ ...PRODUCTION, ALLOWED_HOSTS: '' })).toEqual(['ALLOWED_HOSTS']);
    expect(readEnv({ ALLOWED_HOSTS: 'Shop.example, ch.shop.example:8443' }, newSecret)).toMatchObject({
      value: { allowedHosts: ['shop.example', 'ch.shop.example:8443'] },
    });
  });

  it('trusts only proxies of this machine until others are named, and none of them for the host', () => {
    expect(readEnv({}, newSecret)).toMatchObject({
      value: { trustedProxies: ['127.0.0.0/8', '::1'], trustForwardedHost: false },
    });
    expect(readEnv({ TRUSTED_PROXIES: '10.0.0.0/8, 2001:DB8::7', TRUST_FORWARDED_HOST: '1' }, newSecret)).toMatchObject(
      { value: { trustedProxies: ['10.0.0.0/8', '2001:db8::7'], trustForwardedHost: true } },
    );
  });

  it('counts as overloaded with timers a second late, unless another delay is named', () => {
    expect(readEnv({}, newSecret)).toMatchObject({ value: { overloadDelayMs: 1_000 } });
    expect(readEnv({ OVERLOAD_DELAY_MS: '60000' }, newSecret)).toMatchObject({ value: { overloadDelayMs: 60_000 } });
  });

  it('accepts several secrets, so that one can be replaced while older signatures remain valid', () => {
    const [next, last] = ['n'.repeat(32), 'l'.repeat(40)];
    expect(readEnv({ SESSION_SECRET: `${next}, ${last}` }, newSecret)).toMatchObject({
      value: { sessionSecrets: [next, last] },
    });
  });

  it('requires a shared secret with several gateways: one reads the cookies of another', () => {
    expect(problemsOf({ REDIS_URL: 'redis://cache:6379' })).toEqual(['SESSION_SECRET']);
    expect(
      readEnv({ REDIS_URL: 'redis://:key@cache:6379/1', SESSION_SECRET: SECRET, DRAIN_SECONDS: '5' }, newSecret),
    ).toMatchObject({ value: { redisUrl: 'redis://:key@cache:6379/1', drainSeconds: 5 } });
  });

  it('requires separate Redis servers for pages and state: a full server evicts from all its databases', () => {
    const withCache = (url: string) =>
      problemsOf({ SESSION_SECRET: SECRET, REDIS_URL: 'redis://:key@state:6379/0', REDIS_CACHE_URL: url });
    expect(withCache('redis://state/1')).toEqual(['REDIS_CACHE_URL']);
    expect(withCache('redis://:other@state:6379/0')).toEqual(['REDIS_CACHE_URL']);
    expect(withCache('redis://state:6380')).toEqual([]);
    expect(problemsOf({ REDIS_CACHE_URL: 'redis://answers' })).toEqual(['SESSION_SECRET']);
  });

  it.each([
    'UPSTREAM_GRAPHQL_URL',
    'UPSTREAM_TOKEN_URL',
    'UPSTREAM_CLIENT_ID',
    'UPSTREAM_CLIENT_SECRET',
    'UPSTREAM_SCOPE',
  ])('needs %s for the upstream shop', (variable) => {
    expect(problemsOf({ ...UPSTREAM, [variable]: '' })).toEqual([variable]);
  });

  it.each([
    [
      'where they are named',
      { ...UPSTREAM, PAYMENT_ORIGINS: 'https://pay.example, https://bank.example:8443' },
      ['https://pay.example', 'https://bank.example:8443'],
    ],
    ['at the upstream, which stands in for them outside production', UPSTREAM, ['https://upstream.example']],
    ['nowhere in production while nobody names them', PRODUCTION, []],
    ['in the fake shop itself', {}, []],
  ])('finds the pages of payment providers %s', (_where, variables, origins) => {
    expect(readEnv(variables, newSecret)).toMatchObject({ ok: true, value: { paymentOrigins: origins } });
  });

  it.each(['pay.example', 'https://pay.example/path', 'ftp://pay.example', "https://pay.example 'unsafe-inline'"])(
    'refuses a payment page at %s',
    (text) => {
      expect(problemsOf({ ...UPSTREAM, PAYMENT_ORIGINS: text })).toEqual(['PAYMENT_ORIGINS']);
    },
  );

  it('reads the host markers of the storefronts', () => {
    expect(readEnv({ STOREFRONT_HOSTS: 'ch=pausenhof.ch, at=pausenhof.at' }, newSecret)).toMatchObject({
      value: {
        hostMarkers: {
          de: 'pausenhof.de',
          ch: 'pausenhof.ch',
          at: 'pausenhof.at',
          educational: 'educational',
          english: 'en.',
        },
      },
    });
  });
});
