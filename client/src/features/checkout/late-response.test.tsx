import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { aCheckout, aNewCheckout, readyFacts } from '../../testing/a-checkout.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const newCheckout = aNewCheckout({ loginOption: 'guest' });
const guest = aCheckout({ facts: readyFacts({ loginState: 'guest' }) });

const TYPED = {
  'E-Mail-Adresse': 'gerda@schule.example',
  Anrede: 'mrs',
  Vorname: 'Gerda',
  Nachname: 'Gast',
  'Straße und Hausnummer': 'Schulstraße 4',
  Postleitzahl: '50667',
  Ort: 'Köln',
};

it('continues to the payment step although a refetch from before the submit returns after it', async () => {
  let shown = newCheckout;
  let late: PromiseWithResolvers<undefined> | undefined;
  const { client, currentPath, gateway } = await openPage('/checkout/shipping/', {
    replies: {
      CheckoutFacts: () => ({ checkoutFacts: shown.facts }),
      Checkout: () => {
        const reply = { checkout: shown };
        return late === undefined ? reply : late.promise.then(() => reply);
      },
      SaveShippingStep: () => {
        shown = guest;
        return { saveShippingStep: { __typename: 'Checkout', ...guest } };
      },
    },
  });
  fillIn(TYPED);
  const requests = gateway.variablesOf('Checkout').length;
  const held = (late = Promise.withResolvers<undefined>());
  void client.refetchQueries({ queryKey: ['Checkout', {}] });
  await waitFor(() => expect(gateway.variablesOf('Checkout')).toHaveLength(requests + 1));
  late = undefined;
  await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Zahlung' }));
  await waitFor(() => expect(gateway.variablesOf('SaveShippingStep')).toHaveLength(1));
  await act(async () => held.resolve(undefined));
  await waitFor(() => expect(currentPath()).toBe('/checkout/payment/'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toastsOnPage()).toEqual([]);
});
