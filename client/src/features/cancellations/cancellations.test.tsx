import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { fillIn } from '../../testing/fill-in.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { Refused } from '../../testing/scripted-gateway.ts';
import type { ShopReplies } from '../../testing/shop-replies.ts';

const FORM = '/service/vertraege-kuendigen/';
const RECEIPT = '/service/vertraege-kuendigen/eingang/';

const OPEN = { key: 'key-1', receipt: null };
const DECLARED = {
  receiptId: '800000001',
  receivedAt: '2026-11-23T09:15:30.000Z',
  kind: 'ordinary',
  cancellationReason: null,
  fullName: 'Gerda Gast',
  email: 'gerda@schule.example',
  contract: 'gerda@schule.example',
  endsOn: null,
};
const RECEIVED = { key: 'key-2', receipt: DECLARED };

/** A browser that has this key and this receipt. */
const cancelling = (cancellation: object, more: ShopReplies = {}): ShopReplies => ({
  Cancellation: () => ({ cancellation }),
  ...more,
});
const accepting: ShopReplies = {
  DeclareCancellation: () => ({ declareCancellation: { __typename: 'Cancellation', ...RECEIVED } }),
};

const NAME = 'Vor- und Nachname';
const GERDA = { [NAME]: 'Gerda Gast', 'E-Mail-Adresse': 'gerda@schule.example' };
const INPUT = {
  kind: 'ordinary',
  cancellationReason: '',
  fullName: 'Gerda Gast',
  email: 'gerda@schule.example',
  contract: '',
  endsOn: '',
};
const press = (name = 'jetzt kündigen') => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const facts = () =>
  [...document.querySelectorAll('dl > div')].map(({ children }) => [...children].map(({ textContent }) => textContent));

describe('the page of the cancellation button', () => {
  it('declares with name and e-mail address alone, and leads to the receipt', async () => {
    const { gateway, currentPath } = await openPage(FORM, { replies: cancelling(OPEN, accepting) });
    fillIn(GERDA);
    await press();
    expect(await screen.findByRole('heading', { name: 'Ihre Kündigung ist eingegangen' })).toBeTruthy();
    expect(gateway.variablesOf('DeclareCancellation')).toEqual([{ key: 'key-1', input: INPUT }]);
    expect(currentPath()).toBe(RECEIPT);
  });

  it('has a button that says nothing but what the law wants, and no other', async () => {
    await openPage(FORM, { replies: cancelling(OPEN) });
    expect(
      within(screen.getByRole('form'))
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['jetzt kündigen']);
  });

  it('sends kind, reason, account and date', async () => {
    const { gateway } = await openPage(FORM, { replies: cancelling(OPEN, accepting) });
    await userEvent.click(screen.getByRole('radio', { name: 'Außerordentliche Kündigung' }));
    fillIn({
      ...GERDA,
      Kündigungsgrund: 'Umzug',
      'E-Mail-Adresse des Kundenkontos oder Kundennummer (freiwillig)': 'gast@privat.example',
      'Gewünschtes Vertragsende (freiwillig)': '2027-01-31',
    });
    await press();
    expect(gateway.variablesOf('DeclareCancellation')).toEqual([
      {
        key: 'key-1',
        input: {
          ...INPUT,
          kind: 'extraordinary',
          cancellationReason: 'Umzug',
          contract: 'gast@privat.example',
          endsOn: '2027-01-31',
        },
      },
    ]);
  });

  it('shows a receipt without its kind if that is unknown', async () => {
    await openPage(RECEIPT, { replies: cancelling({ ...RECEIVED, receipt: { ...DECLARED, kind: null } }) });
    expect(facts().map(([label]) => label)).toEqual(expect.arrayContaining(['Abgegeben und eingegangen am']));
    expect(facts().map(([label]) => label)).not.toContain('Art der Kündigung');
  });

  it('says what is missing, at the field and above, and sends nothing', async () => {
    const { gateway } = await openPage(FORM, { replies: cancelling(OPEN, accepting) });
    await userEvent.click(screen.getByRole('radio', { name: 'Außerordentliche Kündigung' }));
    await press();
    const summary = within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(summary).toEqual([
      'Bitte geben Sie den Grund der außerordentlichen Kündigung an.',
      'Bitte geben Sie Ihren Namen an.',
      'Bitte geben Sie Ihre E-Mail-Adresse an.',
    ]);
    expect(screen.getByLabelText(NAME).getAttribute('aria-invalid')).toBe('true');
    expect(gateway.variablesOf('DeclareCancellation')).toEqual([]);
  });

  it('shows at its field what the shop refuses, and keeps what was typed', async () => {
    const refusal = {
      __typename: 'FormRefused',
      fieldErrors: [{ field: 'endsOn', messageKey: 'shop.cancellation.past' }],
      generalKey: null,
    };
    await openPage(FORM, {
      replies: cancelling(OPEN, { DeclareCancellation: () => ({ declareCancellation: refusal }) }),
    });
    fillIn({ ...GERDA, 'Gewünschtes Vertragsende (freiwillig)': '2001-01-01' });
    await press();
    expect((await within(screen.getByRole('alert')).findByRole('link')).textContent).toMatch(
      /^Dieser Tag ist schon vorbei/u,
    );
    expect([field(NAME), field('Gewünschtes Vertragsende (freiwillig)')]).toEqual(['Gerda Gast', '2001-01-01']);
  });

  it('declares once when its button is pressed again while the receipt is loading', async () => {
    const { gateway, client, currentPath } = await openPage(FORM, { replies: cancelling(OPEN, accepting) });
    fillIn(GERDA);
    const loading = Promise.withResolvers<undefined>();
    const ensure = client.ensureQueryData.bind(client);
    vi.spyOn(client, 'ensureQueryData').mockImplementation((query) => loading.promise.then(() => ensure(query)));
    const button = screen.getByRole('button', { name: 'jetzt kündigen' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(currentPath()).toBe(RECEIPT));
    await userEvent.click(button);
    loading.resolve(undefined);
    expect(await screen.findByRole('heading', { name: 'Ihre Kündigung ist eingegangen' })).toBeTruthy();
    expect(gateway.variablesOf('DeclareCancellation')).toHaveLength(1);
  });

  it('asks to send it again after a lost reply, with the same key', async () => {
    let isLost = true;
    const { gateway } = await openPage(FORM, {
      replies: cancelling(OPEN, {
        DeclareCancellation: () => {
          if (isLost) throw new Refused({ classification: 'INTERNAL_ERROR' });
          return { declareCancellation: { __typename: 'Cancellation', ...RECEIVED } };
        },
      }),
    });
    fillIn(GERDA);
    await press();
    expect(await within(screen.getByRole('form')).findByText(/Sie zählt nur einmal/u)).toBeTruthy();
    isLost = false;
    await press();
    expect(await screen.findByRole('heading', { name: 'Ihre Kündigung ist eingegangen' })).toBeTruthy();
    expect(gateway.variablesOf('DeclareCancellation')).toEqual([1, 2].map(() => ({ key: 'key-1', input: INPUT })));
  });

  it('knows a customer’s name and e-mail address', async () => {
    await openPage(FORM, { replies: cancelling(OPEN, { Me: () => ({ me: aCustomer() }) }) });
    expect([field(NAME), field('E-Mail-Adresse')]).toEqual(['Ada Nowak', 'ada@schule.example']);
  });

  it('starts anew after a receipt', async () => {
    await openPage(FORM, { replies: cancelling(RECEIVED) });
    expect([field(NAME), document.querySelector<HTMLInputElement>('input[name=key]')?.value]).toEqual(['', 'key-2']);
  });

  it.each([
    ['at', 'Verträge hier kündigen', 'jetzt kündigen', 'Vertrag widerrufen'],
    ['ch', 'Verträge hier kündigen', 'jetzt kündigen', 'Freiwilliges Rückgaberecht nutzen'],
    ['en', 'Cancel contracts here', 'cancel now', 'Withdraw from contract'],
  ] as const)('uses the words of %s', async (storefront, title, button, other) => {
    await openPage(FORM, { storefront, replies: cancelling(OPEN) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('button', { name: button })).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: other }).getAttribute('href')).toBe(
      '/service/vertrag-widerrufen/',
    );
  });

  it('writes no ß and promises no withdrawal in Switzerland', async () => {
    await openPage(FORM, { storefront: 'ch', replies: cancelling(OPEN) });
    expect(screen.getByRole('radio', { name: 'Ausserordentliche Kündigung' })).toBeTruthy();
    expect(screen.getByRole('main').textContent).not.toMatch(/ß|vertrag widerrufen/iu);
  });
});

