import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { readyFacts } from '../../testing/a-checkout.ts';
import { anOrderStatus } from '../../testing/an-order-details.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const PATH = '/service/bestellstatus/';

const open = (replies: ShopReplies = {}, storefront: 'de' | 'b2b-en' = 'de') =>
  openPage(PATH, { storefront, replies: { LookedUpOrder: () => ({ lookedUpOrder: null }), ...replies } });

const lookUp = (): void => {
  fillIn({ Bestellnummer: ' 400000001', Postleitzahl: '50667' });
  fireEvent.click(screen.getByRole('button', { name: 'Status ansehen' }));
};

describe('looking up an order without an account', () => {
  it('shows where the order stands, with the focus on its heading', async () => {
    const { gateway } = await open({
      LookUpOrder: () => ({
        lookUpOrder: { __typename: 'OrderStatusView', ...anOrderStatus({ status: 'delivered', returnHash: 'h1' }) },
      }),
    });
    lookUp();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Bestellung 400000001' });
    expect(document.activeElement).toBe(heading);
    expect(gateway.variablesOf('LookUpOrder')).toEqual([{ input: { orderId: ' 400000001', zipCode: '50667' } }]);
    expect(screen.getByRole('link', { name: 'Bleistift' }).getAttribute('href')).toBe('/prod/100/');
    expect(screen.getByRole('link', { name: 'Etwas zurückschicken' }).getAttribute('href')).toBe(
      '/myaccount/returns/productselection/?order=h1',
    );
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Vertrag widerrufen' })).toBeTruthy();
  });

  it('says that the status is not known rather than another one, beside everything that is', async () => {
    const known = anOrderStatus();
    const shipments = known.shipments.map((shipment) => ({
      ...shipment,
      status: 'unknown' as const,
      deliveredOn: '2026-08-05',
    }));
    await open({
      LookUpOrder: () => ({ lookUpOrder: { __typename: 'OrderStatusView', ...known, status: 'unknown', shipments } }),
    });
    lookUp();
    expect(await screen.findByText('Stand nicht bekannt')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Stand der Lieferung' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Bleistift' })).toBeTruthy();
  });

  it('says the same of an unknown number and of a wrong postcode: above the form, with a link to the number, and there; and keeps what was typed', async () => {
    await open({
      LookUpOrder: () => ({
        lookUpOrder: {
          __typename: 'FormRefused',
          generalKey: 'shop.order.lookUp.notFound',
          about: ['orderId', 'zipCode'],
          fieldErrors: [],
        },
      }),
    });
    lookUp();
    const words = /Zu dieser Bestellnummer und Postleitzahl finden wir keine Bestellung/u;
    const link = await screen.findByRole('link', { name: words });
    const [number, zipCode] = [screen.getByLabelText('Bestellnummer'), screen.getByLabelText('Postleitzahl')];
    expect(link.getAttribute('href')).toBe(`#${number.id}`);
    expect([
      screen.getAllByText(words).length,
      toastsOnPage(),
      number.getAttribute('aria-invalid'),
      zipCode.getAttribute('aria-invalid'),
    ]).toEqual([2, [], 'true', 'true']);
    expect(zipCode).toHaveProperty('value', '50667');
  });

  it('shows what was sent back, and what has become of it, without money', async () => {
    const announced = {
      rma: '700000001',
      wish: 'Geld zurück',
      announcedAt: '2026-08-10T10:00:00Z',
      receivedOn: null,
      settledOn: null,
    };
    const settled = { ...announced, rma: '700000000', receivedOn: '2026-08-14', settledOn: '2026-08-16' };
    await open({ LookedUpOrder: () => ({ lookedUpOrder: anOrderStatus({ returns: [announced, settled] }) }) });
    const rowsOf = async (rma: string) =>
      within((await screen.findByRole('heading', { name: `Rückgabe ${rma}` })).parentElement ?? document.body)
        .getAllByRole('row')
        .map((row) => row.textContent);
    expect(await rowsOf('700000001')).toEqual([
      'Angemeldet10. August 2026 um 12:00',
      'Ihr WunschGeld zurück',
      'Ware eingegangenNoch nicht',
    ]);
    expect((await rowsOf('700000000')).slice(2)).toEqual(['Ware eingegangen14.08.2026', 'Erledigt16.08.2026']);
  });

  it.each([
    ['shop.order.lookUp.tooMany', /In zehn Minuten/u],
    ['shop.order.lookUp.tooManyOfOrder', /In einer Stunde/u],
    ['shop.order.lookUp.tooManyToday', /Morgen können Sie/u],
  ])('says when to try again: %s', async (generalKey, words) => {
    await open({ LookUpOrder: () => ({ lookUpOrder: { __typename: 'FormRefused', generalKey, fieldErrors: [] } }) });
    lookUp();
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  it.each(['shop.order.lookUp.tooManyOfOrder', 'shop.order.lookUp.tooManyToday'])(
    'leads to people for whom it is urgent: %s',
    async (generalKey) => {
      await open({ LookUpOrder: () => ({ lookUpOrder: { __typename: 'FormRefused', generalKey, fieldErrors: [] } }) });
      lookUp();
      expect(
        within(await screen.findByRole('alert'))
          .getByRole('link', { name: 'Kundenservice' })
          .getAttribute('href'),
      ).toBe('/service/kontakt/');
    },
  );

  it('needs number and postcode', async () => {
    const { gateway } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Status ansehen' }));
    expect(await screen.findAllByText('Bitte geben Sie die Bestellnummer an.')).toHaveLength(2);
    expect(screen.getAllByText('Bitte geben Sie die Postleitzahl an.')).toHaveLength(2);
    expect(gateway.variablesOf('LookUpOrder')).toEqual([]);
  });

  it('says how long number and postcode may be, and keeps what was typed', async () => {
    const { gateway } = await open();
    fillIn({ Bestellnummer: '4'.repeat(21), Postleitzahl: '5'.repeat(11) });
    fireEvent.click(screen.getByRole('button', { name: 'Status ansehen' }));
    expect(
      await screen.findAllByText('Bitte kürzen Sie die Angabe „Bestellnummer“ auf höchstens 20 Zeichen.'),
    ).toHaveLength(2);
    expect(screen.getAllByText('Bitte kürzen Sie die Angabe „Postleitzahl“ auf höchstens 10 Zeichen.')).toHaveLength(2);
    expect(
      [screen.getByLabelText('Bestellnummer'), screen.getByLabelText('Postleitzahl')].map(
        (field) => (field as HTMLInputElement).value,
      ),
    ).toEqual(['4'.repeat(21), '5'.repeat(11)]);
    expect(gateway.variablesOf('LookUpOrder')).toEqual([]);
  });

  it('works as a plain form before scripts run', async () => {
    await open();
    const form = screen.getByRole('form', { name: 'Bestellstatus' });
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/forms/order-status']);
  });
});

