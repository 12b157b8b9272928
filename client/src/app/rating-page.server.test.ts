import { describe, expect, it } from 'vitest';

import { aPageRequest } from '../testing/page-request.ts';
import { renderPage } from './entry-server.tsx';

const WELCOME = { kind: 'success', messageKey: 'shop.rating.welcome' };

const opened = (url: string, ratingTarget: { readonly path: string | null; readonly toast: typeof WELCOME | null }) =>
  renderPage(aPageRequest(url, { RatingTarget: () => ({ ratingTarget }) }));

describe('the page of a rating link (ROUTE-03)', () => {
  it('leads to the article, and leaves the shop’s message there', async () => {
    const { status, location, toast } = await opened('/rating/?enc=abc', { path: '/prod/17/', toast: WELCOME });
    expect({ status, location, toast }).toEqual({ status: 302, location: '/prod/17/', toast: WELCOME });
  });

  it('leads to the article without a message if the shop has none', async () => {
    const { status, location, toast } = await opened('/rating/?enc=abc', { path: '/prod/17/', toast: null });
    expect({ status, location, toast }).toEqual({ status: 302, location: '/prod/17/', toast: undefined });
  });

  it.each(['/rating/?enc=invented', '/rating/', '/rating/?enc='])(
    'does not exist at %s, which the shop did not write',
    async (url) => {
      const { status, html } = await opened(url, { path: null, toast: null });
      expect(status).toBe(404);
      expect(html).toContain('<h1');
    },
  );
});
