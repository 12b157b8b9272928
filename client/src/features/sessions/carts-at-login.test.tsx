import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { fillIn } from '../../testing/fill-in.ts';
import { aCustomer, me } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const LOGIN = '/api/login-action/';

const signIn = async (cartMerged: boolean) => {
  let isSignedIn = false;
  const page = await openPage('/login/?origin=/beratung/', {
    replies: {
      Me: () => ({ me: isSignedIn ? aCustomer({ cartId: 'cart-2', cartArticleCount: 5 }) : me() }),
      [LOGIN]: () => {
        isSignedIn = true;
        return { successfull: true, firstName: 'Ada', lastName: 'Nowak', cartMerged, updatedCartId: 'cart-2' };
      },
    },
  });
  const form = within(screen.getByRole('form', { name: 'Anmelden' }));
  fillIn({ 'E-Mail-Adresse': 'ada@schule.example', Passwort: 'kreide' });
  await userEvent.click(form.getByRole('button', { name: 'Anmelden' }));
  await waitFor(() => expect(page.currentPath()).toBe('/beratung/'));
  return page;
};

describe('the cart at login', () => {
  it('is merged into the customer’s; the page shows the merged cart and a notice (AUTH-06)', async () => {
    const { gateway } = await signIn(true);
    expect(gateway.variablesOf(LOGIN)).toEqual([expect.objectContaining({ mergeCart: true })]);
    expect(toastsOnPage()).toEqual([expect.stringContaining('Wir haben die Artikel aus beiden Warenkörben zusammengelegt.')]);
    expect(await screen.findByRole('link', { name: 'Warenkorb, 5 Artikel' })).toBeTruthy();
  });

  it('is not mentioned if nothing was merged', async () => {
    await signIn(false);
    expect(toastsOnPage()).toEqual([]);
  });
});