describe('an order that this browser has looked up', () => {
  it('is shown when the page is opened, and forgotten on demand', async () => {
    const { gateway } = await open({
      LookedUpOrder: () => ({ lookedUpOrder: anOrderStatus() }),
      ForgetLookedUpOrder: () => ({ forgetLookedUpOrder: true }),
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bestellung 400000001');
    fireEvent.click(screen.getByRole('button', { name: 'Andere Bestellung ansehen' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bestellstatus'));
    expect(gateway.variablesOf('ForgetLookedUpOrder')).toEqual([{}]);
  });

  it('offers no withdrawal on the business shop', async () => {
    await open(
      {
        LookedUpOrder: () => ({ lookedUpOrder: anOrderStatus() }),
        CheckoutFacts: () => ({ checkoutFacts: readyFacts() }),
      },
      'b2b-en',
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order 400000001');
    expect(within(screen.getByRole('main')).queryByRole('link', { name: /withdraw/iu })).toBeNull();
  });

  it('that cannot be read now says so, and the form still works', async () => {
    await open({
      LookedUpOrder: () => {
        throw new TypeError('connection lost');
      },
    });
    expect(await screen.findByText(/Den Stand Ihrer Bestellung können wir gerade nicht zeigen/u)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Status ansehen' })).toBeTruthy();
  });
});
