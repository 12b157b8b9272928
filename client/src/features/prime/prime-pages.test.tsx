import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { euros } from '../../testing/a-cart.ts';
import { checkoutFacts } from '../../testing/a-checkout.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';

const CHECKOUT = '/prime/checkout/';
const PLAN = { abo: 'prime-12', months: 12, price: euros(4900), monthlyPrice: euros(499) };
const METHOD = { id: 'RECHNUNG', displayName: 'Rechnung', description: '', display: 'RECHNUNG', buttonLabel: 'Zahlungspflichtig bestellen', buttonInfo: null };
const NONE = { status: 'NONE', abo: null, startDate: null, endDate: null };

const REPLIES = {
  Me: () => ({ me: aCustomer() }),
  CheckoutFacts: () => ({ checkoutFacts: checkoutFacts({ loginState: 'CUSTOMER', isPrimeCheckout: true }) }),
  PrimeOffer: () => ({ primeOffer: { takesMembers: true, plans: [PLAN], paymentMethods: [METHOD] } }),
  PrimeMembership: () => ({ primeMembership: NONE }),
  PrimeCheckout: () => ({ primeCheckout: { abo: 'prime-12' } }),
};

const press = async (subscribeToPrime: object) => {
  const page = await openPage(CHECKOUT, { replies: { ...REPLIES, SubscribeToPrime: () => ({ subscribeToPrime }) } });
  await userEvent.click(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
  return page;
};

it('the order names the plan, the payment and the price that were shown (PRIME-01)', async () => {
  const { gateway, currentPath } = await press({ __typename: 'PrimeJoined', path: '/prime/' });
  expect(gateway.variablesOf('SubscribeToPrime')).toEqual([{ input: { abo: 'prime-12', paymentId: 'RECHNUNG', price: { amount: 4900, currency: 'EUR' } } }]);
  await expect.poll(currentPath).toBe('/prime/');
});

it('an offer that has changed is said above the form, and nothing that was chosen is lost', async () => {
  const { currentPath } = await press({ __typename: 'PrimeRefused', messageKey: 'shop.prime.offerChanged', leadsTo: null });
  expect((await screen.findByRole('alert')).textContent).toMatch(/Unser Angebot hat sich geändert\. Es wurde nichts bestellt/u);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Rechnung' }).checked).toBe(true);
  expect(currentPath()).toBe(CHECKOUT);
});

it('a visitor without an account is led to the login and back', async () => {
  await openPage(CHECKOUT, { replies: { ...REPLIES, Me: () => ({ me: aCustomer({ loginState: 'LOGGED_OUT' }) }) } });
  expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe('/login/?origin=%2Fprime%2Fcheckout%2F');
  expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeNull();
});
