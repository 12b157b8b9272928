import type { PageReply, PageRequest } from '@shop/domain/pages/page-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTwoGateways } from '../testing/open-two-gateways.ts';
import type { TwoGateways } from '../testing/open-two-gateways.ts';
import { fakeClient } from '../testing/fake-client.ts';

/** Paths that the client redirects itself, without calling the shop. */
const SAID_BY_CLIENT: Readonly<Record<string, number>> = {
  '/moved/': 301,
  '/cat/10/?filter.colour=blue,pink': 301,
  '/missing/': 404,
  '/gone/': 410,
};

const rendered: string[] = [];
const renderPage = async (request: PageRequest): Promise<PageReply> => {
  rendered.push(request.url);
  const status = SAID_BY_CLIENT[request.url];
  if (status === undefined) return fakeClient.renderPage(request);
  return {
    status,
    html: '',
    payload: '{}',
    scriptHashes: [],
    styleHashes: [],
    failures: [],
    ...(status === 301 ? { location: '/cat/10/' } : {}),
  };
};

let shop: TwoGateways;
beforeAll(async () => {
  shop = await openTwoGateways({ renderPage });
});
beforeEach(() => {
  shop.clock.forward(11 * 60_000);
  rendered.length = 0;
});
afterAll(() => shop.close());

const at = (gateway: 'one' | 'other') => ({ get: (path: string) => shop.visitor(shop[gateway].server).get(path) });
const TEN_SECONDS_MS = 10_000;
const PRIVATE = 'private, no-store';

describe('another form of a URL', () => {
  it.each([
    ['/cat/%31%30', '/cat/10/'],
    ['/cat/%31%30?p=2', '/cat/10/?p=2'],
    ['/cat//x', '/cat/x/'],
  ])('redirects to the canonical one without being rendered or cached: %s', async (path, location) => {
    const reply = await at('one').get(path);
    expect([reply.statusCode, reply.headers.location, reply.headers['cache-control'], rendered]).toEqual([
      301,
      location,
      PRIVATE,
      [],
    ]);
  });
});

describe('a URL whose filters are worded differently', () => {
  it.each([
    ['/cat/10/?filter.colour=red&filter.colour=blue', '/cat/10/?filter.colour=blue,red'],
    ['/cat/10/?filter.colour=pink&filter.colour=blue', '/cat/10/'],
    ['/cat/10?filter.colour=blue,pink', '/cat/10/'],
  ])('leads by one redirect to the filters that are left: %s', async (path, location) => {
    const reply = await at('one').get(path);
    expect([reply.statusCode, reply.headers.location, reply.headers['cache-control']]).toEqual([
      301,
      location,
      PRIVATE,
    ]);
  });
});

describe('a URL that has moved or is gone', () => {
  it.each([
    ['moved by an editor', '/schulanfang/', 301],
    ['gone by an editor', '/gewinnspiele/sommer-2024/', 410],
    ['moved by the client', '/moved/', 301],
    ['missing by the client', '/missing/', 404],
    ['gone by the client', '/gone/', 410],
  ])(
    'is cached for ten seconds by the gateway that rendered it, neither in Redis nor by a cache in front: %s',
    async (_what, path, status) => {
      const [first, again] = [await at('one').get(path), await at('one').get(path)];
      for (const { statusCode, headers } of [first, again])
        expect([statusCode, headers['cache-control']]).toEqual([status, PRIVATE]);
      expect(rendered).toEqual([path]);
      await at('other').get(path);
      expect(rendered).toEqual([path, path]);
      shop.clock.forward(TEN_SECONDS_MS);
      await at('one').get(path);
      expect(rendered).toHaveLength(2);
      shop.clock.forward(1);
      await at('one').get(path);
      expect(rendered).toHaveLength(3);
    },
  );

  it('is not cached at all if the redirect is temporary', async () => {
    const [first] = [await at('one').get('/aktion/'), await at('one').get('/aktion/')];
    expect([first.statusCode, first.headers['cache-control'], rendered]).toEqual([
      302,
      PRIVATE,
      ['/aktion/', '/aktion/'],
    ]);
  });
});
