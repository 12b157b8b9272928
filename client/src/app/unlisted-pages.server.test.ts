import { describe, expect, it } from 'vitest';

import { aCart, euros } from '../testing/a-cart.ts';
import { aCustomer } from '../testing/me.ts';
import { aPageRequest } from '../testing/page-request.ts';
import type { ShopReplies } from '../testing/shop-replies.ts';
import type { PageRequest } from '@shop/domain/pages/page-contract';
import { renderPage } from './entry-server.tsx';

const LIMITS = { checkout: { loginState: 'logged-out', maximum: null, deliveryNotices: [] } };
const NOTHING = {
  term: '<img src=x onerror=alert(1)>',
  originalTerm: null,
  shortenedFrom: null,
  products: [],
  total: 0,
  sort: 'relevance',
  sorts: [],
  categoryFilter: [],
  filters: { enumFilters: [], rangeFilters: [] },
  suggestedFilters: [],
  suggestedQueries: [],
};
const SHOP: ShopReplies = {
  Cart: () => ({ cart: aCart() }),
  CheckoutLimits: () => LIMITS,
  Search: ({ page }) => ({
    search: { redirectPath: null, listing: { ...NOTHING, totalPages: 2, currentPage: Math.min(Number(page), 2) } },
  }),
  CategoryTiles: () => ({ navigation: [] }),
  LookedUpOrder: () => ({ lookedUpOrder: null }),
  Withdrawal: () => ({ withdrawal: null }),
  Cancellation: () => ({ cancellation: { key: 'key-1', receipt: null } }),
  RatingTarget: () => ({ ratingTarget: { path: null, toast: null } }),
  Me: () => ({ me: aCustomer() }),
  PrimeOffer: () => ({
    primeOffer: {
      takesMembers: true,
      plans: [{ abo: 'prime-12', months: 12, price: euros(4900), monthlyPrice: euros(499), net: null }],
      paymentMethods: [],
    },
  }),
  PrimeMembership: () => ({ primeMembership: { status: 'NONE', abo: null, startDate: null, endDate: null } }),
  PrimeCheckout: () => ({ primeCheckout: { abo: 'prime-12' } }),
};

/** Status, and what the page's HTML asks of search engines. */
const robotsOf = async (path: string, overrides: Partial<PageRequest> = {}): Promise<readonly unknown[]> => {
  const { status, html } = await renderPage(aPageRequest(path, SHOP, overrides));
  return [
    status,
    [...html.matchAll(/<meta[^>]*name="robots"[^>]*>/gu)].map(([tag]) => /content="([^"]*)"/u.exec(tag)?.[1]),
  ];
};

describe('search engines', () => {
  it.each([
    ['/checkout/basket/', 'logged-out', 200],
    ['/login/', 'logged-out', 200],
    ['/myaccount/password/', 'customer', 200],
    ['/search/', 'logged-out', 200],
    ['/search/?q=heft', 'logged-out', 200],
    ['/myaccount/register/', 'logged-out', 200],
    ['/myaccount/resetpassword/', 'logged-out', 200],
    // A rating link leads to its article. The path itself has nothing to show.
    ['/rating/?enc=invented', 'logged-out', 404],
    ['/prime/checkout/', 'customer', 200],
  ] as const)('may follow the links of %s, but do not list it (SEO-03)', async (path, loginState, status) => {
    const facts = await aPageRequest('/').checkoutFacts();
    const overrides: Partial<PageRequest> = {
      loginState,
      checkoutFacts: async () => ({ ...facts, loginState, isPrimeCheckout: true }),
    };
    expect(await robotsOf(path, overrides)).toEqual([status, ['noindex,follow']]);
  });

  it('find the one URL of a page of a search, without its filters and its order', async () => {
    const { html } = await renderPage(aPageRequest('/search/?p=2&q=heft&sort=new', SHOP));
    expect(/<link rel="canonical" href="([^"]*)"/u.exec(html)?.[1]).toMatch(/\/search\/\?q=heft&amp;p=2$/u);
  });

  it('find no page beyond the last of a search', async () => {
    expect((await renderPage(aPageRequest('/search/?p=3&q=heft', SHOP))).status).toBe(404);
  });

  it.each(['/service/bestellstatus/', '/service/vertrag-widerrufen/', '/service/vertraege-kuendigen/'])(
    'do not list %s, and follow nothing of it',
    async (path) => {
      expect(await robotsOf(path)).toEqual([200, ['noindex,nofollow']]);
    },
  );
});

it('a search never runs what was typed', async () => {
  const { html } = await renderPage(aPageRequest('/search/?q=heft', SHOP));
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img src=x');
});
