import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { storedIn } from '../../testing/stored-in.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const LOGIN = '/api/login-action/';
const form = () => within(screen.getByRole('form', { name: 'Anmelden' }));
const submit = () => userEvent.click(form().getByRole('button', { name: 'Anmelden' }));

const ADA = { 'E-Mail-Adresse': 'ada@schule.example', Passwort: 'kreide' };

const refusing: ShopReplies = { [LOGIN]: () => ({ successfull: false, errorMessage: 'shop.login.failed' }) };
const welcoming: ShopReplies = {
  [LOGIN]: () => ({ successfull: true, firstName: 'Ada', lastName: 'Nowak', cartMerged: false }),
};

describe('the login form', () => {
  it('has e-mail and password, and a choice to stay logged in that is off by default (AUTH-04)', async () => {
    await openPage('/login/');
    expect(form().getByLabelText('E-Mail-Adresse').getAttribute('name')).toBe('email');
    expect(form().getByLabelText('Passwort').getAttribute('type')).toBe('password');
    expect(form().getByRole<HTMLInputElement>('checkbox').name).toBe('stayLogged');
    expect(form().getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  });

  it('sends the typed values, with stayLogged false unless ticked (AUTH-04)', async () => {
    const { gateway } = await openPage('/login/', { replies: refusing });
    fillIn(ADA);
    await submit();
    await userEvent.click(form().getByRole('checkbox'));
    await submit();
    const sent = { email: 'ada@schule.example', password: 'kreide' };
    expect(gateway.variablesOf(LOGIN).map(({ formData }) => formData)).toEqual([
      { ...sent, stayLogged: false },
      { ...sent, stayLogged: true },
    ]);
  });

  it('has a customer number for business customers, and no link to register (AUTH-04, AUTH-05)', async () => {
    const { gateway } = await openPage('/login/', { storefront: 'b2b-de', replies: refusing });
    expect(form().queryByLabelText('E-Mail-Adresse')).toBeNull();
    expect(
      form()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'Anmelden']);
    expect(
      form()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/myaccount/resetpassword/']);
    fillIn({ Kundennummer: '1234567', Passwort: 'kreide' });
    await submit();
    expect(gateway.variablesOf(LOGIN)).toEqual([
      { formData: { customerNumber: '1234567', password: 'kreide', stayLogged: false }, mergeCart: true },
    ]);
  });

  it('shows the message of a refusal, with a link to the e-mail field and there, and marks e-mail and password (AUTH-08)', async () => {
    await openPage('/login/', { replies: refusing });
    fillIn(ADA);
    await submit();
    const message = 'Anmeldung nicht möglich. Bitte prüfen Sie Ihre Angaben.';
    expect(within(form().getByRole('alert')).getByRole('link', { name: message }).getAttribute('href')).toBe(
      `#${form().getByLabelText('E-Mail-Adresse').id}`,
    );
    expect([screen.getAllByText(message).length, toastsOnPage()]).toEqual([2, []]);
    expect(
      ['E-Mail-Adresse', 'Passwort'].map((label) => form().getByLabelText(label).getAttribute('aria-invalid')),
    ).toEqual(['true', 'true']);
  });

  it('tells the shopper to wait after too many attempts, and marks no field', async () => {
    await openPage('/login/', {
      replies: {
        [LOGIN]: () => ({ statusCode: 429, message: 'Too many tries.', messageKey: 'shop.error.tooManyTries' }),
      },
    });
    fillIn(ADA);
    await submit();
    expect(
      within(form().getByRole('alert')).getByText(
        'Das waren zu viele Versuche. Bitte warten Sie eine Weile und versuchen Sie es dann noch einmal.',
      ),
    ).toBeTruthy();
    expect(
      ['E-Mail-Adresse', 'Passwort'].map((label) => form().getByLabelText(label).getAttribute('aria-invalid')),
    ).toEqual([null, null]);
  });

  it('saves the customer’s name (AUTH-07)', async () => {
    await openPage('/login/', { replies: welcoming });
    fillIn(ADA);
    await submit();
    expect(storedIn(localStorage)).toMatchObject({ firstName: 'Ada', lastName: 'Nowak' });
  });

  it('is not sent while a value is missing (FORM-10)', async () => {
    const { gateway } = await openPage('/login/', { replies: refusing });
    await submit();
    expect(gateway.variablesOf(LOGIN)).toEqual([]);
    expect(form().getByLabelText('Passwort').getAttribute('aria-invalid')).toBe('true');
  });
});
