import type { PageReply, PageRequest } from '@shop/domain/pages/page-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SHORT_TTL_MS } from '../response-cache/cache-policy.ts';
import type { RequestLine } from '../logging/log.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { openUpstreamShop } from '../testing/open-upstream-shop.ts';
import { fakeClient } from '../testing/fake-client.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { testClock } from '../testing/test-clock.ts';

const clock = testClock();
const rendered: string[] = [];
const noted: RequestLine[] = [];

const renderPage = (request: PageRequest): Promise<PageReply> => {
  rendered.push(
    request.failure === undefined
      ? `${request.baseUrl}${request.url}`.replace('http://localhost:8080', '')
      : String(request.failure.statusCode),
  );
  return fakeClient.renderPage(request);
};

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ clock, client: { renderPage }, log: { request: (line) => noted.push(line) } });
});
beforeEach(() => {
  clock.forward(11 * 60_000);
  rendered.length = 0;
});
afterAll(() => shop.close());

const get = async (path: string, host?: string) => testBrowser(shop.server, host).get(path);
const getAll = async (paths: readonly string[], host?: string): Promise<void> => {
  for (const path of paths) await get(path, host);
};
const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const PRIVATE = 'private, no-store';
const aProduct = (): string =>
  shop.fake.testWorlds.get('default').read(({ goods }) => goods.productsIn('10')[0]?.productId ?? '');
const anItem = (): string =>
  shop.fake.testWorlds.get('default').read(({ goods }) => goods.productsIn('10')[0]?.items[0]?.itemId ?? '');

describe('an unknown parameter', () => {
  it.each(['searchInCategoryId=10', 'varid=1-01', 'variant.colour=red', 'x=1', 'P=2', '__proto__=1', 'p=&sort='])(
    'does not change a listing: %s',
    async (query) => {
      await getAll(['/cat/10/', `/cat/10/?${query}`]);
      expect(rendered).toEqual(['/cat/10/']);
    },
  );

  it('changes a listing if it is a filter, which the page may then refuse', async () => {
    await getAll(['/cat/10/?filter.colour=red', '/cat/10/?filter.colour=red&utm=1']);
    expect(rendered).toEqual(['/cat/10/?filter.colour=red']);
  });

  it('does not change a product, a content page or the home page', async () => {
    const product = `/prod/${aProduct()}/`;
    for (const path of [product, '/service/agb/', '/'])
      await getAll([path, `${path}?p=2`, `${path}?sort=new`, `${path}?filter.x=1`]);
    expect(rendered).toEqual([product, '/service/agb/', '/']);
  });

  it('does not change the page if it is a default, or repeated', async () => {
    await getAll(['/cat/10/', '/cat/10/?p=1', '/cat/10/?sort=si', '/cat/10/?p=2&p=1', '/cat/10/?sort=new&sort=si&p=1']);
    expect(rendered).toEqual(['/cat/10/']);
  });

  it('does not change the page of a product with chosen variants', async () => {
    const product = `/prod/${aProduct()}/`;
    await getAll([
      `${product}?variant.colour=red`,
      `${product}?varid=1&variant.colour=red`,
      `${product}?variant.colour=red&varid=2`,
    ]);
    expect(rendered).toEqual([`${product}?variant.colour=red`]);
  });

  it('changes the page of a product if it chooses reviews, and not if there are no such ones', async () => {
    const product = `/prod/${aProduct()}/`;
    await getAll([
      product,
      `${product}?stars=6`,
      `${product}?stars=x`,
      `${product}?reviews=1`,
      `${product}?reviews=0`,
      `${product}?reviews=5000`,
      `${product}?varid=1&stars=4&reviews=2&utm=1`,
    ]);
    expect(rendered).toEqual([product, `${product}?reviews=2&stars=4&varid=1`]);
  });

  it('keeps the page out of the raw cache, because such URLs are endless', async () => {
    for (const path of ['/cat/10/?utm=1', '/cat/10/?utm=1', '/cat/10/', '/cat/10/?utm=1']) await get(path);
    expect(rendered).toEqual(['/cat/10/']);
    expect(noted.map(({ route }) => route)).not.toContain('ready');
  });
});

it('a search without a term has no parameters', async () => {
  await getAll(['/search/?oq=x', '/search/?filter.x=1', '/search/?sort=price-asc', '/search/?filter.PRICE.price=1-77']);
  expect(rendered).toEqual(['/search/']);
});

it('a tab is cached for seconds, and by no other cache, because its name can be invented', async () => {
  const product = `/prod/${aProduct()}/`;
  expect((await get(`${product}?tab=care`)).headers['cache-control']).toBe(PRIVATE);
  await get(`${product}?tab=care`);
  expect(rendered).toEqual([`${product}?tab=care`]);
  clock.forward(SHORT_TTL_MS + 1);
  await get(`${product}?tab=care`);
  expect(rendered).toHaveLength(2);
});

