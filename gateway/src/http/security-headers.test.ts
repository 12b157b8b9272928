import type { PageReply, PageRequest } from '@shop/domain/pages/page-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeClient } from '../testing/fake-client.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';

/** All that a page may load, run, send to and be framed by. Whoever changes one of them changes it here too. */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'sha256-boot' 'sha256-theme'",
  "style-src 'self' 'sha256-fonts'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self' https://card.example https://wallet.example",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
];

/** A response that is no page loads nothing, not even as a page. */
const NO_CONTENT = ["default-src 'none'", "frame-ancestors 'none'"];

/** All other headers by which a browser protects a visitor. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

const UNRENDERABLE = '/cat/13/';
const BY_TLS = { headers: { 'x-forwarded-proto': 'https' } };

class Unrenderable extends Error {
  override readonly name = 'Unrenderable';
}

let isBroken = false;

/** Pages with two scripts and a style; one page fails, and sometimes even the page that reports failures. */
const renderPage = async (request: PageRequest): Promise<PageReply> => {
  if (isBroken || (request.failure === undefined && request.url === UNRENDERABLE)) throw new Unrenderable(request.url);
  return {
    ...(await fakeClient.renderPage(request)),
    scriptHashes: ['sha256-boot', 'sha256-theme'],
    styleHashes: ['sha256-fonts'],
  };
};

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({
    client: { renderPage },
    env: { paymentOrigins: ['https://card.example', 'https://wallet.example'] },
  });
});
afterAll(() => shop.close());

const policyOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): readonly string[] =>
  String(headers['content-security-policy']).split('; ');

describe('the content security policy', () => {
  it.each([
    ['the home page', '/', 200],
    ['a list of products', '/cat/10/', 200],
    ['a page of one visitor', '/checkout/basket/', 200],
    ['the data of a page', '/cat/10/_payload.json', 200],
    ['a page that does not exist', '/nothing/', 404],
    ['a page whose URL is malformed', '/cat/10/?p=%zz', 400],
    ['a page that cannot be rendered', UNRENDERABLE, 503],
  ])('of %s allows what the page needs and nothing else, whether it is new or cached', async (_which, path, status) => {
    for (const _time of ['new', 'cached']) {
      const reply = await testBrowser(shop.server).get(path);
      expect([reply.statusCode, policyOf(reply)]).toEqual([status, PAGE_POLICY]);
    }
  });

  it.each(['/graphql', '/api/token', '/api/nothing', '/health/live', '/assets/nothing.js'])(
    'of what is no page allows nothing: %s',
    async (path) => {
      expect(policyOf(await testBrowser(shop.server).get(path))).toEqual(NO_CONTENT);
    },
  );

  it('of the page that says only that nothing can be shown allows nothing', async () => {
    isBroken = true;
    const reply = await testBrowser(shop.server).get('/login/');
    isBroken = false;
    expect([reply.statusCode, policyOf(reply)]).toEqual([503, NO_CONTENT]);
  });
});

describe('the other headers that protect a visitor', () => {
  it.each(['/', '/checkout/basket/', '/nothing/', '/graphql', '/api/token', '/health/live'])(
    'are complete in every response: %s',
    async (path) => {
      const { headers } = await testBrowser(shop.server).get(path);
      expect(Object.fromEntries(Object.keys(HEADERS).map((name) => [name, headers[name]]))).toEqual(HEADERS);
    },
  );

  it('tell a browser that came by TLS to come by TLS only, for a year and on all subdomains, and no other browser', async () => {
    const [byTls, plain] = [
      await testBrowser(shop.server).get('/login/', BY_TLS),
      await testBrowser(shop.server).get('/login/'),
    ];
    expect([byTls, plain].map(({ headers }) => headers['strict-transport-security'])).toEqual([
      'max-age=31536000; includeSubDomains',
      undefined,
    ]);
  });
});
