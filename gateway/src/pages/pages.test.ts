import { withPorts } from '../testing/with-ports.ts';
import type { PageDetails } from '@shop/domain/content/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakeBackend } from '../qa/fake-backend.ts';
import { fillCart } from '../testing/buy.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';

/** URLs that resolve to these pages; any other resolves as the fake's editors wrote it. */
const LOOKED_UP: Readonly<Record<string, Partial<PageDetails>>> = {
  '/alt/': { redirectUrl: '/neu/', redirectIsTemporary: true },
  '/uralt/': { redirectUrl: '/neu/', redirectIsTemporary: false },
  '/weg/': { pageType: 'GONE' },
  '/nie/': { pageType: 'NOT_FOUND' },
  '/fremd/': { pageType: 'UNKNOWN' },
  '/neu/': { pageType: 'CONTENT' },
  '/login/': { pageType: 'UNKNOWN' },
};

const EMPTY: PageDetails = {
  pageType: 'CONTENT',
  redirectIsTemporary: false,
  seo: { title: 'Seite', description: '', breadcrumbs: [] },
  rows: [],
  activeAbTests: [],
};

interface Seen {
  readonly paths: string[];
}

const withPages =
  (seen: Seen) =>
  (fake: FakeBackend): FakeBackend =>
    withPorts(fake, ({ contents }) => {
      const page: typeof contents.page = (shopper, path) => {
        seen.paths.push(path);
        const details = LOOKED_UP[path];
        return details === undefined ? contents.page(shopper, path) : Promise.resolve({ ...EMPTY, ...details });
      };
      return { contents: { ...contents, page } };
    });

const seen: Seen = { paths: [] };
let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ backend: withPages(seen) });
});
afterAll(() => shop.close());

const shown = (html: string): Readonly<Record<string, unknown>> => {
  const found: unknown = JSON.parse(/<pre>(?<shown>.*)<\/pre>/u.exec(html)?.groups?.['shown'] ?? '{}');
  return typeof found === 'object' && found !== null ? { ...found } : {};
};

describe('a page', () => {
  it('without a known route is resolved by its path (PAGE-01)', async () => {
    seen.paths.length = 0;
    const reply = await shop.visitor().get('/neu/');
    expect(reply.statusCode).toBe(200);
    expect(seen.paths).toEqual(['/neu/']);
  });

  it.each([
    ['/alt/', 302],
    ['/uralt/', 301],
  ])('with a redirect is followed: %s by %i (PAGE-02)', async (path, status) => {
    const reply = await shop.visitor().get(path);
    expect([reply.statusCode, reply.headers.location]).toEqual([status, '/neu/']);
  });

  it('that is gone gets 410 (PAGE-03)', async () => {
    expect((await shop.visitor().get('/weg/')).statusCode).toBe(410);
  });

  it.each(['/nie/', '/fremd/', '/gibt-es-nicht/'])('that does not exist gets 404: %s (PAGE-04)', async (path) => {
    expect((await shop.visitor().get(path)).statusCode).toBe(404);
  });

  it('of the static list gets 200 even if no editor wrote one (PAGE-04)', async () => {
    expect((await shop.visitor().get('/login/')).statusCode).toBe(200);
  });

  it.each(['/Impressum/', '/service/AGB/', '/preis$/'])(
    'with capitals or $ gets 404 without a request to the shop: %s (PAGE-05)',
    async (path) => {
      seen.paths.length = 0;
      expect((await shop.visitor().get(path)).statusCode).toBe(404);
      expect(seen.paths).not.toContain(path);
    },
  );

  it.each(['/cat/ABC/', '/prod/A$1/'])(
    'below cat and prod may have capitals and $, and is resolved unchanged: %s (PAGE-05)',
    async (path) => {
      expect((await shop.visitor().get(path)).body).toContain(`"url":"${path}"`);
    },
  );

  it.each([
    ['/service/agb', '/service/agb/'],
    ['/cat/10?p=2', '/cat/10/?p=2'],
    ['/cat//10/', '/cat/10/'],
    ['/alte-seite.html', '/alte-seite.html/'],
    ['//evil.example/', '/evil.example/'],
    ['/c%61t/%31%30/?p=2', '/cat/10/?p=2'],
  ])('has one URL: %s redirects to %s', async (path, canonical) => {
    const reply = await shop.visitor().get(path);
    expect([reply.statusCode, reply.headers.location]).toEqual([301, canonical]);
  });

  it.each([
    ['escapes that are no UTF-8', '/%E0%A4%A/'],
    ['an id that is none', '/cat/%3Cscript%3E/'],
    ['a backslash', '/%5Cevil.example/'],
    ['a page that is no number', '/cat/10/?p=zwei'],
    ['a page before the first', '/cat/10/?p=0'],
    ['an item id that is none', '/prod/1/?varid=%3Cb%3E'],
    ['more than any URL has', `/cat/10/?filter.farbe=${'x'.repeat(2_100)}`],
  ])('with a malformed URL gets 400: %s', async (_what, path) => {
    expect((await shop.visitor().get(path)).statusCode).toBe(400);
  });

  it('that looks like a missing file gets 404 without a request to the shop', async () => {
    seen.paths.length = 0;
    expect((await shop.visitor().get('/wp-login.php')).statusCode).toBe(404);
    expect(seen.paths).toEqual([]);
  });

  it.each([
    ['/', 200],
    ['/login/', 200],
    ['/logout/', 302],
    ['/404/', 404],
    ['/test/test-api/', 200],
  ])('of the shop replies at %s with %i (ROUTE-01)', async (path, status) => {
    expect((await shop.visitor().get(path)).statusCode).toBe(status);
  });
});

