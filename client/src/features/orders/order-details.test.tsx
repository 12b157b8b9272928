import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { aCart, euros } from '../../testing/a-cart.ts';
import { readyFacts } from '../../testing/a-checkout.ts';
import { anOrderDetails, anOrderItem, aShipment } from '../../testing/an-order-details.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const PATH = '/myaccount/orders/orderdetail/?orderId=400000001';

const open = (order: object | null, replies: ShopReplies = {}, storefront: 'de' | 'ch' | 'b2b-de' | 'en' = 'de') =>
  openPage(PATH, {
    storefront,
    replies: {
      Me: () => ({ me: aCustomer() }),
      CheckoutFacts: () => ({ checkoutFacts: readyFacts() }),
      OrderDetails: () => ({ orderDetails: order }),
      ...replies,
    },
  });

const delivery = (name = 'Lieferung') => screen.getByRole('region', { name });
const stepsOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.getAttribute('aria-label') === 'Stand der Lieferung');
const linkTo = (name: string | RegExp) =>
  within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href');

describe('an order', () => {
  it('is found by the number in the URL (ROUTE-13)', async () => {
    const { gateway } = await open(anOrderDetails());
    expect(gateway.variablesOf('OrderDetails')).toEqual([{ orderId: '400000001' }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bestellung 400000001');
  });

  it('shows when it was ordered, where it goes, who pays how, and what it costs (ORDER-04)', async () => {
    await open(anOrderDetails({ phone: '0351 4711', orderReference: 'Klasse 4b', comment: 'Bitte klingeln' }));
    expect(screen.getByText(/Bestellt am 3\. August 2026/u)).toBeTruthy();
    const text = screen.getByRole('main').textContent ?? '';
    for (const fact of [
      'Dresden',
      'Bonn',
      'Rechnung',
      'ada@schule.example',
      '0351 4711',
      'Klasse 4b',
      'Bitte klingeln',
      '6,90 €',
    ])
      expect(text).toContain(fact);
  });

  it('leads to the list if the URL has no number', async () => {
    const { currentPath } = await openPage('/myaccount/orders/orderdetail/', {
      replies: {
        CheckoutFacts: () => ({ checkoutFacts: readyFacts() }),
        OrderList: () => ({
          orderList: {
            total: 0,
            totalPages: 0,
            currentPage: 0,
            ordersPerPage: 5,
            firstIndex: 0,
            lastIndex: 0,
            orders: [],
          },
          orderYears: [],
        }),
      },
    });
    expect(currentPath()).toBe('/myaccount/orders/');
  });

  it('that the customer does not have leads back to the list', async () => {
    await open(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Diese Bestellung finden wir nicht');
    expect([linkTo('Zu Ihren Bestellungen'), linkTo('Bestellstatus ohne Konto ansehen')]).toEqual([
      '/myaccount/orders/',
      '/service/bestellstatus/',
    ]);
  });
});

describe('a delivery of an order', () => {
  it('shows how far it has got, its carrier, its days, and how to follow it (ORDER-04)', async () => {
    await open(
      anOrderDetails({
        status: 'shipped',
        shipments: [
          aShipment({
            status: 'shipped',
            dispatchDate: '2026-08-04',
            invoiceLink: '/doc/1',
            trackingLink: 'https://post.example/1',
            trackingCode: '00340434',
          }),
        ],
      }),
    );
    expect(stepsOf(delivery()).map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
      ['Eingegangen erledigt', null],
      ['Wird gepackt erledigt', null],
      ['Unterwegs', 'step'],
      ['Zugestellt', null],
    ]);
    expect(delivery().textContent).toMatch(/DHL.*Mi, 5\. bis Do, 6\. August.*Di, 4\. August.*00340434/u);
    const links = ['Sendung verfolgen (öffnet in einem neuen Tab)', 'Rechnung (PDF) (öffnet in einem neuen Tab)'].map(
      (name) => screen.getByRole('link', { name }),
    );
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['https://post.example/1', '_blank'],
      ['/doc/1', '_blank'],
    ]);
  });

  it('that has arrived shows the day, and no longer when it is expected', async () => {
    await open(
      anOrderDetails({
        status: 'delivered',
        shipments: [aShipment({ status: 'delivered', dispatchDate: '2026-08-04', deliveredOn: '2026-08-05' })],
      }),
    );
    expect(delivery().textContent).toContain('Zugestellt amMi, 5. August');
    expect(delivery().textContent).not.toContain('Kommt voraussichtlich');
  });

  it('that was cancelled says why, and has no steps (ORDER-04)', async () => {
    await open(
      anOrderDetails({
        status: 'cancelled',
        shipments: [aShipment({ status: 'cancelled', cancelReason: 'shop.order.cancelled.soldOut' })],
      }),
    );
    expect(delivery().textContent).toContain('Wir haben storniert, weil der Artikel ausverkauft ist.');
    expect(stepsOf(delivery())).toEqual([]);
  });

  it('is numbered where there are several', async () => {
    await open(
      anOrderDetails({
        status: 'partly-shipped',
        shipments: [aShipment({ status: 'shipped' }), aShipment({ status: 'in-dispatch', carrier: 'Spedition' })],
      }),
    );
    expect(within(delivery('Lieferung 2 von 2')).getByText('Spedition')).toBeTruthy();
    expect(within(screen.getByRole('main')).getByText('Teilweise unterwegs')).toBeTruthy();
  });

  it.each([
    ['copied', async () => undefined, 'Kopiert'],
    ['not copied', () => Promise.reject(new Error('denied')), /Kopieren nicht möglich/u],
  ])('says that its tracking number was %s', async (_what, writeText, outcome) => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await open(anOrderDetails({ shipments: [aShipment({ status: 'shipped', trackingCode: '00340434' })] }));
    fireEvent.click(screen.getByRole('button', { name: 'Sendungsnummer kopieren' }));
    expect((await screen.findByText(outcome)).role).toBe('status');
  });
});

