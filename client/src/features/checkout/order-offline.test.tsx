import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { aCheckout, checkoutReplies } from '../../testing/a-checkout.ts';
import { goOffline, goOnline } from '../../testing/go-offline.ts';
import { openPage } from '../../testing/open-page.tsx';

const SUMMARY = '/checkout/summary/';

/** The summary of a shop that places every order. */
const open = (storefront: 'de' | 'en' = 'de') =>
  openPage(SUMMARY, {
    storefront,
    replies: {
      ...checkoutReplies(aCheckout()),
      OrderConfirmation: () => ({ orderConfirmation: null }),
      PlaceOrder: () => ({ placeOrder: { __typename: 'OrderPlaced', orderId: 'B-1' } }),
    },
  });

const orderButton = (): HTMLElement =>
  screen.getByRole('button', { name: /^(?:Zahlungspflichtig bestellen|Order with obligation to pay)$/u });
const comment = (): HTMLTextAreaElement => screen.getByRole('textbox');

describe('an order that is pressed while the connection is away', () => {
  it.each([
    ['de', /^Sie sind gerade offline\. Es wurde nichts bestellt, Ihr Warenkorb ist sicher\./u],
    ['en', /^You are offline right now\. Nothing was ordered, and your basket is safe\./u],
  ] as const)(
    'says at once in %s that nothing was ordered, asks the shop nothing, and gives comment and button back',
    async (storefront, words) => {
      const { gateway, currentPath } = await open(storefront);
      fireEvent.change(comment(), { target: { value: 'Bitte klingeln' } });
      const asked = gateway.calls.length;
      goOffline();
      await userEvent.click(orderButton());
      expect(within(await screen.findByRole('alert')).getByText(words)).toBeTruthy();
      await waitFor(() => expect(orderButton().getAttribute('aria-disabled')).toBeNull());
      expect([currentPath(), comment().value, gateway.calls.length - asked]).toEqual([SUMMARY, 'Bitte klingeln', 0]);
    },
  );

  it('is not placed when the connection is back, but by the next press', async () => {
    const { gateway, currentPath } = await open();
    goOffline();
    await userEvent.click(orderButton());
    await screen.findByRole('alert');
    goOnline();
    // Whatever had waited for the connection is sent before this.
    await waitFor(() => expect(orderButton().getAttribute('aria-disabled')).toBeNull());
    expect([currentPath(), gateway.variablesOf('PlaceOrder')]).toEqual([SUMMARY, []]);
    await userEvent.click(orderButton());
    await waitFor(() => expect(currentPath()).toBe('/checkout/confirmation/?order=B-1'));
    expect(gateway.variablesOf('PlaceOrder')).toHaveLength(1);
  });
});
