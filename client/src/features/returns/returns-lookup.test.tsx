import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { readyFacts } from '../../testing/a-checkout.ts';
import { aReturnFlow, returnReplies } from '../../testing/a-return.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const LANDING = '/myaccount/returns/';
const ARTICLES = '/myaccount/returns/productselection/';
const FIND = 'FindReturnOrder';
const NO_ORDERS = {
  total: 0,
  totalPages: 0,
  currentPage: 0,
  ordersPerPage: 5,
  firstIndex: 0,
  lastIndex: 0,
  orders: [],
};
const nowhere = aReturnFlow({ order: null });

beforeEach(() => sessionStorage.clear());

const open = (path: string, flow = nowhere, replies: ShopReplies = {}) =>
  openPage(path, { replies: { ...returnReplies(flow), ...replies } });
const find = () => userEvent.click(screen.getByRole('button', { name: 'Bestellung suchen' }));

describe('the look-up of an order to return', () => {
  it('needs order number and postcode, and asks the shop for nothing without them (RETURN-05)', async () => {
    const { gateway } = await open(LANDING);
    await find();
    const links = within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(links).toEqual(['Bitte geben Sie die Bestellnummer an.', 'Bitte geben Sie die Postleitzahl an.']);
    expect(gateway.variablesOf(FIND)).toEqual([]);
  });

  it('leads to the articles of the order that it finds', async () => {
    const { gateway, currentPath } = await open(LANDING, aReturnFlow(), {
      [FIND]: () => ({ findReturnOrder: { __typename: 'ReturnOrderFound', path: `${ARTICLES}?order=hash-1` } }),
    });
    fillIn({ Bestellnummer: ' 400000001 ', Postleitzahl: '50667' });
    await find();
    await screen.findByRole('heading', { level: 1, name: 'Was möchten Sie zurückgeben?' });
    expect(currentPath()).toBe(`${ARTICLES}?order=hash-1`);
    expect(gateway.variablesOf(FIND)).toEqual([{ orderId: '400000001', zipCode: '50667' }]);
  });

  it('keeps what was typed if no order is found', async () => {
    await open(LANDING, nowhere, {
      [FIND]: () => ({
        findReturnOrder: { __typename: 'FormRefused', fieldErrors: [], generalKey: 'shop.return.notFound' },
      }),
    });
    fillIn({ Bestellnummer: '400000009', Postleitzahl: '50667' });
    await find();
    expect(await screen.findAllByText(/^Zu diesen Angaben finden wir keine Bestellung\./u)).not.toEqual([]);
    expect(screen.getByLabelText('Bestellnummer')).toHaveProperty('value', '400000009');
  });
});

describe('a page of a return', () => {
  it('goes back to the look-up if its order is not found, with the reason (GUARD-22)', async () => {
    const { currentPath, gateway } = await open(`${ARTICLES}?order=unknown`);
    await waitFor(() => expect(currentPath()).toBe(LANDING));
    expect(toastsOnPage()).toEqual([expect.stringMatching(/finden wir keine Bestellung/u)]);
    expect(gateway.variablesOf('ReturnFlow')[0]).toEqual({ order: 'unknown' });
  });

  it.each([LANDING, `${ARTICLES}?order=hash-1`, `${LANDING}confirm/`])(
    'does not exist while returns are closed: %s (GUARD-19)',
    async (path) => {
      await open(path, aReturnFlow({ isOpen: false, order: null }));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/nicht gefunden|gibt es nicht|Seite/u);
      expect(screen.queryByRole('form', { name: /suchen|zurückgeben/u })).toBeNull();
    },
  );

  it('has no look-up for customers: they start from their orders (GUARD-18)', async () => {
    const replies = {
      Me: () => ({ me: aCustomer() }),
      CheckoutFacts: () => ({ checkoutFacts: readyFacts() }),
      OrderList: () => ({ orderList: NO_ORDERS, orderYears: [] }),
    };
    const { currentPath } = await open(LANDING, aReturnFlow({ loginState: 'customer', order: null }), replies);
    await waitFor(() => expect(currentPath()).toBe('/myaccount/orders/'));
  });
});