describe('an article of an order', () => {
  const lineOf = (name: string) => screen.getByRole('link', { name }).closest('li')?.textContent;

  it('says whether it can go back, or has already (ORDER-05)', async () => {
    const items = [
      anOrderItem({ itemId: '1', name: 'Heft', isReturnable: true }),
      anOrderItem({ itemId: '2', name: 'Stift', isAlreadyReturned: true }),
      anOrderItem({ itemId: '3', name: 'Kreide' }),
      anOrderItem({ itemId: '4', name: 'Geschenk', isFreeItem: true }),
    ];
    await open(anOrderDetails({ shipments: [aShipment({ status: 'delivered', items })], returnHash: 'h/1' }));
    expect([lineOf('Heft'), lineOf('Stift'), lineOf('Kreide'), lineOf('Geschenk')]).toEqual([
      expect.stringContaining('Rückgabe möglich'),
      expect.stringContaining('Schon zurückgegeben'),
      expect.stringContaining('Keine Rückgabe möglich'),
      expect.not.stringContaining('ückgabe'),
    ]);
    expect(linkTo('Etwas zurückschicken')).toBe('/myaccount/returns/productselection/?order=h%2F1');
  });

  it('promises no return before it has arrived', async () => {
    await open(anOrderDetails());
    expect(lineOf('Bleistift')).not.toContain('ückgabe');
    expect(screen.queryByRole('link', { name: 'Etwas zurückschicken' })).toBeNull();
  });

  it('links to its review, and shows the stars that its buyer gave (ORDER-05)', async () => {
    const items = [
      anOrderItem({ itemId: '1', name: 'Heft', reviewUrl: '/rating/?enc=1' }),
      anOrderItem({ itemId: '2', name: 'Stift', reviewUrl: '/rating/?enc=2', reviewScore: 4 }),
    ];
    await open(anOrderDetails({ shipments: [aShipment({ status: 'delivered', items })] }));
    expect([linkTo('Heft bewerten'), linkTo('Bewertung ändern: Stift')]).toEqual(['/rating/?enc=1', '/rating/?enc=2']);
    expect(lineOf('Stift')).toContain('Ihre Bewertung: 4 von 5 Sternen');
  });

  it('shows its price, its pieces and its page', async () => {
    await open(
      anOrderDetails({
        shipments: [aShipment({ items: [anOrderItem({ variants: [{ label: 'Farbe', value: 'Blau' }] })] })],
      }),
    );
    expect(lineOf('Bleistift')).toMatch(/Farbe: Blau.*Artikelnummer 100-01.*2 × 1,00 €.*2,00 €/u);
    expect(linkTo('Bleistift')).toBe('/prod/100/');
  });
});

