import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { euros } from '../../testing/a-cart.ts';
import { checkoutFacts } from '../../testing/a-checkout.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';

const CHECKOUT = '/prime/checkout/';
const PLAN = { abo: 'prime-12', months: 12, price: euros(4900), monthlyPrice: euros(499), net: null };
const NET_PLAN = { ...PLAN, net: { price: euros(4118), tax: euros(782), monthlyPrice: euros(419), vatRate: 19 } };
const METHOD = {
  id: 'RECHNUNG',
  displayName: 'Rechnung',
  description: '',
  display: 'RECHNUNG',
  buttonLabel: 'Zahlungspflichtig bestellen',
  buttonInfo: null,
};
const NONE = { status: 'NONE', abo: null, startDate: null, endDate: null };

const REPLIES = {
  Me: () => ({ me: aCustomer() }),
  CheckoutFacts: () => ({ checkoutFacts: checkoutFacts({ loginState: 'customer', isPrimeCheckout: true }) }),
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
  expect(gateway.variablesOf('SubscribeToPrime')).toEqual([
    { input: { abo: 'prime-12', paymentId: 'RECHNUNG', price: { amount: 4900, currency: 'EUR' } } },
  ]);
  await expect.poll(currentPath).toBe('/prime/');
});

it('an offer that has changed is said above the form, and nothing that was chosen is lost', async () => {
  const { currentPath } = await press({
    __typename: 'PrimeRefused',
    messageKey: 'shop.prime.offerChanged',
    leadsTo: null,
  });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Unser Angebot hat sich geändert\. Es wurde nichts bestellt/u,
  );
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Rechnung' }).checked).toBe(true);
  expect(currentPath()).toBe(CHECKOUT);
});

it('a visitor without an account is led to the login and back', async () => {
  await openPage(CHECKOUT, { replies: { ...REPLIES, Me: () => ({ me: aCustomer({ loginState: 'logged-out' }) }) } });
  expect(screen.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(
    '/login/?origin=%2Fprime%2Fcheckout%2F',
  );
  expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeNull();
});

it('a membership of an unknown status is neither sold as a new one without a word nor called ended', async () => {
  await openPage('/prime/', {
    replies: {
      ...REPLIES,
      PrimeMembership: () => ({ primeMembership: { ...NONE, status: 'unknown', endDate: '2026-08-01' } }),
    },
  });
  expect(screen.getByText(/^Ob Sie Mitglied sind, wissen wir gerade nicht\./u)).toBeTruthy();
  expect(screen.queryByText(/Ihre letzte Mitgliedschaft endete/u)).toBeNull();
});

const OF_BUSINESS = {
  ...REPLIES,
  PrimeOffer: () => ({ primeOffer: { takesMembers: true, plans: [NET_PLAN], paymentMethods: [METHOD] } }),
};
const textOf = (element: Element): string => (element.textContent ?? '').replaceAll(/\s/gu, ' ');

it('a business reads the price without VAT first, and with VAT below it', async () => {
  await openPage('/prime/', { storefront: 'b2b-de', replies: OF_BUSINESS });
  const plan = textOf(screen.getByRole('main'));
  expect(plan).toMatch(
    /41,18 € netto für die erste Laufzeit.*49,00 € inkl\. 19 % MwSt\..*Danach 4,19 € netto je Monat/u,
  );
  expect(plan).not.toContain('für die erste Laufzeit, inkl. MwSt.');
});

it('a business orders with net price, VAT and gross total right above the button', async () => {
  await openPage(CHECKOUT, { storefront: 'b2b-de', replies: OF_BUSINESS });
  const summary = textOf(screen.getByRole('region', { name: 'Ihre Bestellung' }));
  expect(summary).toMatch(
    /4,19 € netto je Monat \(4,99 € inkl\. MwSt\.\).*Preis für die erste Laufzeit netto41,18 €zzgl\. 19 % MwSt\.7,82 €Gesamtpreis brutto49,00 €/u,
  );
});

it('a business without a login is led to its customer number, or to the registration of an institution', async () => {
  await openPage(CHECKOUT, {
    storefront: 'b2b-de',
    replies: { ...OF_BUSINESS, Me: () => ({ me: aCustomer({ loginState: 'logged-out' }) }) },
  });
  expect(screen.getByText(/gehört zu einer Kundennummer/u)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Einrichtung registrieren' }).getAttribute('href')).toBe(
    '/myaccount/register/',
  );
});
