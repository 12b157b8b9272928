import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { euros } from '../../testing/a-cart.ts';
import { readyFacts } from '../../testing/a-checkout.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const account = (replies: ShopReplies, storefront: 'de' | 'en' = 'de') =>
  openPage('/myaccount/contact-details/', {
    storefront,
    replies: { Me: () => ({ me: aCustomer() }), CheckoutFacts: () => ({ checkoutFacts: readyFacts() }), ...replies },
  });

const recentOrders = [
  { orderId: 'B-2', orderedAt: '2026-08-03T23:30:00Z', status: 'shipped', total: euros(690) },
  { orderId: 'B-1', orderedAt: '2025-12-24T09:30:00Z', status: 'delivered', total: euros(12_345) },
];

const rows = () =>
  within(screen.getByRole('table', { name: /letzten|recent/u }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('recent orders in the account', () => {
  it('show number, day in Germany and total, the newest first', async () => {
    await account({ RecentOrders: () => ({ recentOrders }) });
    expect(rows()).toEqual([
      ['Bestellnummer', 'Datum', 'Status', 'Summe'],
      ['B-2', '04.08.2026', 'Unterwegs', '6,90 €'],
      ['B-1', '24.12.2025', 'Zugestellt', '123,45 €'],
    ]);
  });

  it('link to each order, and to all of them', async () => {
    await account({ RecentOrders: () => ({ recentOrders }) });
    const hrefs = ['B-2', 'Alle Bestellungen'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(hrefs).toEqual(['/myaccount/orders/orderdetail/?orderId=B-2', '/myaccount/orders/']);
  });

  it('are in English on the English shop', async () => {
    await account({ RecentOrders: () => ({ recentOrders }) }, 'en');
    expect(rows()[0]).toEqual(['Order number', 'Date', 'Status', 'Total']);
    expect(rows()[1]?.[1]).toBe('4 Aug 2026');
  });

  it('link to the shop if there are none yet', async () => {
    await account({});
    expect(screen.getByRole('heading', { name: 'Noch keine Bestellungen' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Etwas aussuchen' }).getAttribute('href')).toBe('/');
  });

  it('show a failure in place, and leave the rest of the account alone', async () => {
    await account({
      RecentOrders: () => {
        throw new TypeError('connection lost');
      },
    });
    expect(await screen.findByText(/Ihre Bestellungen können wir gerade nicht zeigen/u)).toBeTruthy();
    expect(screen.getByDisplayValue('ada@schule.example')).toBeTruthy();
    expect(toastsOnPage()).toEqual([]);
  });
});
