import type { PageReply, PageRequest } from '@shop/domain/pages/page-contract';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { testClock } from '../testing/test-clock.ts';

const { existing } = PERSONAS;
const clock = testClock();
const rendered: PageRequest[] = [];

/** Long enough to be compressed. */
const FILLING = 'Schulbedarf '.repeat(200);

const renderPage = (request: PageRequest): Promise<PageReply> => {
  rendered.push(request);
  const status = request.failure?.statusCode ?? 200;
  return Promise.resolve({
    status,
    html: `${request.url} ${request.loginState} ${FILLING}`,
    payload: '{}',
    scriptHashes: ['sha256-abc'],
    styleHashes: [],
    failures: [],
  });
};

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ clock, client: { renderPage } });
});
beforeEach(() => {
  clock.forward(11 * 60_000);
  rendered.length = 0;
});
afterAll(() => shop.close());

/** A visitor outside all testers' worlds. */
const anonymous = (host?: string): TestBrowser => testBrowser(shop.server, host);

describe('a public page', () => {
  it('is rendered once for many visitors, even concurrent ones', async () => {
    await Promise.all(Array.from({ length: 20 }, () => anonymous().get('/cat/10/')));
    await anonymous().get('/cat/10/');
    expect(rendered).toHaveLength(1);
  });

  it('may be stored by caches in front, and is sent again only when it has changed', async () => {
    const first = await anonymous().get('/cat/10/');
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    expect(first.headers.vary).toBe('accept-encoding, cookie');
    const again = await anonymous().get('/cat/10/', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is sent compressed', async () => {
    const reply = await anonymous().get('/cat/10/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.rawPayload.length).toBeLessThan(FILLING.length / 4);
  });

  it('that is a minute old is sent at once while a new one is rendered in the background', async () => {
    await anonymous().get('/cat/10/');
    clock.forward(61_000);
    const stale = await anonymous().get('/cat/10/');
    expect(stale.statusCode).toBe(200);
    expect(rendered).toHaveLength(2);
    await anonymous().get('/cat/10/');
    expect(rendered).toHaveLength(2);
  });

  it('is not cached again for trackers’ parameters and typing errors', async () => {
    await anonymous().get('/cat/10/?p=2');
    await anonymous().get('/cat/10/?utm_source=mail&p=2&gclid=1');
    await anonymous().get('/cat/10/?P=3&p=2&sort=');
    expect(rendered.map(({ url }) => url)).toEqual(['/cat/10/?p=2']);
  });

  it('is cached separately for each storefront, page number, sort and variant', async () => {
    await anonymous().get('/cat/10/?p=2&sort=new');
    await anonymous().get('/cat/10/?sort=new&p=2');
    await anonymous('at.localhost:8080').get('/cat/10/?p=2&sort=new');
    await anonymous().get('/prod/1/?varid=1-01');
    expect(rendered.map(({ url, storefront }) => `${storefront.store} ${url}`)).toEqual([
      'de /cat/10/?p=2&sort=new',
      'at /cat/10/?p=2&sort=new',
      'de /prod/1/?varid=1-01',
    ]);
  });

  it('carries a content security policy by the hashes of its scripts', async () => {
    const { headers } = await anonymous().get('/cat/10/');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-abc'");
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  it('shows signed-in visitors the right state at once, and no cache in front stores that', async () => {
    const visitor = await anonymous().withToken();
    await visitor.postJson('/api/login-action/', {
      formData: { email: existing.identifier, password: existing.password },
      mergeCart: false,
    });
    const reply = await visitor.get('/cat/10/');
    expect(reply.body).toContain('/cat/10/ customer');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect((await anonymous().get('/cat/10/')).body).toContain('/cat/10/ logged-out');
  });

  it('is rendered without a visitor: a personal query fails instead of being cached', async () => {
    await anonymous().get('/cat/10/');
    await expect(rendered[0]?.checkoutFacts()).rejects.toThrow('public page');
    expect(await rendered[0]?.execute('me', {})).toMatchObject({
      errors: [{ extensions: { classification: 'INTERNAL_ERROR' } }],
    });
  });
});

describe("a tester's world", () => {
  it('has its own pages, which become stale when it changes', async () => {
    const visitor = shop.visitor();
    const world = visitor.cookies.get('SHOP_WORLD') ?? '';
    const first = await visitor.get('/cat/10/');
    await visitor.get('/cat/10/');
    expect(rendered).toHaveLength(1);
    expect(first.headers['cache-control']).toBe('private, no-store');
    await visitor.postJson(`/qa/worlds/${world}/clock`, { advanceMs: 1_000 });
    await visitor.get('/cat/10/');
    expect(rendered).toHaveLength(2);
  });
});

describe('a page for one visitor', () => {
  it.each(['/checkout/basket/', '/login/', '/myaccount/register/'])(
    'is rendered for each request and never cached: %s',
    async (path) => {
      const [first] = [await anonymous().get(path), await anonymous().get(path)];
      expect(first.headers['cache-control']).toBe('private, no-store');
      expect(rendered).toHaveLength(2);
    },
  );

  it('keeps the whole query', async () => {
    await anonymous().get('/myaccount/register/?origin=%2Fcheckout%2Flogin%2F');
    expect(rendered[0]?.url).toBe('/myaccount/register/?origin=%2Fcheckout%2Flogin%2F');
  });
});