describe('a URL that the shop does not offer', () => {
  const invented = (): readonly (readonly [string, string])[] => [
    ['a category that is not there', '/cat/no-such-category/'],
    ['a product that is not there', '/prod/no-such-product/'],
    ['a page past the last one', '/cat/10/?p=9999'],
    ['an item that the product does not have', `/prod/${aProduct()}/?varid=no-such-item`],
    ['content that is not there', '/nothing/'],
    ['a search that finds something', '/search/?q=heft'],
    ['a search that is narrowed down', '/search/?filter.colour=red&q=heft'],
    ['a search that finds nothing', '/search/?q=qqxxzz'],
  ];

  it('is cached for seconds, and by no other cache', async () => {
    for (const [what, path] of invented()) {
      const [first] = [await get(path), await get(path)];
      expect([what, first.headers['cache-control'], rendered]).toEqual([what, PRIVATE, [path]]);
      clock.forward(SHORT_TTL_MS + 1);
      await get(path);
      expect([what, rendered]).toEqual([what, [path, path]]);
      rendered.length = 0;
    }
  });

  it('does not evict what the shop offers', async () => {
    const offered = [
      '/cat/10/',
      '/cat/10/?p=2&sort=new',
      `/prod/${aProduct()}/`,
      `/prod/${aProduct()}/?varid=${anItem()}`,
      '/service/agb/',
    ];
    for (const path of offered) expect((await get(path)).headers['cache-control']).toBe(PUBLIC);
    await getAll(Array.from({ length: 2_000 }, (_, at) => `/cat/invented-${at}/`));
    rendered.length = 0;
    await getAll(offered);
    expect(rendered).toEqual([]);
  });

  it('is rendered once for all that are malformed in the same way', async () => {
    await getAll(['/cat/10/?p=x', '/cat/20/?p=0', '/nothing.txt', '/nothing.html5', '/Service/', '/%zz/']);
    expect(rendered).toEqual(['400', '404', '400']);
  });

  it('redirects without being cached if it is another form of an existing one', async () => {
    const reply = await get('/cat/%31%30?p=2');
    expect([reply.statusCode, reply.headers.location, rendered]).toEqual([301, '/cat/10/?p=2', []]);
  });
});

describe('a public GraphQL response', () => {
  const cacheControlOf = async (id: string, variables: object) =>
    (await get(`/graphql?${new URLSearchParams({ id, variables: JSON.stringify(variables) }).toString()}`)).headers[
      'cache-control'
    ];

  it('may be cached for everybody if the shop offers what it shows', async () => {
    expect(await cacheControlOf('category', { id: '10', page: 2, sort: 'new' })).toBe(PUBLIC);
    expect(await cacheControlOf('product', { id: aProduct(), itemId: anItem() })).toBe(PUBLIC);
    expect(await cacheControlOf('page', { path: '/service/agb/' })).toBe(PUBLIC);
  });

  it('is cached for seconds if nothing was found, or if the variables could be anything', async () => {
    expect(await cacheControlOf('category', { id: 'nothing' })).toBe(PRIVATE);
    expect(await cacheControlOf('category', { id: '10', page: 9_999 })).toBe(PRIVATE);
    expect(await cacheControlOf('product', { id: 'nothing' })).toBe(PRIVATE);
    expect(await cacheControlOf('product', { id: aProduct(), itemId: 'nothing' })).toBe(PRIVATE);
    expect(await cacheControlOf('page', { path: '/nothing/' })).toBe(PRIVATE);
    expect(await cacheControlOf('page', { path: '/service//agb' })).toBe(PRIVATE);
    expect(await cacheControlOf('search', { q: 'heft' })).toBe(PRIVATE);
    expect(await cacheControlOf('tiles', { ids: [aProduct()] })).toBe(PRIVATE);
    expect(await cacheControlOf('compared', { ids: [aProduct()] })).toBe(PRIVATE);
  });
});

describe('an invented host or world', () => {
  it.each(['evil.test', 'ch.localhost.evil.test', 'junk.localhost:8080'])(
    'has its pages cached for seconds: %s',
    async (host) => {
      await getAll(['/cat/10/', '/cat/10/'], host);
      clock.forward(SHORT_TTL_MS + 1);
      const reply = await get('/cat/10/', host);
      expect(rendered).toHaveLength(2);
      expect(reply.headers['cache-control']).toBe(PRIVATE);
    },
  );

  it('has nothing cached if the world is behind the upstream and its changes are not seen', async () => {
    const upstream = await openUpstreamShop();
    const cacheControlIn = async (world: string) =>
      (
        await upstream.server.inject({
          url: '/service/agb/',
          headers: { host: 'localhost:8080', 'x-shop-world': world },
        })
      ).headers['cache-control'];
    expect(await cacheControlIn(upstream.upstream.worlds.create().id)).toBe(PRIVATE);
    await upstream.close();
  });
});

it('shows nothing of an old world if it is created under the same id', async () => {
  const { testWorlds } = shop.fake;
  testWorlds.create({ id: 'again' });
  const visitor = testBrowser(shop.server, 'localhost:8080', 'again');
  await visitor.get('/cat/10/');
  testWorlds.remove('again');
  testWorlds.create({ id: 'again' });
  await visitor.get('/cat/10/');
  expect(rendered).toEqual(['/cat/10/', '/cat/10/']);
});
