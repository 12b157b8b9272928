import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { CheckoutPartFragment } from '../../platform/generated/graphql.ts';
import { aCart, anEmptyCart } from '../../testing/a-cart.ts';
import { aCheckout, aNewCheckout, checkoutFacts, readyFacts } from '../../testing/a-checkout.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const SHIPPING = '/checkout/shipping/';
const newCheckout = aNewCheckout({ loginOption: 'guest' });

const TYPED = {
  'E-Mail-Adresse': 'gerda@schule.example',
  Anrede: 'mrs',
  Vorname: 'Gerda',
  Nachname: 'Gast',
  'Straße und Hausnummer': 'Schulstraße 4',
  Postleitzahl: '50667',
  Ort: 'Köln',
};

const seeTyped = (): void => {
  for (const [label, value] of Object.entries(TYPED))
    expect(screen.getByLabelText(label)).toHaveProperty('value', value);
};

/** A new customer's shipping step, filled in. Each submit gets the next of these replies. */
const filledIn = async (...replies: readonly object[]) => {
  let shown: CheckoutPartFragment = newCheckout;
  let submitCount = 0;
  const page = await openPage(SHIPPING, {
    replies: {
      CheckoutFacts: () => ({ checkoutFacts: shown.facts }),
      Checkout: () => ({ checkout: shown }),
      SaveShippingStep: () => ({ saveShippingStep: replies[submitCount++] }),
      RefillCart: () => ({
        refillCart: {
          missing: [
            { what: 'line', name: 'Bleistift', was: 2, is: 1 },
            { what: 'line', name: 'Radiergummi', was: 1, is: 0 },
            { what: 'voucher', name: 'SCHULE10', was: null, is: null },
          ],
        },
      }),
    },
  });
  fillIn(TYPED);
  return {
    ...page,
    becomes: (checkout: CheckoutPartFragment): void => void (shown = checkout),
    click: () => userEvent.click(screen.getByRole('button', { name: 'Weiter zur Zahlung' })),
  };
};

describe('a registration whose reply was lost', () => {
  const again = aNewCheckout({ loginOption: 'guest' }, { cart: aCart({ id: 'cart-2' }) });
  const asGuest = aCheckout({ facts: readyFacts({ loginState: 'guest' }), cart: aCart({ id: 'cart-3' }) });
  const startedOver = {
    __typename: 'StartedOver',
    messageKey: 'shop.session.startedOver',
    missing: [{ what: 'line', name: 'Bleistift', was: 2, is: 1 }],
    checkout: again,
  };

  it('keeps the form filled, and says what was done and what is missing; the next submit continues', async () => {
    const { click, becomes, currentPath } = await filledIn(startedOver, { __typename: 'Checkout', ...asGuest });
    await click();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toMatch(
      /^Die Antwort blieb aus\. Wir haben Ihren Warenkorb neu gefüllt.*Bleistift: Im Warenkorb jetzt 1 statt 2 Stück\.$/u,
    );
    expect(document.activeElement).toBe(notice);
    expect(toastsOnPage()).toEqual([]);
    expect(currentPath()).toBe(SHIPPING);
    seeTyped();
    becomes(asGuest);
    await click();
    await waitFor(() => expect(currentPath()).toBe('/checkout/payment/'));
  });

  it('is no longer mentioned once the new cart is gone as well', async () => {
    const { click, becomes } = await filledIn(
      { ...startedOver, checkout: again },
      { __typename: 'SessionExpired', messageKey: 'shop.error.sessionExpired' },
    );
    await click();
    await screen.findByText(/^Die Antwort blieb aus\./u);
    becomes(aNewCheckout(checkoutFacts({ loginOption: 'guest' }), { cart: { ...anEmptyCart(), id: 'cart-4' } }));
    await click();
    await screen.findByText(/Ihr Warenkorb ist nicht mehr da\./u);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

describe('a visitor in the shipping step', () => {
  it('whose cart is gone continues with the same articles, and sees line by line what is missing', async () => {
    const { click, becomes, currentPath, navigateTo } = await filledIn({
      __typename: 'SessionExpired',
      messageKey: 'shop.error.sessionExpired',
    });
    becomes(aNewCheckout(checkoutFacts({ loginOption: 'guest' }), { cart: { ...anEmptyCart(), id: 'cart-2' } }));
    await click();
    await screen.findByText(/Ihr Warenkorb ist nicht mehr da\./u);
    seeTyped();
    becomes(newCheckout);
    await userEvent.click(screen.getByRole('button', { name: 'Mit denselben Artikeln weitermachen' }));
    await waitFor(() => expect(currentPath()).toBe('/checkout/login/'));
    expect(toastsOnPage()).toEqual(
      [
        'Geschafft: Wir haben Ihren Warenkorb neu gefüllt.',
        'Achtung: Bleistift: Im Warenkorb jetzt 1 statt 2 Stück.',
        'Achtung: Radiergummi ist nicht mehr lieferbar und liegt nicht mehr im Warenkorb.',
        'Achtung: Der Gutschein SCHULE10 gilt nicht mehr.',
      ].map((text) => expect.stringContaining(text.slice(text.indexOf(': ') + 2))),
    );
    await navigateTo(SHIPPING);
    await screen.findByLabelText('E-Mail-Adresse');
    seeTyped();
  });

  it('who signs in with the same cart in another tab keeps the typed values', async () => {
    const { client, becomes, currentPath } = await filledIn();
    becomes(aCheckout({ billingAddress: null, billingAddresses: [], defaultBillingAddressId: null }));
    await client.refetchQueries({ queryKey: ['Checkout', {}] });
    await waitFor(() => expect(screen.queryByLabelText('E-Mail-Adresse')).toBeNull());
    expect(currentPath()).toBe(SHIPPING);
    expect(screen.getByLabelText('Nachname')).toHaveProperty('value', TYPED.Nachname);
  });
});
