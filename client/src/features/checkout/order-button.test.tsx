import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { aCheckout, aMethod, checkoutReplies } from '../../testing/a-checkout.ts';
import { openPage } from '../../testing/open-page.tsx';

const open = (method: ReturnType<typeof aMethod>) =>
  openPage('/checkout/summary/', {
    replies: checkoutReplies(aCheckout({ paymentMethods: [method], selectedPaymentId: method.id })),
  });

it('the order button has the lawful words that the shop names for the payment method, and says beneath what follows', async () => {
  await open(
    aMethod({
      id: 'PAYPAL',
      displayName: 'PayPal',
      display: 'PAYPAL',
      buttonLabel: 'Jetzt kaufen',
      buttonInfo: 'Danach geben Sie die Zahlung bei PayPal frei.',
    }),
  );
  expect(screen.getByRole('button', { name: 'Jetzt kaufen' })).toBeTruthy();
  expect(screen.getByText('Danach geben Sie die Zahlung bei PayPal frei.')).toBeTruthy();
});

it('the order button has the shop’s own words if there are no others (§ 312j (3) BGB)', async () => {
  await open(aMethod({ id: 'MUSCHELN', displayName: 'MUSCHELN', display: 'prepaid' }));
  expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeTruthy();
  expect(screen.getByText('Vorauszahlung')).toBeTruthy();
});
