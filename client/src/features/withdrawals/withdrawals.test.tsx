import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { euros } from '../../testing/a-cart.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { Refused } from '../../testing/scripted-gateway.ts';
import type { ShopReplies } from '../../testing/shop-replies.ts';

const FORM = '/service/vertrag-widerrufen/';
const CONFIRMATION = '/service/vertrag-widerrufen/bestaetigen/';
const RECEIPT = '/service/vertrag-widerrufen/eingang/';

const TYPED = {
  key: 'key-1',
  fullName: 'Gerda Gast',
  orderNumber: '400000001',
  email: 'gerda@schule.example',
  withdrawnGoods: null,
  withdrawalReason: null,
  receipt: null,
};
const RECEIVED = { ...TYPED, receipt: { receiptId: '700000001', receivedAt: '2026-11-23T09:15:30.000Z' } };

/** A browser in which this was declared so far. */
const withdrawing = (withdrawal: object | null, more: ShopReplies = {}): ShopReplies => ({
  Withdrawal: () => ({ withdrawal }),
  ...more,
});
const accepting: ShopReplies = {
  PrepareWithdrawal: () => ({ prepareWithdrawal: { __typename: 'Withdrawal', ...TYPED } }),
  ConfirmWithdrawal: () => ({ confirmWithdrawal: { __typename: 'Withdrawal', ...RECEIVED } }),
};

const NAME = 'Vor- und Nachname';
const GERDA = { [NAME]: 'Gerda Gast', Bestellnummer: '400000001', 'E-Mail-Adresse': 'gerda@schule.example' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const facts = () =>
  [...document.querySelectorAll('dl > div')].map(({ children }) => [...children].map(({ textContent }) => textContent));

describe('the withdrawal form', () => {
  it('sends name, order number and e-mail address, and leads to the confirmation; goods and reason are voluntary', async () => {
    const { gateway, currentPath } = await openPage(FORM, { replies: withdrawing(null, accepting) });
    fillIn(GERDA);
    await press('Weiter zur Bestätigung');
    const { fullName, orderNumber, email } = TYPED;
    expect(gateway.variablesOf('PrepareWithdrawal')).toEqual([
      { input: { fullName, orderNumber, email, withdrawnGoods: '', withdrawalReason: '' } },
    ]);
    expect(await screen.findByRole('heading', { name: 'Widerruf prüfen und bestätigen' })).toBeTruthy();
    expect(currentPath()).toBe(CONFIRMATION);
  });

  it('says what is missing, at the field and above, and sends nothing', async () => {
    const { gateway } = await openPage(FORM, { replies: withdrawing(null, accepting) });
    await press('Weiter zur Bestätigung');
    const summary = within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(summary).toEqual([
      'Bitte geben Sie Ihren Namen an.',
      'Bitte geben Sie die Bestellnummer an, oder beschreiben Sie die Bestellung.',
      'Bitte geben Sie Ihre E-Mail-Adresse an.',
    ]);
    expect(screen.getByLabelText(NAME).getAttribute('aria-invalid')).toBe('true');
    expect(gateway.variablesOf('PrepareWithdrawal')).toEqual([]);
  });

  it('shows the order number of the URL, and what was typed before', async () => {
    await openPage(`${FORM}?order=400000001`, { replies: withdrawing({ ...TYPED, withdrawnGoods: '2 Hefte' }) });
    expect([field(NAME), field('Bestellnummer'), field('E-Mail-Adresse'), field('Welche Waren? (freiwillig)')]).toEqual(
      ['Gerda Gast', '400000001', 'gerda@schule.example', '2 Hefte'],
    );
  });

  it('shows nothing of another order, but who declares', async () => {
    await openPage(`${FORM}?order=400000002`, { replies: withdrawing({ ...TYPED, withdrawnGoods: '2 Hefte' }) });
    expect([field(NAME), field('Bestellnummer'), field('Welche Waren? (freiwillig)')]).toEqual([
      'Gerda Gast',
      '400000002',
      '',
    ]);
  });

  it('starts anew after a receipt', async () => {
    await openPage(FORM, { replies: withdrawing(RECEIVED) });
    expect([field(NAME), field('Bestellnummer'), field('E-Mail-Adresse')]).toEqual([
      'Gerda Gast',
      '',
      'gerda@schule.example',
    ]);
  });

  it('knows a customer’s name and e-mail address, and offers their orders', async () => {
    const recentOrders = [{ orderId: '399000101', orderedAt: '2026-08-03T09:30:00Z', total: euros(690) }];
    const { gateway } = await openPage(FORM, {
      replies: withdrawing(null, {
        ...accepting,
        Me: () => ({ me: aCustomer() }),
        RecentOrders: () => ({ recentOrders }),
      }),
    });
    expect([field(NAME), field('E-Mail-Adresse')]).toEqual(['Ada Nowak', 'ada@schule.example']);
    await userEvent.click(screen.getByRole('radio', { name: '399000101' }));
    expect(screen.queryByLabelText('Bestellnummer')).toBeNull();
    await press('Weiter zur Bestätigung');
    expect(gateway.variablesOf('PrepareWithdrawal')).toMatchObject([{ input: { orderNumber: '399000101' } }]);
  });

  it('chooses the order of the URL if it is the customer’s', async () => {
    const recentOrders = [{ orderId: '399000101', orderedAt: '2026-08-03T09:30:00Z', total: euros(690) }];
    await openPage(`${FORM}?order=399000101`, {
      replies: withdrawing(null, { RecentOrders: () => ({ recentOrders }) }),
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '399000101' }).checked).toBe(true);
  });

  it('explains how sending back differs, with links to it and to the notice', async () => {
    await openPage(FORM, { replies: withdrawing(null) });
    const section = within(screen.getByRole('region', { name: 'Widerrufen oder zurücksenden?' }));
    expect(section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Artikel zurückgeben', '/myaccount/returns/'],
      ['Widerrufsbelehrung', '/service/widerruf/'],
    ]);
  });

  it.each([
    ['at', 'Vertrag widerrufen', /zurücktreten \(Widerruf\)/u],
    ['ch', 'Freiwilliges Rückgaberecht nutzen', /freiwillig ein Rückgaberecht von 30 Tagen/u],
    ['en', 'Withdraw from contract', /within 14 days without giving a reason/u],
  ] as const)('uses the words of %s', async (storefront, title, lead) => {
    await openPage(FORM, { storefront, replies: withdrawing(null) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(lead)).toBeTruthy();
  });
});

