import { createHmac } from 'node:crypto';
import type { Shop } from '@shop/domain/shop';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PUBLIC_CACHE_CONTROL } from '../response-cache/cache-policy.ts';
import type { Env } from '../env/env.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import type { CallContext } from '../request/call-context.ts';
import { withPorts } from '../testing/with-ports.ts';
import { testBrowser } from '../testing/test-browser.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { testClock } from '../testing/test-clock.ts';

const SECRET = 'the secret that the CMS shares with the shop';
const HOUR_MS = 3_600_000;

const opened: OpenShop[] = [];
afterAll(() => Promise.all(opened.map((shop) => shop.close())));

/** Headers of all calls to the shop since the test began. */
const seen: Readonly<Record<string, string>>[] = [];
beforeEach(() => {
  seen.length = 0;
});

const recording = (shop: Shop, { headers }: CallContext): Partial<Shop> => {
  const note = (): void => void seen.push(headers);
  return {
    contents: { ...shop.contents, page: (shopper, path) => (note(), shop.contents.page(shopper, path)) },
    catalogue: {
      ...shop.catalogue,
      category: (shopper, ...rest) => (note(), shop.catalogue.category(shopper, ...rest)),
    },
    sessions: { ...shop.sessions, open: (shopper) => (note(), shop.sessions.open(shopper)) },
  };
};

const open = async (env: Partial<Env> = { previewSecret: SECRET }) => {
  const clock = testClock();
  const shop = await openShop({ clock, env, backend: (fake) => withPorts(fake, recording) });
  opened.push(shop);
  return { clock, shop, visitor: (): TestBrowser => testBrowser(shop.server) };
};

interface Link {
  readonly path?: string;
  readonly draft?: string;
  /** Seconds from now. */
  readonly inSeconds?: number;
  readonly secret?: string;
}

const START_S = Date.parse('2026-08-03T10:00:00Z') / 1_000;

const linkTo = ({ path = '/aktion/', draft = 'draft-7', inSeconds = 3_600, secret = SECRET }: Link = {}): string => {
  const expires = String(START_S + inSeconds);
  const signature = createHmac('sha256', secret).update(`${path}\n${draft}\n${expires}`).digest('hex');
  return `/api/preview/?${new URLSearchParams({ path, draft, expires, signature }).toString()}`;
};

const previewsIn = (): readonly (string | undefined)[] => [...new Set(seen.map(({ preview }) => preview))];

describe('a visitor who sends the header preview', () => {
  it('sees what everybody sees, and the shop receives no preview', async () => {
    const { visitor } = await open();
    const reply = await visitor().get('/cat/10/', { headers: { preview: 'draft-7' } });
    expect(reply.headers['cache-control']).toBe(PUBLIC_CACHE_CONTROL);
    const listing = await visitor().get('/graphql?id=category&variables={"id":"10"}', {
      headers: { preview: 'draft-7' },
    });
    expect(listing.headers['cache-control']).toBe(PUBLIC_CACHE_CONTROL);
    expect(previewsIn()).toEqual([undefined]);
  });

  it('gets no preview with a forged cookie', async () => {
    const { visitor } = await open();
    expect((await visitor().get('/cat/10/', { cookies: { preview: 'draft-7' } })).headers['cache-control']).toBe(
      PUBLIC_CACHE_CONTROL,
    );
    expect(previewsIn()).toEqual([undefined]);
  });
});