describe('cancelling an order', () => {
  const cancellable = anOrderDetails({ canBeCancelled: true });
  const askToCancel = () => {
    fireEvent.click(screen.getByText('Bestellung stornieren'));
    fireEvent.click(screen.getByRole('button', { name: 'Ja, ganze Bestellung stornieren', hidden: true }));
  };

  it.each([
    ['RECHNUNG', 'Sie müssen nichts bezahlen und bekommen keine Rechnung.'],
    ['PAYPAL', 'Den Betrag von 6,90 € zahlen wir auf demselben Weg zurück, auf dem Sie bezahlt haben.'],
    ['VORKASSE', /Haben Sie schon überwiesen, bekommen Sie 6,90 € auf Ihr Konto zurück/u],
  ])('says before what happens to the money: %s', async (paymentId, words) => {
    await open(anOrderDetails({ canBeCancelled: true, paymentId }));
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('promises no refund of nothing', async () => {
    await open(anOrderDetails({ canBeCancelled: true, paymentId: 'PAYPAL', total: euros(0) }));
    expect(screen.getByText(/Sie müssen nichts bezahlen/u)).toBeTruthy();
  });

  it('shows the order as cancelled, and moves the focus to its heading', async () => {
    const { gateway } = await open(cancellable, {
      CancelOrder: () => ({
        cancelOrder: {
          isCancelled: true,
          order: anOrderDetails({ status: 'cancelled', shipments: [aShipment({ status: 'cancelled' })] }),
        },
      }),
    });
    screen.getByText('Bestellung stornieren').focus();
    askToCancel();
    await waitFor(() => expect(screen.queryByText('Bestellung stornieren')).toBeNull());
    expect(gateway.variablesOf('CancelOrder')).toEqual([{ orderId: '400000001' }]);
    expect(toastsOnPage()).toEqual([expect.stringContaining('Die Bestellung ist storniert.')]);
    expect(screen.getByText('Storniert')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('that comes too late says so, and shows how far the order has got', async () => {
    await open(cancellable, {
      CancelOrder: () => ({
        cancelOrder: {
          isCancelled: false,
          order: anOrderDetails({ status: 'in-dispatch', shipments: [aShipment({ status: 'in-dispatch' })] }),
        },
      }),
    });
    askToCancel();
    await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringContaining('Stornieren geht leider nicht mehr')]));
    expect(screen.queryByText('Bestellung stornieren')).toBeNull();
  });

  it('is not offered once something is packed', async () => {
    await open(anOrderDetails());
    expect(screen.queryByText('Bestellung stornieren')).toBeNull();
  });
});

describe('ordering again', () => {
  const again = async (lines: readonly object[]) => {
    await open(anOrderDetails(), { Reorder: () => ({ reorder: { lines, cart: aCart() } }) });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /noch einmal bestellen/u })));
    return screen.getByRole('group', { name: 'Was in den Warenkorb kam' });
  };
  const line = (outcome: string, asked: number, added: number) => ({
    itemId: `${outcome}`,
    name: `Heft ${outcome}`,
    path: '/prod/1/',
    outcome,
    asked,
    added,
  });

  it('says that everything is in the basket', async () => {
    const result = await again([line('added', 2, 2)]);
    expect(result.textContent).toBe('Alles liegt wieder im Warenkorb.Zum Warenkorb');
  });

  it('tells line by line what is not as it was ordered', async () => {
    const result = await again([
      line('added', 1, 1),
      line('quantity-changed', 5, 3),
      line('most-in-cart', 1, 0),
      line('choose-variant', 1, 0),
      line('sold-out', 1, 0),
      line('no-longer-sold', 1, 0),
      line('not-added', 1, 0),
    ]);
    expect(
      within(result)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Heft quantity-changed: 3 statt 5 Stück im Warenkorb',
      'Heft most-in-cart: liegt schon in der größten Menge im Warenkorb',
      'Heft choose-variant: gibt es in mehreren Ausführungen, bitte wählen Sie eine',
      'Heft sold-out: ist zurzeit nicht lieferbar',
      'Heft no-longer-sold: führen wir nicht mehr',
      'Heft not-added: konnten wir nicht hinzufügen, bitte versuchen Sie es auf der Artikelseite',
    ]);
    expect(within(result).queryByRole('link', { name: 'Heft NO_LONGER_SOLD' })).toBeNull();
  });

  it('does not lead to the basket if nothing went into it', async () => {
    const result = await again([line('sold-out', 1, 0)]);
    expect(result.textContent).toContain('Nichts davon konnten wir in den Warenkorb legen');
    expect(within(result).queryByRole('link', { name: 'Zum Warenkorb' })).toBeNull();
  });
});

