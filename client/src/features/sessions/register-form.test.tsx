import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const REGISTER = '/api/register-action/';
const TOO_LONG = 'Bitte kürzen Sie die Angabe „Nachname“ auf höchstens 35 Zeichen.';
const INTERNAL = 'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.';

const form = () => within(screen.getByRole('form', { name: 'Konto eröffnen' }));

const registering = async (origin: string | undefined, reply: unknown) => {
  const query = origin === undefined ? '' : `?${new URLSearchParams({ origin })}`;
  const page = await openPage(`/myaccount/register/${query}`, {
    replies: { IsEmailFree: () => ({ isEmailFree: true }), [REGISTER]: () => reply },
  });
  fillIn({
    Anrede: 'mrs',
    Vorname: 'Ada',
    Nachname: 'Nowak',
    'E-Mail-Adresse': 'ada@schule.example',
    Passwort: 'kreide',
    'Passwort wiederholen': 'kreide',
  });
  await userEvent.click(form().getByRole('button', { name: 'Konto eröffnen' }));
  return page;
};

describe('the registration', () => {
  it.each([
    ['the basket', '/checkout/basket/', 'Ihr Konto ist eröffnet. Ihr Warenkorb ist noch da, Sie können bestellen.'],
    ['elsewhere', '/beratung/', 'Ihr Konto ist eröffnet. Sie sind angemeldet.'],
    ['nowhere', undefined, 'Ihr Konto ist eröffnet. Sie sind angemeldet.'],
  ])('shows a visitor who came from %s a success message for that page (AUTH-11)', async (_, origin, words) => {
    await registering(origin, { successfull: true });
    await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringContaining(words)]));
  });

  it('keeps the form filled when the reply was lost, and says what is missing from the refilled basket', async () => {
    await registering(undefined, {
      successfull: false,
      errorMessage: 'shop.session.startedOver',
      missing: [{ what: 'line', name: 'Bleistift', was: 2, is: 0 }],
    });
    await waitFor(() =>
      expect(form().getByRole('alert').textContent).toContain('Wir haben Ihren Warenkorb neu gefüllt'),
    );
    expect(form().getByLabelText('E-Mail-Adresse')).toHaveProperty('value', 'ada@schule.example');
    expect(toastsOnPage()).toContainEqual(expect.stringContaining('Bleistift ist nicht mehr lieferbar'));
  });

  it('marks every invalid field, and is sent only once none is left (FORM-10)', async () => {
    const { gateway } = await openPage('/myaccount/register/', {
      replies: { IsEmailFree: () => ({ isEmailFree: true }), [REGISTER]: () => ({ successfull: true }) },
    });
    const submit = () => userEvent.click(form().getByRole('button', { name: 'Konto eröffnen' }));
    const marked = () =>
      ['Anrede', 'Vorname', 'Nachname', 'E-Mail-Adresse', 'Passwort', 'Passwort wiederholen'].filter(
        (label) => form().getByLabelText(label).getAttribute('aria-invalid') === 'true',
      );
    await submit();
    expect(marked()).toEqual(['Anrede', 'Vorname', 'Nachname', 'E-Mail-Adresse', 'Passwort']);
    fillIn({
      Anrede: 'mrs',
      Vorname: 'Ada',
      Nachname: ' ',
      'E-Mail-Adresse': 'ada@schule',
      Passwort: 'kr',
      'Passwort wiederholen': 'kreide',
    });
    await submit();
    expect(marked()).toEqual(['Nachname', 'E-Mail-Adresse', 'Passwort', 'Passwort wiederholen']);
    expect(gateway.variablesOf(REGISTER)).toEqual([]);
    fillIn({ Nachname: 'Nowak', 'E-Mail-Adresse': 'ada@schule.example', Passwort: 'kreide' });
    await submit();
    const sent = {
      salutation: 'mrs',
      firstName: 'Ada',
      lastName: 'Nowak',
      email: 'ada@schule.example',
      password: 'kreide',
      passwordRepeat: 'kreide',
    };
    await waitFor(() => expect(gateway.variablesOf(REGISTER)).toEqual([{ formData: sent }]));
  });

  it('requires the name of the company or school when it is for one (FORM-10)', async () => {
    const { gateway } = await openPage('/myaccount/register/', {
      replies: { IsEmailFree: () => ({ isEmailFree: true }), [REGISTER]: () => ({ successfull: true }) },
    });
    fillIn({
      Anrede: 'mrs',
      Vorname: 'Ada',
      Nachname: 'Nowak',
      'E-Mail-Adresse': 'ada@schule.example',
      Passwort: 'kreide',
      'Passwort wiederholen': 'kreide',
    });
    await userEvent.click(form().getByRole('radio', { name: 'Schule, Kita oder Firma' }));
    await userEvent.click(form().getByRole('button', { name: 'Konto eröffnen' }));
    expect(form().getByLabelText('Name der Einrichtung oder Firma').getAttribute('aria-invalid')).toBe('true');
    expect(gateway.variablesOf(REGISTER)).toEqual([]);
  });

  it('says nothing about an e-mail address that is no longer in its field when the shop replies', async () => {
    const replies = ['erste@schule.example', 'zweite@schule.example'].map((email) => ({
      email,
      ...Promise.withResolvers<unknown>(),
    }));
    await openPage('/myaccount/register/', {
      replies: { IsEmailFree: ({ email: typed }) => replies.find(({ email }) => email === typed)?.promise },
    });
    for (const { email } of replies) {
      fillIn({ 'E-Mail-Adresse': email });
      fireEvent.blur(form().getByLabelText('E-Mail-Adresse'));
    }
    const isWrong = () => form().getByLabelText('E-Mail-Adresse').getAttribute('aria-invalid') === 'true';
    await act(async () => replies[0]?.resolve({ isEmailFree: false }));
    expect(isWrong()).toBe(false);
    await act(async () => replies[1]?.resolve({ isEmailFree: false }));
    await waitFor(() => expect(isWrong()).toBe(true));
  });

  it('shows the shop’s field errors at their fields, and the others above the form (FORM-08, FORM-09)', async () => {
    await registering(undefined, {
      successfull: false,
      errorMessage: 'shop.error.internal',
      fieldErrors: [{ fieldName: 'lastName', errorMessage: 'shop.form.error.tooLong' }],
    });
    const field = await form().findByLabelText('Nachname');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const description = field.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(description)?.textContent).toContain(TOO_LONG);
    expect(form().getByLabelText('Vorname').getAttribute('aria-invalid')).toBeNull();
    expect(within(form().getByRole('alert')).getByText(INTERNAL).closest('a')).toBeNull();
    expect([screen.getAllByText(INTERNAL).length, toastsOnPage()]).toEqual([1, []]);
  });
});
