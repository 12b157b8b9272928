import { expect, it } from 'vitest';
import { readUpstreamEnv } from './upstream-env.ts';

it('starts on port 4000 of this machine with credentials of its own where nothing is said', () => {
  expect(readUpstreamEnv({})).toMatchObject({ ok: true, value: { port: 4000, host: '127.0.0.1', credentials: { clientId: 'pausenhof', scope: 'storefront' }, requireWorld: false } });
});

it('takes the variables that the shop takes', () => {
  const said = { UPSTREAM_PORT: '4100', HOST: '0.0.0.0', UPSTREAM_CLIENT_ID: 'a', UPSTREAM_CLIENT_SECRET: 'b', UPSTREAM_SCOPE: 'c', FAKE_REQUIRE_WORLD: '1', QA_TOKEN: 'q', UPSTREAM_PUBLIC_URL: 'http://upstream.example', SHOP_URL: '' };
  expect(readUpstreamEnv(said)).toEqual({
    ok: true,
    value: { port: 4100, host: '0.0.0.0', credentials: { clientId: 'a', clientSecret: 'b', scope: 'c' }, requireWorld: true, qaToken: 'q', publicUrl: 'http://upstream.example' },
  });
});

it('tells all that is wrong at once', () => {
  const read = readUpstreamEnv({ UPSTREAM_PORT: '70000', FAKE_REQUIRE_WORLD: 'yes', SHOP_URL: 'shop' });
  expect(read.ok ? [] : read.refusal.map(({ variable }) => variable)).toEqual(['UPSTREAM_PORT', 'FAKE_REQUIRE_WORLD', 'SHOP_URL']);
});