describe('an editor', () => {
  const editing = async () => {
    const { clock, visitor } = await open();
    const editor = visitor();
    const started = await editor.get(linkTo());
    return { clock, editor, started, visitor };
  };

  it('follows a CMS link to the page, and sees the draft there, which nobody else sees', async () => {
    const { editor, started, visitor } = await editing();
    expect([started.statusCode, started.headers.location, started.headers['cache-control']]).toEqual([
      302,
      '/aktion/',
      'private, no-store',
    ]);
    for (const views of [1, 2]) {
      expect((await editor.get('/aktion/')).headers['cache-control']).toBe('private, no-store');
      expect(seen.map(({ preview }) => preview)).toEqual(Array.from({ length: views }, () => 'draft-7'));
    }
    seen.length = 0;
    await visitor().get('/aktion/');
    expect(previewsIn()).toEqual([undefined]);
  });

  it('sees the draft on all pages, whatever header they send', async () => {
    const { editor } = await editing();
    for (const url of ['/cat/10/', '/nie/']) await editor.get(url, { headers: { preview: 'another' } });
    const reply = await editor.get('/graphql?id=category&variables={"id":"10"}');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(previewsIn()).toEqual(['draft-7']);
  });

  it('returns to the published content on request, or after eight hours', async () => {
    const { clock, editor } = await editing();
    const held = editor.cookies.get('preview') ?? '';
    const ended = await editor.get('/api/preview/end/');
    expect([ended.statusCode, ended.headers.location, editor.cookies.has('preview')]).toEqual([302, '/', false]);
    editor.cookies.set('preview', held);
    clock.forward(8 * HOUR_MS + 1);
    await editor.get('/cat/10/');
    expect(previewsIn()).toEqual([undefined]);
  });
});

describe('a preview link', () => {
  const statusOf = async (url: string, env?: Partial<Env>) => {
    const { visitor } = await open(env);
    const browser = visitor();
    const { statusCode } = await browser.get(url);
    return [statusCode, browser.cookies.has('preview')];
  };

  it.each<[string, string]>([
    ['was signed with another secret', linkTo({ secret: 'a secret that somebody made up for this' })],
    ['was made for another page', linkTo().replace('aktion', 'andere')],
    ['was made for another draft', linkTo().replace('draft-7', 'draft-8')],
    ['was given more time', linkTo().replace(/expires=\d/u, 'expires=2')],
    ['has expired', linkTo({ inSeconds: -1 })],
    ['would be good for longer than a day', linkTo({ inSeconds: 86_401 })],
    ['names no draft', '/api/preview/?path=/aktion/'],
    ['has an empty signature', linkTo().replace(/signature=.*$/u, 'signature=')],
    ['leads out of the shop', linkTo({ path: 'https://evil.test/' })],
    ['leads out of the shop by two slashes', linkTo({ path: '//evil.test/' })],
    ['names a draft that headers cannot carry', linkTo({ draft: 'a\r\nb' })],
  ])('that %s opens nothing: 403', async (_what, url) => {
    expect(await statusOf(url)).toEqual([403, false]);
  });

  it('opens nothing if no secret is configured: 404', async () => {
    expect(await statusOf(linkTo({ secret: '' }), {})).toEqual([404, false]);
  });
});

describe('the shop receives about a visitor', () => {
  const headersAtShop = async (
    env: Partial<Env>,
    headers: Readonly<Record<string, string>>,
    remoteAddress = '127.0.0.1',
  ) => {
    const { shop } = await open(env);
    await shop.server.inject({
      method: 'GET',
      url: '/api/cart-id',
      remoteAddress,
      headers: { host: 'localhost:8080', ...headers },
    });
    return seen.at(-1);
  };

  it('the verified IP address, never an invented one (UPSTREAM-07)', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.66, 203.0.113.9' };
    expect(await headersAtShop({}, headers)).toMatchObject({ 'x-forwarded-for': '203.0.113.9' });
    expect(await headersAtShop({}, headers, '198.51.100.7')).toMatchObject({ 'x-forwarded-for': '198.51.100.7' });
  });

  it('that the request is a developer’s, except in production (UPSTREAM-07)', async () => {
    for (const stage of ['local', 'staging'] as const)
      expect(await headersAtShop({ stage }, { 'x-is-dev': 'true' })).toMatchObject({ 'x-is-dev': 'true' });
    expect(await headersAtShop({ stage: 'production' }, { 'x-is-dev': 'true' })).not.toHaveProperty('x-is-dev');
  });
});
