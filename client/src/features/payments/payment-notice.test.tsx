import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { aCart, euros } from '../../testing/a-cart.ts';
import { aCheckout, checkoutFacts, checkoutReplies } from '../../testing/a-checkout.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const METHOD = {
  id: 'RECHNUNG',
  displayName: 'Rechnung',
  description: '',
  display: 'RECHNUNG',
  buttonLabel: 'Zahlungspflichtig bestellen',
  buttonInfo: null,
};
const PLAN = { abo: 'prime-12', months: 12, price: euros(4900), monthlyPrice: euros(499), net: null };
const IN_BASKET: ShopReplies = { Cart: () => ({ cart: aCart() }) };
const IN_PRIME: ShopReplies = {
  Me: () => ({ me: aCustomer() }),
  CheckoutFacts: () => ({ checkoutFacts: checkoutFacts({ loginState: 'customer', isPrimeCheckout: true }) }),
  PrimeOffer: () => ({ primeOffer: { takesMembers: true, plans: [PLAN], paymentMethods: [METHOD] } }),
  PrimeMembership: () => ({ primeMembership: { status: 'NONE', abo: null, startDate: null, endDate: null } }),
  PrimeCheckout: () => ({ primeCheckout: { abo: 'prime-12' } }),
};

it.each([
  [
    'the basket, after a cancelled express payment',
    '/checkout/basket/?errorCode=cancelled',
    IN_BASKET,
    'Sie haben die Zahlung abgebrochen.',
  ],
  [
    'the basket, after express payment became impossible',
    '/checkout/basket/?errorCode=express-unavailable',
    IN_BASKET,
    'Mit Amazon Pay kann dieser Warenkorb nicht bezahlt werden.',
  ],
  [
    'the shipping step, after an address of the provider that the shop cannot use',
    '/checkout/shipping/?errorCode=express-incomplete',
    checkoutReplies(aCheckout()),
    'Mit den Angaben von Amazon Pay können wir noch nicht liefern.',
  ],
  [
    'the order of a membership, after a declined payment',
    '/prime/checkout/?errorCode=declined',
    IN_PRIME,
    'Die Zahlung wurde abgelehnt.',
  ],
])('%s: says why, once, and has the focus', async (_, path, replies, words) => {
  await openPage(path, { replies });
  const said = screen.getByRole('group', { name: new RegExp(`^${words}`, 'u') });
  expect([
    document.activeElement,
    screen.getAllByText(said.textContent ?? '').length,
    toastsOnPage(),
    screen.queryByRole('alert'),
  ]).toEqual([said, 1, [], null]);
});
