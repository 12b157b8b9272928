import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { readyFacts } from '../testing/a-checkout.ts';
import { anOrderOverview } from '../testing/an-order-details.ts';
import { aCustomer } from '../testing/me.ts';
import { openPage } from '../testing/open-page.tsx';
import { announceNavigation } from './announce-navigation.ts';
import { ANNOUNCER_ELEMENT } from './page-state.ts';

const PAGE = {
  total: 12,
  totalPages: 3,
  currentPage: 1,
  ordersPerPage: 5,
  firstIndex: 5,
  lastIndex: 9,
  orders: [anOrderOverview({ orderId: '400000007' })],
};

const openSecondPage = async () => {
  const opened = await openPage('/myaccount/orders/?p=2', {
    replies: {
      Me: () => ({ me: aCustomer() }),
      CheckoutFacts: () => ({ checkoutFacts: readyFacts() }),
      OrderList: () => ({ orderList: PAGE, orderYears: [2026] }),
    },
  });
  document.body.append(Object.assign(document.createElement('span'), { id: ANNOUNCER_ELEMENT }));
  announceNavigation(opened.router);
  return opened;
};

const announcer = (): HTMLElement | null => document.getElementById(ANNOUNCER_ELEMENT);

afterEach(() => announcer()?.remove());

describe('a navigation within a list', () => {
  it('leaves the focus in the field that filters it, even if the page number changes with the reply', async () => {
    const { navigateTo, gateway } = await openSecondPage();
    const search = screen.getByRole('searchbox', { name: 'Suche' });
    search.focus();
    await navigateTo('/myaccount/orders/?q=Heft');
    await waitFor(() => expect(gateway.variablesOf('OrderList')).toHaveLength(2));
    await waitFor(() => expect(search).toHaveProperty('value', 'Heft'));
    expect(document.activeElement).toBe(search);
  });

  it('moves the focus to the heading if a link to another page of the list was followed', async () => {
    const { navigateTo } = await openSecondPage();
    screen.getByRole('link', { name: 'Seite 3' }).focus();
    await navigateTo('/myaccount/orders/?p=3');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Ihre Bestellungen' })),
    );
  });
});
