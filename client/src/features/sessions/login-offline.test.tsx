import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fillIn } from '../../testing/fill-in.ts';
import { goOffline, goOnline } from '../../testing/go-offline.ts';
import { openPage } from '../../testing/open-page.tsx';

const LOGIN = '/api/login-action/';
const form = () => within(screen.getByRole('form', { name: 'Anmelden' }));
const submit = (): HTMLElement => form().getByRole('button', { name: 'Anmelden' });
const typed = () => ['E-Mail-Adresse', 'Passwort'].map((label) => form().getByLabelText<HTMLInputElement>(label).value);

it('a form that is sent while the connection is away says so, and keeps what was typed until it is sent again', async () => {
  const { gateway } = await openPage('/login/', {
    replies: { [LOGIN]: () => ({ successfull: false, errorMessage: 'shop.login.failed' }) },
  });
  fillIn({ 'E-Mail-Adresse': 'ada@schule.example', Passwort: 'kreide' });
  goOffline();
  await userEvent.click(submit());
  expect(
    await form().findByText(
      /^Sie sind gerade offline\. Es wurde nichts abgeschickt, und Ihre Eingaben bleiben hier stehen\./u,
    ),
  ).toBeTruthy();
  goOnline();
  await waitFor(() => expect(submit().getAttribute('aria-disabled')).toBeNull());
  expect([typed(), gateway.variablesOf(LOGIN)]).toEqual([['ada@schule.example', 'kreide'], []]);
  await userEvent.click(submit());
  await waitFor(() => expect(gateway.variablesOf(LOGIN)).toHaveLength(1));
});
