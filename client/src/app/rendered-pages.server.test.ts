import { createHash } from 'node:crypto';

import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';

import { aCheckout } from '../testing/a-checkout.ts';
import { aPageRequest } from '../testing/page-request.ts';
import { renderPage } from './entry-server.tsx';
import { htmlDocument } from './html-document.ts';

const attribute = (name: string, words: string, html: string | null) => ({
  name,
  type: 'text',
  text: words,
  html,
  url: null,
  width: null,
  height: null,
  opensNewWindow: null,
});
const text = (name: string, words: string) => attribute(name, words, null);
const markup = (written: string) => attribute('html', '', written);
const teaser = (id: string, type: string, attributes: readonly ReturnType<typeof attribute>[]) => ({
  id,
  type,
  name: id,
  template: type,
  attributes,
});

const page = (rows: readonly unknown[]) => () => ({
  page: {
    __typename: 'ContentPage',
    title: 'Beratung',
    description: 'Wir helfen.',
    robots: null,
    canonicalUrl: null,
    links: [],
    breadcrumbs: [],
    rows,
  },
});

describe('a rendered page', () => {
  it('leaves out a list of editors that is missing, and shows the other teasers', async () => {
    const asked: unknown[] = [];
    const { html, failures } = await renderPage(
      aPageRequest('/beratung/', {
        Page: page([
          {
            cells: [
              {
                span: 6,
                teaser: teaser('a', 'wishlist-list', [
                  text('headline', 'Alles für den Schulanfang'),
                  text('teaserWishlistExternalId', 'gone'),
                ]),
              },
              { span: 6, teaser: teaser('b', 'picture-teaser', [text('headline', 'Die Klassenliste')]) },
            ],
          },
        ]),
        TeaserList: ({ externalId }) => {
          asked.push(externalId);
          return { teaserList: null };
        },
      }),
    );
    expect([asked, failures]).toEqual([['gone'], []]);
    expect(html).toContain('Die Klassenliste');
    expect(html).not.toContain('Alles für den Schulanfang');
  });

  it('renders rows of cells, each with its teaser and its texts (PAGE-14)', async () => {
    const { html } = await renderPage(
      aPageRequest('/beratung/', {
        Page: page([
          {
            cells: [
              { span: 6, teaser: teaser('a', 'html', [markup('<p>Rufen Sie uns an.</p>')]) },
              { span: 6, teaser: teaser('b', 'picture-teaser', [text('headline', 'Die Klassenliste')]) },
            ],
          },
          {
            cells: [
              {
                span: 12,
                teaser: teaser('c', 'trust', [
                  text('item1.headline', 'Kauf auf Rechnung'),
                  text('item2.headline', 'Schnell da'),
                ]),
              },
            ],
          },
        ]),
      }),
    );
    const inOrder = [
      'Beratung</h1>',
      'data-span="6"',
      '<p>Rufen Sie uns an.</p>',
      'data-span="6"',
      'Die Klassenliste</h2>',
      'data-span="12"',
      'Kauf auf Rechnung</h3>',
      'Schnell da</h3>',
    ];
    expect(html).toMatch(
      new RegExp(inOrder.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('[^]*'), 'u'),
    );
  });

  it.each(['hologram', 'constructor'])('leaves out a teaser of the unknown type %s', async (type) => {
    const { status, html } = await renderPage(
      aPageRequest('/beratung/', {
        Page: page([{ cells: [{ span: 12, teaser: teaser('x', type, [text('headline', 'Schwebend')]) }] }]),
      }),
    );
    expect(status).toBe(200);
    expect(html).not.toContain('Schwebend');
  });

  it('links a web manifest (PAGE-17)', async () => {
    const { html } = await renderPage(aPageRequest('/beratung/', { Page: page([]) }));
    expect(html).toMatch(/<head>[^]*<link rel="manifest" href="\/manifest\.webmanifest">[^]*<\/head>/u);
  });

  it('passes on a redirect with its status', async () => {
    const { status, location } = await renderPage(
      aPageRequest('/alt/', {
        Page: () => ({ page: { __typename: 'PageRedirect', path: '/beratung/?von=alt', status: 301 } }),
      }),
    );
    expect({ status, location }).toEqual({ status: 301, location: '/beratung/?von=alt' });
  });

  it('renders without navigation and footer if these fail to load', async () => {
    const replies = {
      TopNavigation: () => {
        throw new TypeError('down');
      },
      Footer: () => {
        throw new TypeError('down');
      },
      Page: page([]),
    };
    const { status, html } = await renderPage(aPageRequest('/beratung/', replies));
    expect(status).toBe(200);
    expect(html).toContain('Impressum');
  });

  it('carries small inline scripts, allowed by their hashes, and no inline style', async () => {
    const { html, scriptHashes, styleHashes } = await renderPage({
      ...aPageRequest('/beratung/', { Page: page([]) }),
      startsOnIntent: true,
    });
    const scripts = [...html.matchAll(/<script(?![^>]*type="application\/json")[^>]*>(.*?)<\/script>/gsu)].map(
      ([, code = '']) => code,
    );
    expect(scripts).toHaveLength(2);
    expect(scripts.map((code) => `sha256-${createHash('sha256').update(code).digest('base64')}`)).toEqual(scriptHashes);
    expect(scripts.every((code) => Buffer.byteLength(code) <= 2_048)).toBe(true);
    expect(html).not.toMatch(/<style|\sstyle="|\son\w+="/u);
    expect(styleHashes).toEqual([]);
  });

  it.each([
    [true, 'on-intent'],
    [false, 'at-once'],
  ])(
    'has no script that the browser fetches by itself, and says when the boot script does (public: %s)',
    (startsOnIntent, starts) => {
      const scripts = ['/assets/layout.js', '/assets/entry.js'];
      const html = htmlDocument({
        language: 'de',
        theme: 'de',
        themeColor: '#fff',
        head: '',
        body: '',
        assets: { libraries: '/assets/libraries.js', scripts, styles: [] },
        hydration: { state: '{}', startsOnIntent },
      });
      expect(html).toContain(
        `data-starts="${starts}" data-libraries="/assets/libraries.js" data-scripts="${scripts.join(' ')}"`,
      );
      expect(html).not.toMatch(/<link rel="modulepreload"|<script[^>]* src=/u);
    },
  );

  it('has the live region that announces pages from the start, outside of what React renders', async () => {
    const { html } = await renderPage(aPageRequest('/beratung/', { Page: page([]) }));
    expect(html).toMatch(
      /<\/div><span id="announcer" class="[^"]+" role="status"><\/span><script type="application\/json"/u,
    );
  });

  it('sends no data for static islands', async () => {
    const { html, payload } = await renderPage(
      aPageRequest('/beratung/', {
        Page: page([{ cells: [{ span: 12, teaser: teaser('a', 'html', [markup('<p>Nur einmal.</p>')]) }] }]),
      }),
    );
    expect(html).toContain('<p>Nur einmal.</p>');
    expect(payload).not.toContain('Nur einmal.');
  });

  it.each([
    ['de', 'de', 'Warenkorb'],
    ['at', 'de-AT', 'Warenkorb'],
    ['ch', 'de-CH', 'Warenkorb'],
    ['b2b-de', 'de', '>Bildung</text>'],
    ['b2b-en', 'en-GB', 'Basket'],
    ['en', 'en-GB', 'Basket'],
  ] as const)('speaks the language of the storefront %s', async (name, language, words) => {
    const { html } = await renderPage(
      aPageRequest('/beratung/', { Page: page([]) }, { storefront: STOREFRONTS[name] }),
    );
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(words);
  });

  it('shows a toast that the server left, before any script runs', async () => {
    const { html } = await renderPage(
      aPageRequest(
        '/beratung/',
        { Page: page([]) },
        { toasts: [{ kind: 'warning', messageKey: 'shop.error.sessionExpired' }] },
      ),
    );
    expect(html).toContain('Ihre Sitzung ist abgelaufen.');
  });

  it.each([
    ['de', ['Widerrufsbelehrung', 'Barrierefreiheit']],
    ['at', ['Widerrufsbelehrung', 'Barrierefreiheit']],
    ['ch', ['Rückgaberecht', 'Barrierefreiheit']],
    ['b2b-de', []],
    ['en', ['Right of withdrawal', 'Accessibility']],
    ['b2b-en', []],
  ] as const)('names in the bar of %s the rights that its shoppers have', async (name, rights) => {
    const { html } = await renderPage(
      aPageRequest('/beratung/', { Page: page([]) }, { storefront: STOREFRONTS[name] }),
    );
    const all = ['Widerrufsbelehrung', 'Rückgaberecht', 'Right of withdrawal', 'Barrierefreiheit', 'Accessibility'];
    expect(all.filter((words) => html.includes(`>${words}</a>`))).toEqual(rights);
  });

  it.each([
    ['de', 'Vertrag widerrufen', 'Verträge hier kündigen'],
    ['at', 'Vertrag widerrufen', 'Verträge hier kündigen'],
    ['ch', 'Freiwilliges Rückgaberecht nutzen', 'Verträge hier kündigen'],
    ['en', 'Withdraw from contract', 'Cancel contracts here'],
  ] as const)(
    'has the withdrawal function and the cancellation button at its foot, on every page of %s: %s, %s',
    async (name, withdraw, cancel) => {
      const storefront = STOREFRONTS[name];
      const link = `<a href="/service/vertrag-widerrufen/">${withdraw}</a><a href="/service/vertraege-kuendigen/">${cancel}</a>`;
      for (const path of [
        '/beratung/',
        '/login/',
        '/nirgends/',
        '/service/vertrag-widerrufen/',
        '/service/vertraege-kuendigen/',
      ]) {
        const isMissing = path === '/nirgends/';
        const { html } = await renderPage(
          aPageRequest(
            path,
            {
              Page: isMissing ? () => ({ page: { __typename: 'PageNotFound' } }) : page([]),
              Withdrawal: () => ({ withdrawal: null }),
              Cancellation: () => ({ cancellation: { key: 'key-1', receipt: null } }),
            },
            { storefront },
          ),
        );
        expect([path, html.includes(link)]).toEqual([path, true]);
      }
      const inCheckout = aPageRequest(
        '/checkout/login/',
        { Checkout: () => ({ checkout: aCheckout() }) },
        { storefront },
      );
      const facts = {
        ...(await inCheckout.checkoutFacts()),
        cart: { positionCount: 1, basketValue: { minor: 500, currency: 'EUR' }, submitted: false, soldOut: [] },
      } as const;
      const checkout = await renderPage({ ...inCheckout, checkoutFacts: async () => facts });
      expect([checkout.status, checkout.html.includes(link)]).toEqual([200, true]);
    },
  );

  it.each(['b2b-de', 'b2b-en'] as const)(
    'has neither of them on the business storefront %s: no link, and no page',
    async (name) => {
      const storefront = STOREFRONTS[name];
      const { html } = await renderPage(aPageRequest('/beratung/', { Page: page([]) }, { storefront }));
      expect(html).not.toMatch(
        /href="[^"]*(?:widerruf|kuendig)|>[^<]*(?:widerruf|withdraw|rückgaberecht|kündig|cancel)[^<]*<\/a>/iu,
      );
      for (const path of [
        '/service/vertrag-widerrufen/',
        '/service/vertrag-widerrufen/bestaetigen/',
        '/service/vertrag-widerrufen/eingang/',
        '/service/vertraege-kuendigen/',
        '/service/vertraege-kuendigen/eingang/',
      ]) {
        expect(
          (
            await renderPage(
              aPageRequest(
                path,
                { Withdrawal: () => ({ withdrawal: null }), Cancellation: () => ({ cancellation: null }) },
                { storefront },
              ),
            )
          ).status,
        ).toBe(404);
      }
    },
  );

  it('cannot be broken out of by its data', async () => {
    const { html } = await renderPage(
      aPageRequest('/beratung/', {
        Page: page([]),
        TopNavigation: () => ({
          navigation: [{ id: '1', name: '</script><script>alert(1)</script>', path: '/cat/1/' }],
        }),
      }),
    );
    expect(html).not.toContain('<script>alert(1)');
  });

  it('renders /cf/test in the empty layout: neither header nor footer (ROUTE-04)', async () => {
    const { status, html } = await renderPage(aPageRequest('/cf/test/'));
    expect(status).toBe(200);
    expect(html).not.toMatch(/<header|<footer/u);
    expect(html).toContain('<main');
  });
});