describe('in Switzerland', () => {
  it('the form compares giving back with a complaint, not with a withdrawal', async () => {
    await openPage(FORM, { storefront: 'ch', replies: withdrawing(null) });
    expect(screen.getByRole('region', { name: 'Zurückgeben oder reklamieren?' }).textContent).not.toMatch(/widerruf/iu);
  });
});

describe('the confirmation of a withdrawal', () => {
  it('declares it once when its button is pressed again while the receipt is loading', async () => {
    const { gateway, client, currentPath } = await openPage(CONFIRMATION, { replies: withdrawing(TYPED, accepting) });
    const loading = Promise.withResolvers<undefined>();
    const ensure = client.ensureQueryData.bind(client);
    vi.spyOn(client, 'ensureQueryData').mockImplementation((query) => loading.promise.then(() => ensure(query)));
    const button = screen.getByRole('button', { name: 'Widerruf bestätigen' });
    await userEvent.click(button);
    await waitFor(() => expect(currentPath()).toBe(RECEIPT));
    await userEvent.click(button);
    loading.resolve(undefined);
    expect(await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })).toBeTruthy();
    expect(gateway.variablesOf('ConfirmWithdrawal')).toEqual([{ key: 'key-1' }]);
  });

  it('shows what was entered, and declares it once when its button is pressed twice', async () => {
    const { gateway, currentPath } = await openPage(CONFIRMATION, {
      replies: withdrawing({ ...TYPED, withdrawnGoods: '2 Hefte', withdrawalReason: 'Zu viel' }, accepting),
    });
    expect(facts()).toEqual([
      ['Vor- und Nachname', 'Gerda Gast'],
      ['Bestellung', '400000001'],
      ['Waren', '2 Hefte'],
      ['Grund', 'Zu viel'],
      ['E-Mail-Adresse', 'gerda@schule.example'],
    ]);
    expect(screen.getByRole('link', { name: 'Angaben ändern' }).getAttribute('href')).toBe(FORM);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Widerruf bestätigen' }));
    expect(await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })).toBeTruthy();
    expect(gateway.variablesOf('ConfirmWithdrawal')).toEqual([{ key: 'key-1' }]);
    expect(currentPath()).toBe(RECEIPT);
  });

  it.each([
    ['ch', 'Rückgabe bestätigen'],
    ['en', 'Confirm withdrawal'],
  ] as const)('has the button of %s: %s', async (storefront, name) => {
    await openPage(CONFIRMATION, { storefront, replies: withdrawing(TYPED) });
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('asks to confirm again after a lost reply, and says that it counts once', async () => {
    let isLost = true;
    const { gateway } = await openPage(CONFIRMATION, {
      replies: withdrawing(TYPED, {
        ConfirmWithdrawal: () => {
          if (isLost) throw new Refused({ classification: 'INTERNAL_ERROR' });
          return { confirmWithdrawal: { __typename: 'Withdrawal', ...RECEIVED } };
        },
      }),
    });
    await press('Widerruf bestätigen');
    expect(await within(screen.getByRole('form')).findByText(/Sie zählt nur einmal/u)).toBeTruthy();
    isLost = false;
    await press('Widerruf bestätigen');
    expect(await screen.findByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })).toBeTruthy();
    expect(gateway.variablesOf('ConfirmWithdrawal')).toEqual([{ key: 'key-1' }, { key: 'key-1' }]);
  });

  it('shows what another tab has typed meanwhile, before it is confirmed', async () => {
    let current: object = TYPED;
    await openPage(CONFIRMATION, {
      replies: {
        Withdrawal: () => ({ withdrawal: current }),
        ConfirmWithdrawal: () => ({
          confirmWithdrawal: { __typename: 'FormRefused', fieldErrors: [], generalKey: 'shop.withdrawal.changed' },
        }),
      },
    });
    current = { ...TYPED, key: 'key-2', orderNumber: '400000002' };
    await press('Widerruf bestätigen');
    expect(await screen.findByText('400000002')).toBeTruthy();
    expect(within(screen.getByRole('form')).getByText(/In einem anderen Fenster/u)).toBeTruthy();
  });

  it('leads to the form if nothing was typed', async () => {
    const { currentPath } = await openPage(CONFIRMATION, { replies: withdrawing(null) });
    expect(currentPath()).toBe(FORM);
  });
});

describe('the receipt of a withdrawal', () => {
  it('has date and time with the time zone, its number, and everything that was declared', async () => {
    await openPage(RECEIPT, { replies: withdrawing(RECEIVED) });
    expect(facts()).toEqual([
      ['Eingegangen am', '23. November 2026 um 10:15:30 MEZ'],
      ['Nummer der Eingangsbestätigung', '700000001'],
      ['Vor- und Nachname', 'Gerda Gast'],
      ['Bestellung', '400000001'],
      ['Waren', 'alle Waren der Bestellung'],
      ['E-Mail-Adresse', 'gerda@schule.example'],
    ]);
    expect(screen.getByText(/dass Ihr Widerruf angekommen ist/u)).toBeTruthy();
  });

  it('speaks of no statutory right in Switzerland', async () => {
    await openPage(RECEIPT, { storefront: 'ch', replies: withdrawing(RECEIVED) });
    expect(screen.getByRole('main').textContent).not.toMatch(/widerruf/iu);
  });

  it('comes after the confirmation only', async () => {
    const { currentPath } = await openPage(RECEIPT, { replies: withdrawing(TYPED) });
    expect(currentPath()).toBe(CONFIRMATION);
  });
});