describe('the receipt of a cancellation', () => {
  it('has date and time with the time zone, its number, and everything that was declared', async () => {
    await openPage(RECEIPT, {
      replies: cancelling({
        key: 'key-2',
        receipt: {
          ...DECLARED,
          kind: 'extraordinary',
          cancellationReason: 'Umzug',
          contract: '4711',
          endsOn: '2027-01-31',
        },
      }),
    });
    expect(facts()).toEqual([
      ['Abgegeben und eingegangen am', '23. November 2026 um 10:15:30 MEZ'],
      ['Nummer der Bestätigung', '800000001'],
      ['Vertrag', 'Prime-Mitgliedschaft, 4711'],
      ['Art der Kündigung', 'Außerordentliche Kündigung'],
      ['Kündigungsgrund', 'Umzug'],
      ['Gewünschtes Vertragsende', '31.01.2027'],
      ['Vor- und Nachname', 'Gerda Gast'],
      ['E-Mail-Adresse', 'gerda@schule.example'],
    ]);
    expect(
      screen.getByText(
        'Durch Drücken der Schaltfläche „jetzt kündigen“ haben Sie erklärt: Hiermit kündige ich den Vertrag.',
      ),
    ).toBeTruthy();
  });

  it('names the earliest day if none was wished, and can be printed', async () => {
    await openPage(RECEIPT, { replies: cancelling(RECEIVED) });
    expect(facts()).toContainEqual(['Gewünschtes Vertragsende', 'zum frühestmöglichen Zeitpunkt']);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await press('Drucken oder als PDF sichern');
    expect(print).toHaveBeenCalledTimes(1);
  });

  it.each(['eingang/zwei/', 'anderes/'])('has no other page beside it: %s', async (step) => {
    await openPage(`${FORM}${step}`, { replies: cancelling(RECEIVED) });
    expect([screen.queryByRole('form', { name: 'Verträge hier kündigen' }), document.querySelector('dl')]).toEqual([
      null,
      null,
    ]);
  });

  it('comes after a declaration only', async () => {
    const { currentPath } = await openPage(RECEIPT, { replies: cancelling(OPEN) });
    expect(currentPath()).toBe(FORM);
  });
});
