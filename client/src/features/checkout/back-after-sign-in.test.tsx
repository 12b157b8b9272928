import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { describe, expect, it } from 'vitest';

import type { CheckoutPartFragment } from '../../platform/generated/graphql.ts';
import { anEmptyCart } from '../../testing/a-cart.ts';
import { aCheckout, aMethod, aNewCheckout, checkoutFacts } from '../../testing/a-checkout.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { me } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { setVisitorSession } from '../../testing/visitor-session.ts';

const LOGIN = '/api/login-action/';
const nobody = aNewCheckout(checkoutFacts(), {
  cart: { ...anEmptyCart(), id: null },
  step: 'basket',
  steps: ['basket', 'login', 'shipping', 'summary'],
});
const publicInvoice = aMethod({ id: 'X_RECHNUNG', displayName: 'Rechnung an Behörden', display: 'X_RECHNUNG' });
const customers = aCheckout({ paymentMethods: [aMethod({ selected: true }), publicInvoice] });

/** A customer's step whose session ends; the customer signs in again through the link in the notice. */
const openStep = async (
  path: string,
  checkout: CheckoutPartFragment,
  { afterLogin = checkout, account = 'ada' } = {},
) => {
  let shown = checkout;
  setVisitorSession('first-1.ada');
  const page = await openPage(path, {
    replies: {
      Me: () => ({ me: me(shown.facts.loginState === 'customer' ? { loginState: 'customer' } : {}) }),
      CheckoutFacts: () => ({ checkoutFacts: shown.facts }),
      Checkout: () => ({ checkout: shown }),
      [LOGIN]: () => {
        shown = afterLogin;
        setVisitorSession(`first-2.${account}`);
        return { successfull: true, firstName: 'Ada', lastName: 'Nowak', cartMerged: false };
      },
      SavePaymentStep: () => ({ savePaymentStep: { __typename: 'Checkout', ...checkout } }),
      PlaceOrder: () => ({ placeOrder: { __typename: 'OrderPlaced', orderId: 'B-1', otherTotal: null } }),
      OrderConfirmation: () => ({ orderConfirmation: null }),
    },
  });
  const endSession = async (): Promise<void> => {
    shown = nobody;
    setVisitorSession('');
    await act(async () => page.client.refetchQueries({ queryKey: ['Checkout', {}] }));
    await screen.findByRole('alert');
  };
  const signInAgain = async (): Promise<void> => {
    await page.navigateTo(screen.getByRole('link', { name: 'Anmelden und weitermachen' }).getAttribute('href') ?? '');
    const form = within(await screen.findByRole('form', { name: 'Anmelden' }));
    fillIn({ 'E-Mail-Adresse': 'ada@schule.example', Passwort: 'kreide' });
    await userEvent.click(form.getByRole('button', { name: 'Anmelden' }));
    await waitFor(() => expect(page.currentPath()).toBe(path));
  };
  return {
    ...page,
    comesBack: async (): Promise<void> => {
      await endSession();
      await signInAgain();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  };
};

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const newsletter = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /Newsletter/u });

describe('a customer who signs in again after the session has ended', () => {
  it('finds the chosen payment method with its reference in the payment step, and saves them', async () => {
    const { comesBack, gateway } = await openStep('/checkout/payment/', customers);
    await userEvent.click(screen.getByRole('radio', { name: 'Rechnung an Behörden' }));
    fillIn({ 'Leitweg-ID': '04011000-1234512345-06' });
    await comesBack();
    expect(screen.getByRole('radio', { name: 'Rechnung an Behörden' })).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Leitweg-ID')).toHaveProperty('value', '04011000-1234512345-06');
    expect(gateway.variablesOf('SavePaymentStep')).toEqual([]);
    await click('Weiter zur Prüfung');
    await waitFor(() =>
      expect(gateway.variablesOf('SavePaymentStep')).toEqual([
        { input: { paymentId: 'X_RECHNUNG', buyerReference: '04011000-1234512345-06' } },
      ]),
    );
  });

  it.each([
    ['ticked', false, true],
    ['unticked', true, false],
  ])(
    'to the summary finds the comment, and the newsletter as it was left: %s; nothing is sent before the order',
    async (_, newsletterChosen, wanted) => {
      const { comesBack, gateway } = await openStep('/checkout/summary/', { ...customers, newsletterChosen });
      fillIn({ 'Nachricht zur Bestellung (freiwillig)': 'Bitte klingeln' });
      await userEvent.click(await newsletter());
      await comesBack();
      expect(screen.getByLabelText('Nachricht zur Bestellung (freiwillig)')).toHaveProperty('value', 'Bitte klingeln');
      expect((await newsletter()).checked).toBe(wanted);
      expect(gateway.variablesOf('PlaceOrder')).toEqual([]);
      await click('Zahlungspflichtig bestellen');
      await waitFor(() =>
        expect(gateway.variablesOf('PlaceOrder')).toMatchObject([
          { input: { comment: 'Bitte klingeln', newsletter: wanted } },
        ]),
      );
    },
  );
});

it('who is somebody else finds no typed values and no consent', async () => {
  const bertas = aCheckout({ email: 'berta@schule.example', cart: { ...customers.cart, id: 'cart-2' } });
  const { comesBack } = await openStep('/checkout/summary/', customers, { afterLogin: bertas, account: 'berta' });
  fillIn({ 'Nachricht zur Bestellung (freiwillig)': 'Bitte klingeln' });
  await userEvent.click(await newsletter());
  await comesBack();
  expect(screen.getByLabelText('Nachricht zur Bestellung (freiwillig)')).toHaveProperty('value', '');
  expect((await newsletter()).checked).toBe(false);
});

it('with another cart finds everything as before', async () => {
  const { comesBack } = await openStep('/checkout/summary/', customers, {
    afterLogin: aCheckout({ cart: { ...customers.cart, id: 'cart-2' } }),
  });
  await userEvent.click(await newsletter());
  await comesBack();
  expect((await newsletter()).checked).toBe(true);
});
