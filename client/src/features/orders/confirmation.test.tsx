import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { checkoutFacts } from '../../testing/a-checkout.ts';
import { anAddress } from '../../testing/an-address.ts';
import { anOrder } from '../../testing/an-order.ts';
import { openPage } from '../../testing/open-page.tsx';

const CONFIRMATION = '/checkout/confirmation/';
const CLEANUP = '/api/confirmation-cleanup/';

const order = anOrder({
  shippingAddress: anAddress({ schoolOrCompany: 'Grundschule Nord', street: 'Nordweg 2' }),
  comment: 'Bitte klingeln',
});

const open = (path: string, storedOrderId: string | null) =>
  openPage(path, {
    replies: {
      CheckoutFacts: () => ({ checkoutFacts: checkoutFacts({ storedOrderId }) }),
      OrderConfirmation: ({ orderId }) => ({ orderConfirmation: orderId === order.orderId ? order : null }),
      [CLEANUP]: () => ({ successfull: true, cartId: 'cart-2' }),
    },
  });

describe('the confirmation', () => {
  it('shows the order that was just placed (SUBM-15)', async () => {
    const { gateway } = await open(`${CONFIRMATION}?order=B-1`, 'B-1');
    const main = within(screen.getByRole('main'));
    expect(gateway.variablesOf('OrderConfirmation')).toEqual([{ orderId: 'B-1' }]);
    expect(main.getByText('B-1')).toBeTruthy();
    expect(main.getByText('Wir schicken eine Bestätigung an ada@schule.example.')).toBeTruthy();
    expect(main.getByRole('heading', { name: 'Zahlungsart' }).parentElement?.textContent).toBe('ZahlungsartRechnung');
    expect(within(main.getByRole('list', { name: 'Bestellte Artikel' })).getByText('Bleistift')).toBeTruthy();
    expect(main.getByText('Gesamtsumme').nextSibling?.textContent).toBe('6,90 €');
    expect(main.getByRole('heading', { name: 'Lieferadresse' }).parentElement?.textContent).toContain(
      'Grundschule NordAda NowakNordweg 2',
    );
    expect(main.getByText('Ihre Nachricht: Bitte klingeln')).toBeTruthy();
  });

  it.each([
    [false, 'Bestellung ansehen', '/myaccount/orders/orderdetail/?orderId=B-1'],
    [true, 'Bestellstatus ansehen', '/service/bestellstatus/'],
  ])('says where to see how far the order has got (as a guest: %s)', async (isGuest, name, href) => {
    await openPage(`${CONFIRMATION}?order=B-1`, {
      replies: {
        CheckoutFacts: () => ({ checkoutFacts: checkoutFacts({ storedOrderId: 'B-1' }) }),
        OrderConfirmation: () => ({ orderConfirmation: { ...order, isGuest } }),
        [CLEANUP]: () => ({ successfull: true, cartId: 'cart-2' }),
      },
    });
    expect(within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('leads to the withdrawal function with the order’s number, but not from a preview', async () => {
    await open(`${CONFIRMATION}?order=B-1`, 'B-1');
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Vertrag widerrufen' }).getAttribute('href'),
    ).toBe('/service/vertrag-widerrufen/?order=B-1');
    cleanup();
    await open(`${CONFIRMATION}?preview=1`, null);
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Vertrag widerrufen' })).toBeNull();
  });

  it('puts the order into the URL if it is missing there (GUARD-13)', async () => {
    const { currentPath } = await open(CONFIRMATION, 'B-1');
    expect(currentPath()).toBe(`${CONFIRMATION}?order=B-1`);
    expect(screen.getByText('B-1')).toBeTruthy();
  });

  it('keeps the order in the URL (GUARD-13)', async () => {
    const { currentPath } = await open(`${CONFIRMATION}?order=B-2`, 'B-1');
    expect(currentPath()).toBe(`${CONFIRMATION}?order=B-2`);
  });

  it('shows a preview without any order if the URL requests one (GUARD-14)', async () => {
    const { currentPath, gateway } = await open(`${CONFIRMATION}?preview=1`, null);
    expect(currentPath()).toBe(`${CONFIRMATION}?preview=1`);
    expect(screen.getByText('Vorschau: Diese Bestellung gibt es nicht.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeTruthy();
    expect(gateway.variablesOf(CLEANUP)).toEqual([]);
  });
});
