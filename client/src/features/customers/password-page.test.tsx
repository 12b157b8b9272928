import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { readyFacts } from '../../testing/a-checkout.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const CHANGE = '/api/change-password/';
const TYPED = { 'Bisheriges Passwort': 'kreide', 'Neues Passwort': 'schwamm', 'Neues Passwort wiederholen': 'schwamm' };

const open = (replies: ShopReplies = {}) =>
  openPage('/myaccount/password/', {
    replies: { Me: () => ({ me: aCustomer() }), CheckoutFacts: () => ({ checkoutFacts: readyFacts() }), ...replies },
  });
const form = () => within(screen.getByRole('form', { name: 'Passwort ändern' }));
const submit = () => userEvent.click(form().getByRole('button', { name: 'Passwort ändern' }));
const marked = () =>
  Object.keys(TYPED).filter((label) => form().getByLabelText(label).getAttribute('aria-invalid') === 'true');

describe('the password page', () => {
  it('changes the password by /api/change-password, and is empty afterwards (AUTH-19, CLIENTOP-06)', async () => {
    const { gateway } = await open({ [CHANGE]: () => ({ successfull: true, errorMessage: null, fieldErrors: [] }) });
    fillIn(TYPED);
    await submit();
    await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringContaining('Ihr Passwort ist geändert.')]));
    expect(gateway.variablesOf(CHANGE)).toEqual([
      { formData: { currentPassword: 'kreide', password: 'schwamm', passwordRepeat: 'schwamm' } },
    ]);
    expect(Object.keys(TYPED).map((label) => form().getByLabelText<HTMLInputElement>(label).value)).toEqual([
      '',
      '',
      '',
    ]);
  });

  it('marks what is wrong before it sends anything', async () => {
    const { gateway } = await open();
    await submit();
    expect(marked()).toEqual(['Bisheriges Passwort', 'Neues Passwort']);
    fillIn({ 'Bisheriges Passwort': 'kreide', 'Neues Passwort': 'kreide', 'Neues Passwort wiederholen': 'schwamm' });
    await submit();
    expect(marked()).toEqual(['Neues Passwort', 'Neues Passwort wiederholen']);
    expect(gateway.variablesOf(CHANGE)).toEqual([]);
  });

  it('shows at its field that the current password is wrong (AUTH-19)', async () => {
    await open({
      [CHANGE]: () => ({
        successfull: false,
        errorMessage: null,
        fieldErrors: [{ fieldName: 'currentPassword', errorMessage: 'shop.form.error.password.wrong' }],
      }),
    });
    fillIn(TYPED);
    await submit();
    await waitFor(() => expect(marked()).toEqual(['Bisheriges Passwort']));
    expect(toastsOnPage()).toEqual([]);
  });

  it.each([
    [{ successfull: false, errorMessage: 'shop.error.tooManyTries', fieldErrors: [] }, 'Das waren zu viele Versuche.'],
    [{ statusCode: 500, message: 'no' }, 'Bei uns ist ein Fehler aufgetreten.'],
  ])('says what is wrong with no field: %o', async (reply, words) => {
    await open({ [CHANGE]: () => reply });
    fillIn(TYPED);
    await submit();
    await waitFor(() => expect(form().getByRole('alert').textContent).toContain(words));
    expect(marked()).toEqual([]);
  });

  it('never saves a password as a draft', async () => {
    await open();
    fillIn(TYPED);
    expect(Object.values(sessionStorage).join(' ')).not.toMatch(/kreide|schwamm/u);
  });
});
