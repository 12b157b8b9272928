import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';

const TAKEN = /^Zu dieser E-Mail-Adresse gibt es schon ein Konto/u;
const form = () => within(screen.getByRole('form', { name: 'Konto eröffnen' }));
const email = () => form().getByLabelText<HTMLInputElement>('E-Mail-Adresse');

const open = () =>
  openPage('/myaccount/register/', {
    replies: { IsEmailFree: ({ email: email }) => ({ isEmailFree: email !== 'ada@schule.example' }) },
  });

describe('the e-mail address of a new account', () => {
  it('is checked when its field is left, and shows an error if an account with it exists (AUTH-13)', async () => {
    const { gateway } = await open();
    fillIn({ 'E-Mail-Adresse': 'ada@schule.example' });
    fireEvent.blur(email());
    expect(await form().findByText(TAKEN)).toBeTruthy();
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(gateway.variablesOf('IsEmailFree')).toEqual([{ email: 'ada@schule.example' }]);
    fillIn({ 'E-Mail-Adresse': 'bea@schule.example' });
    expect(email().getAttribute('aria-invalid')).toBeNull();
  });

  it('is checked again before registering, and a taken one stops the registration (AUTH-13)', async () => {
    const { gateway } = await open();
    fillIn({
      Anrede: 'mrs',
      Vorname: 'Ada',
      Nachname: 'Nowak',
      'E-Mail-Adresse': 'ada@schule.example',
      Passwort: 'kreide',
      'Passwort wiederholen': 'kreide',
    });
    await userEvent.click(form().getByRole('button', { name: 'Konto eröffnen' }));
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'));
    expect(gateway.variablesOf('/api/register-action/')).toEqual([]);
  });
});