describe('what happened after the delivery', () => {
  it('is shown: the declared withdrawal, the return and what it refunded', async () => {
    const announced = {
      rma: '700000001',
      wish: 'Geld zurück',
      announcedAt: '2026-08-10T10:00:00Z',
      receivedOn: null,
      settledOn: null,
      refund: null,
    };
    const settled = {
      ...announced,
      rma: '700000000',
      receivedOn: '2026-08-14',
      settledOn: '2026-08-16',
      refund: euros(500),
    };
    await open(
      anOrderDetails({
        returns: [announced, settled],
        withdrawals: [{ receiptId: '700000002', receivedAt: '2026-08-09T10:00:00Z' }],
      }),
    );
    expect(
      screen.getByText(
        /Ihr Widerruf ist am 9\. August 2026 um 12:00:00.* bei uns eingegangen\. Nummer der Eingangsbestätigung: 700000002\./u,
      ),
    ).toBeTruthy();
    const rowsOf = (rma: string) =>
      within(screen.getByRole('heading', { name: `Rückgabe ${rma}` }).parentElement ?? document.body)
        .getAllByRole('row')
        .map((row) => row.textContent);
    expect(rowsOf('700000001')).toEqual([
      'Angemeldet10. August 2026 um 12:00',
      'Ihr WunschGeld zurück',
      'Ware eingegangenNoch nicht',
    ]);
    expect(rowsOf('700000000').slice(2)).toEqual([
      'Ware eingegangen14.08.2026',
      'Erstattet16.08.2026',
      `Betrag${euros(500).text}`,
    ]);
  });

  it('takes no room where nothing happened', async () => {
    await open(anOrderDetails());
    expect(screen.queryByRole('heading', { name: 'Nach der Bestellung' })).toBeNull();
  });
});

describe('the way to withdraw from the contract', () => {
  it('is not offered by an order that is cancelled, or that nobody can withdraw from any more', async () => {
    await open(anOrderDetails({ canBeWithdrawn: false }));
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Vertrag widerrufen' })).toBeNull();
  });

  it.each([
    ['de', 'Vertrag widerrufen'],
    ['ch', 'Freiwilliges Rückgaberecht nutzen'],
    ['en', 'Withdraw from the contract'],
  ] as const)('is offered to consumers: %s', async (storefront, name) => {
    await open(anOrderDetails(), {}, storefront);
    expect(linkTo(name)).toBe('/service/vertrag-widerrufen/?order=400000001');
  });

  it('is not offered to businesses', async () => {
    await open(anOrderDetails(), {}, 'b2b-de');
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Vertrag widerrufen' })).toBeNull();
  });
});