it('a failing page redirects to /logout/ if the session was revoked (PAGE-12)', async () => {
  const reply = await shop.visitor().get('/nie/', { cookies: { securityLogout: '1' } });
  expect([reply.statusCode, reply.headers.location]).toEqual([302, '/logout/']);
  expect((await shop.visitor().get('/neu/', { cookies: { securityLogout: '1' } })).statusCode).toBe(200);
});

describe('the dehydrated data of a page', () => {
  it.each(['/_payload.json', '/cat/10/_payload.json', '/service/agb/_payload.json'])(
    'is served at %s (CLIENTOP-12)',
    async (path) => {
      const reply = await shop.visitor().get(path);
      expect(reply.headers['content-type']).toContain('application/json');
      expect(reply.json()).toMatchObject({ url: path.replace('_payload.json', '') });
    },
  );
});

describe('the build manifest', () => {
  it('names the current build and the builds that it knows (CLIENTOP-11)', async () => {
    const latest = await shop.visitor().get('/builds/latest.json');
    expect(latest.json()).toEqual({ id: 'test-build' });
    expect(latest.headers['cache-control']).toContain('must-revalidate');
    expect((await shop.visitor().get('/builds/meta/test-build.json')).json()).toEqual({ id: 'test-build' });
    expect((await shop.visitor().get('/builds/meta/another.json')).statusCode).toBe(404);
  });
});

describe('the store of a page', () => {
  it.each([
    ['localhost:8080', 'de', 'pausenhof-de'],
    ['at.localhost:8080', 'at', 'pausenhof-at'],
    ['ch.localhost:8080', 'ch', 'pausenhof-ch'],
    ['educational.localhost:8080', 'b2b', 'pausenhof-bildung'],
  ])('follows from the host %s, with that store’s consent setting (STORE-12)', async (host, store, consentSetting) => {
    expect(shown((await shop.visitor(host).get('/')).body)).toMatchObject({ store, consentSetting });
  });
});

describe('what a page shows about its visitor', () => {
  it('is nothing if the page is the same for everybody', async () => {
    const visitor = await shop.visitor().withToken();
    await fillCart(shop, visitor);
    expect(shown((await visitor.get('/neu/')).body)).toMatchObject({ loginState: 'logged-out' });
  });

  it('is a toast that the server left, once (TOAST-03)', async () => {
    const visitor = shop.visitor();
    const added = await visitor.postForm('/forms/update-cart', {
      do: 'add-position',
      itemId: 'no-such-item',
      quantity: '1',
      from: '/neu/',
    });
    expect(added.cookies.find(({ name }) => name === 'serverToast')?.maxAge).toBe(10);
    const next = await visitor.get('/neu/');
    expect(shown(next.body)['toasts']).toEqual([{ kind: 'error', messageKey: 'vue.cart.error.somethingWentWrong' }]);
    expect(next.headers['cache-control']).toBe('private, no-store');
    expect(shown((await visitor.get('/neu/')).body)['toasts']).toBeUndefined();
  });

  it('is every toast since the last page, the oldest first, as many as fit in a cookie', async () => {
    const visitor = shop.visitor();
    for (const quantity of ['some', '1', '2', '3', '4', 'some'])
      await visitor.postForm('/forms/update-cart', { do: 'add-position', itemId: 'no-such-item', quantity });
    const unknown = { messageKey: 'vue.cart.error.somethingWentWrong' };
    expect(shown((await visitor.get('/neu/')).body)['toasts']).toMatchObject([
      unknown,
      unknown,
      unknown,
      unknown,
      { messageKey: 'shop.form.error.quantity' },
    ]);
  });

  it('appears on the target page if the requested one redirects', async () => {
    const visitor = shop.visitor();
    await visitor.postForm('/forms/update-cart', { do: 'add-position', itemId: 'no-such-item', quantity: '1' });
    expect((await visitor.get('/alt/')).headers.location).toBe('/neu/');
    expect(shown((await visitor.get('/neu/')).body)['toasts']).toEqual([
      { kind: 'error', messageKey: 'vue.cart.error.somethingWentWrong' },
    ]);
  });
});
