import { expect, it } from 'vitest';
import { readUpstreamEnv } from './upstream-env.ts';

it('defaults to port 4000 of this machine and credentials of its own', () => {
  expect(readUpstreamEnv({})).toMatchObject({
    ok: true,
    value: {
      port: 4000,
      host: '127.0.0.1',
      credentials: { clientId: 'pausenhof', scope: 'storefront' },
      requireWorld: false,
    },
  });
});

it('reads the same variables as the shop', () => {
  const said = {
    UPSTREAM_PORT: '4100',
    HOST: '0.0.0.0',
    UPSTREAM_CLIENT_ID: 'a',
    UPSTREAM_CLIENT_SECRET: 'b',
    UPSTREAM_SCOPE: 'c',
    FAKE_REQUIRE_WORLD: '1',
    QA_TOKEN: 'q',
    UPSTREAM_PUBLIC_URL: 'http://upstream.example',
    SHOP_URL: '',
    STOREFRONT_HOSTS: 'de=kreide.example,ch=kreide.ch',
  };
  expect(readUpstreamEnv(said)).toEqual({
    ok: true,
    value: {
      port: 4100,
      host: '0.0.0.0',
      credentials: { clientId: 'a', clientSecret: 'b', scope: 'c' },
      requireWorld: true,
      qaToken: 'q',
      publicUrl: 'http://upstream.example',
      hostMarkers: {
        de: 'kreide.example',
        ch: 'kreide.ch',
        at: 'at.localhost',
        educational: 'educational',
        english: 'en.',
      },
    },
  });
});

it('reports all problems at once', () => {
  const read = readUpstreamEnv({
    UPSTREAM_PORT: '70000',
    FAKE_REQUIRE_WORLD: 'yes',
    SHOP_URL: 'shop',
    STOREFRONT_HOSTS: 'fr=kreide.fr',
  });
  expect(read.ok ? [] : read.refusal).toEqual([
    { variable: 'UPSTREAM_PORT', message: 'must be a port number from 0 to 65535, not 70000' },
    { variable: 'FAKE_REQUIRE_WORLD', message: 'must be 0 or 1, not "yes"' },
    { variable: 'SHOP_URL', message: 'must be an http(s) URL, not "shop"' },
    {
      variable: 'STOREFRONT_HOSTS',
      message:
        'must be de=…,ch=…,at=…,educational=…,english=… with what the host of each storefront contains, not "fr=kreide.fr"',
    },
  ]);
});
