import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { readyFacts } from '../../testing/a-checkout.ts';
import { anOrderStatus } from '../../testing/an-order-details.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const PATH = '/service/bestellstatus/';

const open = (replies: ShopReplies = {}, storefront: 'de' | 'b2b-en' = 'de') => openPage(PATH, { storefront, replies: { LookedUpOrder: () => ({ lookedUpOrder: null }), ...replies } });

const lookUp = (): void => {
  fillIn({ Bestellnummer: ' 400000001', Postleitzahl: '50667' });
  fireEvent.click(screen.getByRole('button', { name: 'Status ansehen' }));
};

describe('looking up an order without an account', () => {
  it('shows where the order stands, with the focus on its heading', async () => {
    const { gateway } = await open({ LookUpOrder: () => ({ lookUpOrder: { __typename: 'OrderStatusView', ...anOrderStatus({ status: 'DELIVERED', returnHash: 'h1' }) } }) });
    lookUp();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Bestellung 400000001' });
    expect(document.activeElement).toBe(heading);
    expect(gateway.variablesOf('LookUpOrder')).toEqual([{ input: { orderId: ' 400000001', zipCode: '50667' } }]);
    expect(screen.getByRole('link', { name: 'Bleistift' }).getAttribute('href')).toBe('/prod/100/');
    expect(screen.getByRole('link', { name: 'Etwas zurückschicken' }).getAttribute('href')).toBe('/myaccount/returns/productselection/?order=h1');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Vertrag widerrufen' })).toBeTruthy();
  });

  it('says the same of an unknown number and of a wrong postcode, and keeps what was typed', async () => {
    await open({ LookUpOrder: () => ({ lookUpOrder: { __typename: 'FormRefused', generalKey: 'shop.order.lookUp.notFound', fieldErrors: [] } }) });
    lookUp();
    await screen.findAllByText(/Zu dieser Bestellnummer und Postleitzahl finden wir keine Bestellung/u);
    expect(screen.getByLabelText('Postleitzahl')).toHaveProperty('value', '50667');
  });

  it('takes the toast of a wrong postcode away when the next try succeeds', async () => {
    const left: object[] = [{ __typename: 'FormRefused', generalKey: 'shop.order.lookUp.notFound', fieldErrors: [] }, { __typename: 'OrderStatusView', ...anOrderStatus() }];
    await open({ LookUpOrder: () => ({ lookUpOrder: left.shift() }) });
    lookUp();
    await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringMatching(/^Fehler: .*keine Bestellung/u)]));
    lookUp();
    await screen.findByRole('heading', { level: 1, name: 'Bestellung 400000001' });
    expect(toastsOnPage()).toEqual([]);
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
    expect(await screen.findAllByText('Bitte kürzen Sie die Angabe „Bestellnummer“ auf höchstens 20 Zeichen.')).toHaveLength(2);
    expect(screen.getAllByText('Bitte kürzen Sie die Angabe „Postleitzahl“ auf höchstens 10 Zeichen.')).toHaveLength(2);
    expect([screen.getByLabelText('Bestellnummer'), screen.getByLabelText('Postleitzahl')].map((field) => (field as HTMLInputElement).value)).toEqual(['4'.repeat(21), '5'.repeat(11)]);
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
    const { gateway } = await open({ LookedUpOrder: () => ({ lookedUpOrder: anOrderStatus() }), ForgetLookedUpOrder: () => ({ forgetLookedUpOrder: true }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bestellung 400000001');
    fireEvent.click(screen.getByRole('button', { name: 'Andere Bestellung ansehen' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bestellstatus'));
    expect(gateway.variablesOf('ForgetLookedUpOrder')).toEqual([{}]);
  });

  it('offers no withdrawal on the business shop', async () => {
    await open({ LookedUpOrder: () => ({ lookedUpOrder: anOrderStatus() }), CheckoutFacts: () => ({ checkoutFacts: readyFacts() }) }, 'b2b-en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order 400000001');
    expect(within(screen.getByRole('main')).queryByRole('link', { name: /withdraw/iu })).toBeNull();
  });

  it('that cannot be read now says so, and the form still works', async () => {
    await open({ LookedUpOrder: () => { throw new TypeError('connection lost'); } });
    expect(await screen.findByText(/Den Stand Ihrer Bestellung können wir gerade nicht zeigen/u)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Status ansehen' })).toBeTruthy();
  });
});
