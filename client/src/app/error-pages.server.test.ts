import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';

import { aPageRequest } from '../testing/page-request.ts';
import { renderPage } from './entry-server.tsx';

const HEADLINE = 'Diese Seite können wir nicht zeigen';
const TEXT = 'Ihr Warenkorb ist unverändert. Von der Startseite aus kommen Sie zu allem, was wir führen.';

const titleIn = (html: string): string | undefined => /<title>(.*)<\/title>/u.exec(html)?.[1];

const failing = aPageRequest('/cat/10/', {
  Category: () => {
    throw new TypeError('the shelf fell over');
  },
});

describe('the error page', () => {
  it.each([
    [
      'a page that does not exist',
      aPageRequest('/nix/', { Page: ({ path }) => ({ page: { __typename: 'PageNotFound', path } }) }),
    ],
    [
      'a page that is gone',
      aPageRequest('/gone/', { Page: ({ path }) => ({ page: { __typename: 'PageGone', path } }) }),
    ],
    ['a failed query', aPageRequest('/cat/10/')],
    ['an error while loading', failing],
    ['a failure that the gateway met', aPageRequest('/', {}, { failure: { statusCode: 500, message: 'boom' } })],
  ])('shows headline, text, a button home, header, footer and a picture for %s (PAGE-09)', async (_, request) => {
    const { html } = await renderPage(request);
    expect(html).toContain(`>${HEADLINE}</h1>`);
    expect(html).toContain(TEXT);
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Zur Startseite<\/a>/u);
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
    expect(html).toMatch(/<section[^>]*aria-labelledby="error-headline"><svg/u);
  });

  it.each([
    [404, aPageRequest('/nix/', { Page: ({ path }) => ({ page: { __typename: 'PageNotFound', path } }) })],
    [410, aPageRequest('/gone/', { Page: ({ path }) => ({ page: { __typename: 'PageGone', path } }) })],
    [404, aPageRequest('/cat/99/', { Category: () => ({ category: null }) })],
    [404, aPageRequest('/prod/99/', { Product: () => ({ product: null }) })],
    [404, aPageRequest('/ABC/', {}, { failure: { statusCode: 404, message: 'uppercase' } })],
  ])('is titled as not found for status %i', async (status, request) => {
    const reply = await renderPage(request);
    expect(reply.status).toBe(status);
    expect(titleIn(reply.html)).toBe('Seite nicht gefunden | Pausenhof');
    expect(reply.html).toContain('content="noindex,follow"');
    expect(reply.failures).toEqual([]);
  });

  it.each([
    ['de', 'Aus Ihrem Netz kommen gerade sehr viele Anfragen. Bitte versuchen Sie es in einer Minute noch einmal.'],
    ['en', 'We are getting a lot of requests from your network right now. Please try again in a minute.'],
  ] as const)(
    'tells a network with too many requests to come back later, in the language of the storefront: %s',
    async (storefront, text) => {
      const failure = { statusCode: 429, message: 'Too many requests.' };
      const reply = await renderPage(aPageRequest('/', {}, { storefront: STOREFRONTS[storefront], failure }));
      expect(reply.status).toBe(429);
      expect(reply.html).toContain(text);
    },
  );

  const BUSY = 'shop.error.overloaded';
  it.each([
    ['de', 'Im Shop ist gerade sehr viel los. Bitte versuchen Sie es gleich noch einmal.'],
    ['en', 'The shop is very busy right now. Please try again in a moment.'],
  ] as const)(
    'tells everybody to come back in a moment while the shop is too busy, in the language of the storefront: %s',
    async (storefront, text) => {
      const met = await renderPage(
        aPageRequest(
          '/',
          {},
          {
            storefront: STOREFRONTS[storefront],
            failure: { statusCode: 503, message: 'overloaded', messageKey: BUSY },
          },
        ),
      );
      expect([met.status, met.html.includes(text)]).toEqual([503, true]);
      const execute = async () => ({
        errors: [{ message: 'overloaded', extensions: { classification: 'SHOP_ERROR', messageKey: BUSY } }],
      });
      const refused = await renderPage(
        aPageRequest('/cat/10/', {}, { storefront: STOREFRONTS[storefront], loginState: 'customer', execute }),
      );
      expect([refused.status, refused.html.includes(text)]).toEqual([503, true]);
    },
  );

  it('is titled "Error" for anything else, and passes the failure on for the log', async () => {
    const reply = await renderPage(failing);
    expect(reply.status).toBe(500);
    expect(titleIn(reply.html)).toBe('Error | Pausenhof');
    expect(reply.failures).toEqual([expect.objectContaining({ message: 'the shelf fell over' })]);
  });

  it.each([
    [
      'a query that failed behind the gateway, which has logged it',
      { errors: [{ message: 'Internal error', extensions: { classification: 'INTERNAL_ERROR' } }] },
      [],
    ],
    [
      'a query that was wrong, which only the page knows',
      { errors: [{ message: 'no such field', extensions: { classification: 'BAD_REQUEST' } }] },
      ['no such field'],
    ],
    ['a reply without data, which only the page knows', {}, ['Category returned no data']],
  ])('passes each failure on for the log once: %s', async (_, reply, messages) => {
    const { status, failures } = await renderPage(aPageRequest('/cat/10/', {}, { execute: async () => reply }));
    expect([status, failures]).toEqual([503, messages.map((message) => expect.objectContaining({ message }))]);
  });

  it.each([400, 404])('has the whole header and footer for a URL that is refused with %i', async (statusCode) => {
    const { html, failures } = await renderPage(aPageRequest('/', {}, { failure: { statusCode, message: 'refused' } }));
    expect(html).toMatch(/<footer[^]*<a [^>]*href="\/beratung\/"[^>]*>Beratung<\/a>/u);
    expect(html).toMatch(/<header[^]*<a [^>]*href="\/cat\/10\/"[^]*<main/u);
    expect(failures).toEqual([]);
  });

  it.each([429, 500, 503])('asks the shop for nothing after a failure with status %i', async (statusCode) => {
    const asked: string[] = [];
    const execute = async (id: string) => {
      asked.push(id);
      return {};
    };
    expect(
      (await renderPage(aPageRequest('/', {}, { execute, failure: { statusCode, message: 'boom' } }))).status,
    ).toBe(statusCode);
    expect(asked).toEqual([]);
  });

  it('has status 503 if the shop did not reply with the page’s data', async () => {
    expect((await renderPage(aPageRequest('/cat/10/'))).status).toBe(503);
  });

  it('has the status code of the failure, and shows its stack in debug mode, else its message (ENT-34)', async () => {
    const failure = { statusCode: 502, message: 'the shelf fell over' };
    const bare = await renderPage({ ...aPageRequest('/', {}, { failure }), debug: true });
    expect([bare.status, bare.html.includes('the shelf fell over')]).toEqual([502, true]);
    const traced = await renderPage({
      ...aPageRequest('/', {}, { failure: { ...failure, stack: 'at the third shelf' } }),
      debug: true,
    });
    expect([traced.status, traced.html.includes('at the third shelf')]).toEqual([502, true]);
  });

  it('shows the raw error in debug mode only (PAGE-11)', async () => {
    expect((await renderPage(failing)).html).not.toContain('the shelf fell over');
    expect((await renderPage({ ...failing, debug: true })).html).toContain('the shelf fell over');
  });

  it('tells a tester which world is missing, why, and how to go on', async () => {
    const failure = {
      statusCode: 410,
      message: 'World gabi was removed by a tester.',
      world: { startPath: '/qa/start/empty/' },
    };
    const { status, html } = await renderPage(aPageRequest('/', {}, { failure }));
    expect(status).toBe(410);
    expect(titleIn(html)).toBe('Diese Testwelt gibt es nicht | Pausenhof');
    expect(html).toContain('>Diese Testwelt gibt es nicht</h1>');
    expect(html).toContain('World gabi was removed by a tester.');
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Im gemeinsamen Shop weitermachen<\/a>/u);
    expect(html).toMatch(/<a [^>]*href="\/qa\/start\/empty\/"[^>]*>Neue eigene Welt beginnen<\/a>/u);
    expect(html).not.toContain('Minuten');
  });

  it('offers no new world if the shop cannot create one', async () => {
    const { html } = await renderPage(
      aPageRequest('/', {}, { failure: { statusCode: 404, message: 'There is no world gabi.', world: {} } }),
    );
    expect(html).toContain('Im gemeinsamen Shop weitermachen');
    expect(html).not.toContain('/qa/start');
  });
});
