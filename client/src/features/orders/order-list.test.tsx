import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { aCart } from '../../testing/a-cart.ts';
import { readyFacts } from '../../testing/a-checkout.ts';
import { anOrderOverview } from '../../testing/an-order-details.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';

const orders = [
  anOrderOverview({ orderId: '400000007', status: 'shipped', articleCount: 3, returnHash: 'hash7' }),
  anOrderOverview({ orderId: '400000006', status: 'cancelled' }),
];
const PAGE = { total: 12, totalPages: 3, currentPage: 0, ordersPerPage: 5, firstIndex: 0, lastIndex: 4, orders };
const NOTHING = { total: 0, totalPages: 0, currentPage: 0, ordersPerPage: 5, firstIndex: 0, lastIndex: 0, orders: [] };

const open = (path: string, page: object = PAGE, replies: ShopReplies = {}, years: readonly number[] = [2026, 2024]) =>
  openPage(path, {
    replies: {
      Me: () => ({ me: aCustomer() }),
      CheckoutFacts: () => ({ checkoutFacts: readyFacts() }),
      OrderList: () => ({ orderList: page, orderYears: years }),
      ...replies,
    },
  });

const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the list of orders', () => {
  it('asks for the first page of the last three months, counted from 0 (ORDER-01)', async () => {
    const { gateway } = await open('/myaccount/orders/');
    expect(gateway.variablesOf('OrderList')).toEqual([{ page: 0, searchText: null, dateFilter: 'last3months' }]);
    expect(screen.getByRole('combobox', { name: 'Zeitraum' })).toHaveProperty('value', 'last3months');
  });

  it('takes page, search and period from the URL (ROUTE-12)', async () => {
    const { gateway } = await open('/myaccount/orders/?p=3&q=Heft&filter=2024');
    expect(gateway.variablesOf('OrderList')).toEqual([{ page: 2, searchText: 'Heft', dateFilter: '2024' }]);
    expect(screen.getByRole('searchbox', { name: 'Suche' })).toHaveProperty('value', 'Heft');
    expect(screen.getByRole('combobox', { name: 'Zeitraum' })).toHaveProperty('value', '2024');
  });

  it('falls back where the URL makes no sense', async () => {
    const { gateway } = await open('/myaccount/orders/?p=0&filter=gestern');
    expect(gateway.variablesOf('OrderList')).toEqual([{ page: 0, searchText: null, dateFilter: 'last3months' }]);
  });

  it('shows number, day, status, sum and ways on of each order', async () => {
    await open('/myaccount/orders/');
    const order = screen.getByRole('article', { name: 'Bestellung 400000007' });
    expect(order.textContent).toMatch(/Unterwegs.*03\.08\.2026.*6,90 €.*3 Stück/u);
    expect(within(order).getByRole('link', { name: 'Bestellung 400000007 ansehen' }).getAttribute('href')).toBe(
      '/myaccount/orders/orderdetail/?orderId=400000007',
    );
    expect(
      within(order)
        .getByRole('link', { name: /zurückschicken/u })
        .getAttribute('href'),
    ).toBe('/myaccount/returns/productselection/?order=hash7');
    expect(within(order).getByRole('button', { name: /noch einmal bestellen/u })).toBeTruthy();
    const cancelled = screen.getByRole('article', { name: 'Bestellung 400000006' });
    expect(cancelled.textContent).toContain('Storniert');
    expect(within(cancelled).queryByRole('link', { name: /zurückschicken/u })).toBeNull();
  });

  it('shows a picture once that several articles of an order share', async () => {
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    const pictures = ['/media/hb.webp', '/media/ruler.webp', '/media/hb.webp'].map((src) => ({
      src,
      alt: '',
      width: 280,
      height: 210,
      sources: [],
    }));
    await open('/myaccount/orders/', { ...PAGE, orders: [anOrderOverview({ orderId: '400000007', pictures })] });
    const order = screen.getByRole('article', { name: 'Bestellung 400000007' });
    expect([...order.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
      '/media/hb.webp',
      '/media/ruler.webp',
    ]);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('says how many orders there are and which of them it shows, and links to the other pages (ORDER-03)', async () => {
    await open('/myaccount/orders/?p=2&filter=all', { ...PAGE, currentPage: 1, firstIndex: 5, lastIndex: 9 });
    expect(screen.getByText('12 Bestellungen insgesamt: 6 bis 10 von 12').role).toBe('status');
    expect([linkTo('Seite 1'), linkTo('Seite 2, Sie sind hier'), linkTo('Seite 3')]).toEqual([
      '/myaccount/orders/?filter=all',
      '/myaccount/orders/?p=2&filter=all',
      '/myaccount/orders/?p=3&filter=all',
    ]);
  });

  it('offers the years of the customer’s orders (ORDER-02)', async () => {
    await open('/myaccount/orders/');
    expect(
      within(screen.getByRole('combobox', { name: 'Zeitraum' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Letzte 3 Monate', '2026', '2024', 'Alle Bestellungen']);
  });

  it('is a plain GET form, which works before scripts run', async () => {
    await open('/myaccount/orders/');
    const form = screen.getByRole('search', { name: 'Bestellungen suchen' });
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/myaccount/orders/']);
    expect([...new FormData(form as HTMLFormElement).keys()]).toEqual(['q', 'filter']);
  });

  it('follows the URL back and forth', async () => {
    const { navigateTo, gateway } = await open('/myaccount/orders/?q=Heft&filter=2024');
    await navigateTo('/myaccount/orders/');
    const form = screen.getByRole('search', { name: 'Bestellungen suchen' });
    await waitFor(() => expect(within(form).getByRole('searchbox')).toHaveProperty('value', ''));
    expect(screen.getByRole('combobox', { name: 'Zeitraum' })).toHaveProperty('value', 'last3months');
    expect(gateway.variablesOf('OrderList')).toHaveLength(2);
  });
});

describe('a list without orders', () => {
  it('leads to the shop if there are none at all', async () => {
    await open('/myaccount/orders/', NOTHING, {}, []);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Noch keine Bestellungen');
    expect(linkTo('Etwas aussuchen')).toBe('/');
    expect(screen.queryByRole('search', { name: 'Bestellungen suchen' })).toBeNull();
  });

  it('leads to all orders if there are none in the period', async () => {
    await open('/myaccount/orders/?filter=2024', NOTHING);
    expect(screen.getByText('0 Bestellungen im Jahr 2024')).toBeTruthy();
    expect(linkTo('Alle Bestellungen zeigen')).toBe('/myaccount/orders/?filter=all');
  });

  it('searches all orders, or clears the search, if nothing in the period matches', async () => {
    await open('/myaccount/orders/?q=Tafel', NOTHING);
    expect(screen.getByRole('heading', { name: 'Keine Bestellung passt zu „Tafel“' })).toBeTruthy();
    expect([linkTo('In allen Bestellungen suchen'), linkTo('Suche löschen')]).toEqual([
      '/myaccount/orders/?q=Tafel&filter=all',
      '/myaccount/orders/',
    ]);
  });

  it('says what can be searched for if nothing matches at all', async () => {
    await open('/myaccount/orders/?q=Tafel&filter=all', NOTHING);
    expect(screen.getByText(/Suchen Sie nach der Bestellnummer/u)).toBeTruthy();
    expect(linkTo('Suche löschen')).toBe('/myaccount/orders/?filter=all');
  });
});

describe('ordering again from the list', () => {
  it('tells the outcome at the order, and updates the basket', async () => {
    const lines = [
      { itemId: '1', name: 'Heft', path: '/prod/1/', outcome: 'added', asked: 2, added: 2 },
      { itemId: '2', name: 'Tafel', path: '/prod/2/', outcome: 'sold-out', asked: 1, added: 0 },
    ];
    await open('/myaccount/orders/', PAGE, {
      Reorder: () => ({ reorder: { lines, cart: aCart({ articleCount: 2 }) } }),
    });
    fireEvent.click(screen.getByRole('button', { name: 'Bestellung 400000007 noch einmal bestellen' }));
    const result = await screen.findByRole('group', { name: 'Was in den Warenkorb kam' });
    expect(within(screen.getByRole('article', { name: 'Bestellung 400000007' })).getByRole('group')).toBe(result);
    expect(result.textContent).toContain('Tafel: ist zurzeit nicht lieferbar');
    expect(result.textContent).not.toContain('Heft');
    expect(document.activeElement).toBe(result);
    expect(linkTo('Zum Warenkorb')).toBe('/checkout/basket/');
    await screen.findByText('Warenkorb, 2 Artikel');
  });

  it('tells the outcome of the second time too, with the focus on it', async () => {
    const line = (outcome: string, added: number) => ({
      itemId: '1',
      name: 'Heft',
      path: '/prod/1/',
      outcome,
      asked: 2,
      added,
    });
    const outcomes = [line('added', 2), line('sold-out', 0)];
    await open('/myaccount/orders/', PAGE, {
      Reorder: () => ({ reorder: { lines: outcomes.splice(0, 1), cart: aCart({ articleCount: 2 }) } }),
    });
    const button = screen.getByRole('button', { name: 'Bestellung 400000007 noch einmal bestellen' });
    for (const told of ['Alles liegt wieder im Warenkorb.', 'Heft: ist zurzeit nicht lieferbar']) {
      await userEvent.click(button);
      await waitFor(() => expect(document.activeElement?.textContent).toContain(told));
      expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Was in den Warenkorb kam' }));
    }
  });
});
