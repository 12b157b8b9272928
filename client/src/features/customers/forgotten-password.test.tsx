import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const done = { RequestPasswordLink: () => ({ requestPasswordLink: { __typename: 'PasswordStepDone' } }) };

describe('the request for a new password', () => {
  it('is found from the login', async () => {
    await openPage('/login/');
    expect(screen.getByRole('link', { name: 'Passwort vergessen?' }).getAttribute('href')).toBe(
      '/myaccount/resetpassword/',
    );
  });

  it('stands alone beneath the logo: no search, no account, no categories', async () => {
    await openPage('/myaccount/resetpassword/');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Passwort vergessen');
    expect(screen.queryByRole('navigation', { name: 'Ihr Konto' })).toBeNull();
  });

  it('sends the e-mail address, and then says the same to everybody', async () => {
    const { gateway, currentPath } = await openPage('/myaccount/resetpassword/', { replies: done });
    fillIn({ 'E-Mail-Adresse': ' ada@schule.example ' });
    await press('Link anfordern');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bitte sehen Sie in Ihr Postfach'),
    );
    expect(gateway.variablesOf('RequestPasswordLink')).toEqual([
      { input: { email: 'ada@schule.example', honeypot: '' } },
    ]);
    expect(currentPath()).toBe('/myaccount/resetpassword/?sent=true');
    expect(screen.getByText(/Er gilt 60 Minuten lang\./u)).toBeTruthy();
  });

  it('takes the customer number on the business shop', async () => {
    const { gateway } = await openPage('/myaccount/resetpassword/', { storefront: 'b2b-de', replies: done });
    expect(screen.queryByLabelText('E-Mail-Adresse')).toBeNull();
    fillIn({ Kundennummer: '200100' });
    await press('Link anfordern');
    await waitFor(() =>
      expect(gateway.variablesOf('RequestPasswordLink')).toEqual([
        { input: { customerNumber: '200100', honeypot: '' } },
      ]),
    );
  });

  it('has a field that only robots find, and sends what they type there', async () => {
    const { gateway } = await openPage('/myaccount/resetpassword/', { replies: done });
    const honeypot = document.querySelector<HTMLInputElement>('input[name="subject"]');
    expect([honeypot?.tabIndex, honeypot?.autocomplete, honeypot?.closest('[aria-hidden="true"]') !== null]).toEqual([
      -1,
      'off',
      true,
    ]);
    fillIn({ 'E-Mail-Adresse': 'ada@schule.example' });
    if (honeypot !== null) await userEvent.type(honeypot, 'https://spam.example');
    await press('Link anfordern');
    await waitFor(() =>
      expect(gateway.variablesOf('RequestPasswordLink')).toMatchObject([
        { input: { honeypot: 'https://spam.example' } },
      ]),
    );
  });

  it('is not sent without an e-mail address', async () => {
    const { gateway } = await openPage('/myaccount/resetpassword/');
    await press('Link anfordern');
    expect(screen.getByLabelText('E-Mail-Adresse').getAttribute('aria-invalid')).toBe('true');
    expect(gateway.variablesOf('RequestPasswordLink')).toEqual([]);
  });
});

const link = (state: string, more = {}) =>
  openPage('/myaccount/newpassword/?token=abc', {
    replies: { PasswordLink: () => ({ passwordLink: { state } }), ...more },
  });

describe('the page of the mailed link', () => {
  it('sends the token with the new password, and leads to the login (AUTH-15)', async () => {
    const { gateway, currentPath } = await link('valid', {
      ChooseNewPassword: () => ({ chooseNewPassword: { __typename: 'PasswordStepDone' } }),
    });
    fillIn({ 'Neues Passwort': 'schwamm', 'Neues Passwort wiederholen': 'schwamm' });
    await press('Passwort speichern');
    await waitFor(() => expect(currentPath()).toBe('/login/'));
    expect(gateway.variablesOf('PasswordLink')).toEqual([{ token: 'abc' }]);
    expect(gateway.variablesOf('ChooseNewPassword')).toEqual([
      { input: { token: 'abc', password: 'schwamm', passwordRepeat: 'schwamm' } },
    ]);
    expect(toastsOnPage()).toContainEqual(
      expect.stringContaining('Ihr neues Passwort gilt. Bitte melden Sie sich damit an.'),
    );
  });

  it.each([
    ['used', 'Das Passwort wurde inzwischen geändert.'],
    ['expired', 'Dieser Link ist abgelaufen.'],
    ['unknown', 'Diesen Link kennen wir nicht.'],
    ['unusable', 'Dieser Link lässt sich nicht verwenden.'],
  ])('says what is wrong with a link and what to do next: %s (UPQ-24)', async (state, words) => {
    await link(state);
    expect(screen.getByText(new RegExp(words, 'u'))).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByRole('link', { name: 'Neuen Link anfordern' }).getAttribute('href')).toBe(
      '/myaccount/resetpassword/',
    );
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' }).getAttribute('href')).toBe('/login/');
  });

  it('says so if the link expired while the password was typed', async () => {
    await link('valid', {
      ChooseNewPassword: () => ({
        chooseNewPassword: { __typename: 'FormRefused', generalKey: 'shop.password.link.expired', fieldErrors: [] },
      }),
    });
    fillIn({ 'Neues Passwort': 'schwamm', 'Neues Passwort wiederholen': 'schwamm' });
    await press('Passwort speichern');
    await waitFor(() =>
      expect(within(screen.getByRole('form')).getByRole('alert').textContent).toContain('Dieser Link ist abgelaufen.'),
    );
  });

  it('opens the request instead without a token (GUARD-16)', async () => {
    const { currentPath } = await openPage('/myaccount/newpassword/');
    expect(currentPath()).toBe('/myaccount/resetpassword/');
  });
});
