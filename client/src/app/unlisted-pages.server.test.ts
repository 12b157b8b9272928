import { describe, expect, it } from 'vitest';

import { aCart } from '../testing/a-cart.ts';
import { aPageRequest } from '../testing/page-request.ts';
import type { ShopReplies } from '../testing/shop-replies.ts';
import type { PageRequest } from './page-contract.ts';
import { renderPage } from './entry-server.tsx';

const LIMITS = { checkout: { loginState: 'LOGGED_OUT', maximum: null, deliveryNotices: [] } };
const SHOP: ShopReplies = {
  Cart: () => ({ cart: aCart() }),
  CheckoutLimits: () => LIMITS,
  LookedUpOrder: () => ({ lookedUpOrder: null }),
  Withdrawal: () => ({ withdrawal: null }),
};

/** Status, and what the page's HTML asks of search engines. */
const robotsOf = async (path: string, overrides: Partial<PageRequest> = {}): Promise<readonly unknown[]> => {
  const { status, html } = await renderPage(aPageRequest(path, SHOP, overrides));
  return [status, [...html.matchAll(/<meta[^>]*name="robots"[^>]*>/gu)].map(([tag]) => /content="([^"]*)"/u.exec(tag)?.[1])];
};

describe('search engines', () => {
  it.each(['/checkout/basket/', '/login/', '/myaccount/register/', '/myaccount/resetpassword/'])('may follow the links of %s, but do not list it (SEO-03)', async (path) => {
    expect(await robotsOf(path)).toEqual([200, ['noindex,follow']]);
  });

  it('may follow the links of the page for passwords, but do not list it (SEO-03)', async () => {
    const visitor = await aPageRequest('/').checkoutFacts();
    const signedIn: Partial<PageRequest> = { loginState: 'customer', checkoutFacts: async () => ({ ...visitor, loginState: 'customer' }) };
    expect(await robotsOf('/myaccount/password/', signedIn)).toEqual([200, ['noindex,follow']]);
  });

  it.each(['/service/bestellstatus/', '/service/vertrag-widerrufen/'])('do not list %s, and follow nothing of it', async (path) => {
    expect(await robotsOf(path)).toEqual([200, ['noindex,nofollow']]);
  });
});
