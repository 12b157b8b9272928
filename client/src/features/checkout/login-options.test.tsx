import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { aCheckout, aNewCheckout, checkoutReplies, readyFacts } from '../../testing/a-checkout.ts';
import { openPage } from '../../testing/open-page.tsx';

const LOGIN = '/checkout/login/';

const openAs = (option: 'guest' | 'register') => {
  let checkout = aNewCheckout({});
  return openPage(LOGIN, {
    replies: {
      Checkout: () => ({ checkout }),
      CheckoutFacts: () => ({ checkoutFacts: checkout.facts }),
      ChooseCheckoutLogin: () => {
        checkout = aNewCheckout({ loginOption: option });
        return { chooseCheckoutLogin: checkout.facts };
      },
    },
  });
};

describe('the login step of the checkout', () => {
  it.each([
    ['guest', 'Als Gast bestellen', 'Kontakt'],
    ['register', 'Konto eröffnen und bestellen', 'Ihr neues Konto'],
  ] as const)('lets a visitor who is not logged in go on as %s (AUTH-18, SHIP-12)', async (option, button, part) => {
    const { gateway, currentPath } = await openAs(option);
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(currentPath()).toBe('/checkout/shipping/'));
    expect(gateway.variablesOf('ChooseCheckoutLogin')).toEqual([{ option }]);
    expect(await screen.findByRole('group', { name: part })).toBeTruthy();
    expect(screen.queryAllByLabelText('Passwort')).toHaveLength(option === 'register' ? 1 : 0);
  });

  it('does not exist for signed-in customers (AUTH-18)', async () => {
    const { currentPath } = await openPage(LOGIN, { replies: checkoutReplies(aCheckout({ facts: readyFacts() })) });
    expect(currentPath()).toBe('/checkout/shipping/');
    expect(screen.queryByRole('button', { name: 'Als Gast bestellen' })).toBeNull();
  });
});
