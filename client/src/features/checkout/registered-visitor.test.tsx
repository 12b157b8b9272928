import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { aCheckout, aNewCheckout } from '../../testing/a-checkout.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { aCustomer, me } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';

const newCheckout = aNewCheckout({ loginOption: 'register' });
const TYPED = {
  'E-Mail-Adresse': 'gerda@schule.example',
  Passwort: 'kreide',
  'Passwort wiederholen': 'kreide',
  Anrede: 'mrs',
  Vorname: 'Gerda',
  Nachname: 'Gast',
  'Straße und Hausnummer': 'Schulstraße 4',
  Postleitzahl: '50667',
  Ort: 'Köln',
};

it('shows a visitor who registered in the checkout as signed in, back in the basket too', async () => {
  let shown = newCheckout;
  const { navigateTo, currentPath } = await openPage('/checkout/basket/', {
    replies: {
      Me: () => ({ me: shown === newCheckout ? me() : aCustomer() }),
      Cart: () => ({ cart: shown.cart }),
      CheckoutFacts: () => ({ checkoutFacts: shown.facts }),
      Checkout: () => ({ checkout: shown }),
      SaveShippingStep: () => ({ saveShippingStep: { __typename: 'Checkout', ...(shown = aCheckout()) } }),
    },
  });
  expect(screen.getByRole('link', { name: 'Anmelden' })).toBeTruthy();
  await navigateTo('/checkout/shipping/');
  await screen.findByRole('button', { name: 'Weiter zur Zahlung' });
  fillIn(TYPED);
  await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Zahlung' }));
  await waitFor(() => expect(currentPath()).toBe('/checkout/payment/'));
  await navigateTo('/checkout/basket/');
  expect(await screen.findByRole('link', { name: 'Ada' })).toBeTruthy();
});
