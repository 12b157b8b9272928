import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { aCart, aPosition, euros } from '../../testing/a-cart.ts';
import { aCheckout, checkoutReplies, readyFacts } from '../../testing/a-checkout.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';
import { placedOrderId, savePlacedOrder } from '../orders/model/placed-order.ts';

const SUMMARY = '/checkout/summary/';

/** A shop with one scripted reply per submit. */
const open = (...outcomes: readonly unknown[]) => openOn('de', ...outcomes);

const openOn = (storefront: StorefrontId, ...outcomes: readonly unknown[]) => {
  const left = [...outcomes];
  return openPage(SUMMARY, {
    storefront,
    replies: {
      ...checkoutReplies(aCheckout()),
      OrderConfirmation: () => ({ orderConfirmation: null }),
      PlaceOrder: () => ({ placeOrder: left.shift() }),
    },
  });
};

const orderButton = (): HTMLElement =>
  screen.getByRole('button', { name: /^(?:Zahlungspflichtig bestellen|Order with obligation to pay)$/u });
const click = () => userEvent.click(orderButton());

const dearer = aCheckout({
  cart: aCart({ positions: [aPosition({ totalPrice: euros(300) })], total: euros(790) }),
  seen: 'seen at 7,90 €',
});

const changed = {
  __typename: 'CartChanged',
  messageKey: 'vue.checkout.summaryStep.notification.cartChanged',
  changes: [
    { what: 'line-price', positionId: 'p1', name: 'Bleistift', was: { text: '2 €' }, is: { text: '3 €' } },
    { what: 'total', positionId: null, name: null, was: { text: '6,9 €' }, is: { text: '7,9 €' } },
  ],
  checkout: dearer,
};

describe('a cart that is already ordered', () => {
  it('leads home with an error and a new cart if its order is unknown (SUBM-03)', async () => {
    const { currentPath, gateway } = await open({
      __typename: 'AlreadySubmitted',
      placedOrderId: null,
      messageKey: 'vue.checkout.error.orderAlreadySubmitted',
    });
    await click();
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(toastsOnPage()).toEqual([expect.stringMatching(/^Fehler: .*haben Sie bereits abgeschickt/u)]);
    expect(await screen.findByRole('link', { name: 'Warenkorb, 0 Artikel' })).toBeTruthy();
    const calls = gateway.calls.map(({ what }) => what);
    expect(calls.lastIndexOf('Me')).toBeGreaterThan(calls.indexOf('PlaceOrder'));
  });

  it('leads to its order if that is known', async () => {
    const { currentPath } = await open({
      __typename: 'AlreadySubmitted',
      placedOrderId: 'B-7',
      messageKey: 'vue.checkout.error.orderAlreadySubmitted',
    });
    await click();
    await waitFor(() => expect(currentPath()).toBe('/checkout/confirmation/?order=B-7'));
    expect(toastsOnPage()).toEqual([]);
  });
});

describe('a cart that has changed since the shopper saw it', () => {
  it('is listed line by line, old and new, in a focused alert; nothing is ordered, and the next submit orders what is shown now (SUBM-02)', async () => {
    const { gateway, currentPath } = await open(changed, { __typename: 'OrderPlaced', orderId: 'B-1' });
    await click();
    const alert = await screen.findByText(/^Ihr Warenkorb hat sich geändert/u);
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    expect(screen.getAllByText(/bisher/u).map(({ textContent }) => textContent)).toEqual([
      'Bleistift: bisher 2 €, jetzt 3 €',
      'Gesamtsumme: bisher 6,9 €, jetzt 7,9 €',
    ]);
    expect(currentPath()).toBe(SUMMARY);
    await click();
    await waitFor(() => expect(currentPath()).toBe('/checkout/confirmation/?order=B-1'));
    const totals = gateway.variablesOf('PlaceOrder').map(({ input }) => input);
    expect(totals).toEqual(['seen at 6,90 €', 'seen at 7,90 €'].map((seen) => expect.objectContaining({ seen })));
  });
});

it('a summary that nobody remembers is shown again: the alert has no list, and the next press orders it', async () => {
  const { currentPath } = await open({ ...changed, changes: [] }, { __typename: 'OrderPlaced', orderId: 'B-1' });
  await click();
  const alert = (await screen.findByText(/^Ihr Warenkorb hat sich geändert/u)).closest('[role="alert"]');
  expect(within(alert as HTMLElement).queryByRole('list')).toBeNull();
  await click();
  await waitFor(() => expect(currentPath()).toBe('/checkout/confirmation/?order=B-1'));
});

it('a cart that changes again is listed anew, in an alert that takes the focus again (SUBM-02)', async () => {
  const soldOut = { what: 'line-removed', positionId: 'p1', name: 'Bleistift', countWas: 2, countIs: null };
  const { gateway } = await open(changed, { ...changed, changes: [soldOut] });
  const heard = () =>
    within(document.activeElement as HTMLElement)
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await click();
  await waitFor(() =>
    expect(heard()).toEqual(['Bleistift: bisher 2 €, jetzt 3 €', 'Gesamtsumme: bisher 6,9 €, jetzt 7,9 €']),
  );
  await click();
  await waitFor(() => expect(heard()).toEqual(['Bleistift: nicht mehr dabei (bisher 2 Stück)']));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(gateway.variablesOf('PlaceOrder')).toHaveLength(2);
});

it('a cart of which nothing can be delivered any more says so, in a focused alert, and invites nobody to order again', async () => {
  const emptied = aCheckout({
    cart: aCart({ articleCount: 0 }),
    facts: readyFacts({ positionCount: 0, soldOut: ['Bleistift'] }),
  });
  const replies = [aCheckout(), emptied];
  const { gateway } = await openPage(SUMMARY, {
    replies: {
      ...checkoutReplies(aCheckout()),
      Checkout: () => ({ checkout: replies.shift() ?? emptied }),
      PlaceOrder: () => ({ placeOrder: { ...changed, checkout: emptied } }),
    },
  });
  await click();
  const alert = await screen.findByText(/^Nicht mehr lieferbar: Bleistift\./u);
  await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
  expect([screen.queryByText(/bestellen Sie noch einmal/u), gateway.variablesOf('PlaceOrder').length]).toEqual([
    null,
    1,
  ]);
});

describe('an order to which the shop replies', () => {
  it('that this way to pay is refused says so above the order, with a link to the part that names it, and there', async () => {
    await open({ __typename: 'PaymentRefused', messageKey: 'shop.payment.notPossible', checkout: aCheckout() });
    await click();
    const words = /^So lässt sich diese Bestellung nicht bezahlen\./u;
    const link = await screen.findByRole('link', { name: words });
    const part = screen.getByRole('region', { name: 'Zahlung' });
    expect([
      screen.getAllByText(words).length,
      within(part).getByText(words) !== null,
      within(part)
        .getByRole('link', { name: /^Ändern/u })
        .getAttribute('href'),
      toastsOnPage(),
    ]).toEqual([2, true, '/checkout/payment/', []]);
    await userEvent.click(link);
    expect(document.activeElement).toBe(part);
  });

  it('with an error message shows it on the summary, where the shopper stays, and each time moves the focus to it (SUBM-05)', async () => {
    const refused = (messageKey: string) => ({ __typename: 'PaymentRefused', messageKey, checkout: aCheckout() });
    const { currentPath, gateway } = await open(refused('shop.payment.declined'), refused('shop.payment.declined'));
    for (const times of [1, 2]) {
      await click();
      await waitFor(() => expect(gateway.variablesOf('PlaceOrder')).toHaveLength(times));
      const summary = await screen.findByRole('alert');
      expect(within(summary).getByText(/^Die Zahlung wurde abgelehnt/u)).toBeTruthy();
      await waitFor(() => expect(document.activeElement?.contains(summary)).toBe(true));
    }
    expect(currentPath()).toBe(SUMMARY);
  });

  it.each([
    [
      'de',
      /^Im Shop ist gerade sehr viel los\. Es wurde noch nichts bestellt, Ihr Warenkorb ist sicher\. Bitte drücken Sie/u,
    ],
    [
      'en',
      /^The shop is very busy right now\. Nothing has been ordered yet, and your basket is safe\. Please press again/u,
    ],
  ] as const)(
    'that it is too busy says so on the summary in %s, asks nothing more, and takes the next press',
    async (storefront, words) => {
      const { currentPath, gateway } = await openOn(
        storefront,
        { __typename: 'ShopBusy', messageKey: 'shop.order.busy' },
        { __typename: 'OrderPlaced', orderId: 'B-1' },
      );
      fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Bitte klingeln' } });
      const asked = gateway.calls.length;
      await userEvent.click(orderButton());
      const alert = await screen.findByRole('alert');
      expect(within(alert).getByText(words)).toBeTruthy();
      expect(gateway.calls.slice(asked).map(({ what }) => what)).toEqual(['PlaceOrder']);
      expect([currentPath(), screen.getByRole<HTMLTextAreaElement>('textbox').value]).toEqual([
        SUMMARY,
        'Bitte klingeln',
      ]);
      await userEvent.click(orderButton());
      await waitFor(() => expect(currentPath()).toBe('/checkout/confirmation/?order=B-1'));
      expect(gateway.variablesOf('PlaceOrder')).toMatchObject(
        [1, 2].map(() => ({ input: { comment: 'Bitte klingeln' } })),
      );
    },
  );

  it('with only its number leads to the confirmation, and this tab saves the number (SUBM-06, SUBM-09)', async () => {
    const { currentPath } = await open({ __typename: 'OrderPlaced', orderId: 'B-1' });
    await click();
    await waitFor(() => expect(currentPath()).toBe('/checkout/confirmation/?order=B-1'));
    expect(placedOrderId()).toBe('B-1');
  });

  it('with another total than shown leads to a confirmation with both totals', async () => {
    const otherTotal = { was: { text: '6,90 €' }, is: { text: '7,90 €' } };
    await open({ __typename: 'OrderPlaced', orderId: 'B-1', otherTotal });
    await click();
    const alert = await screen.findByRole('alert');
    expect(
      await within(alert).findByText(
        /Sie haben 6,90 € gesehen, die Bestellung kommt auf 7,90 €\. An den neuen Preis sind Sie nicht gebunden\./u,
      ),
    ).toBeTruthy();
  });

  it('that it is not ready leads to the missing step', async () => {
    const { currentPath } = await open({
      __typename: 'CheckoutNotReady',
      path: '/checkout/payment/',
      notice: 'vue.checkout.paymentStep.errorNoPaymentSelected',
    });
    await click();
    await waitFor(() => expect(currentPath()).toBe('/checkout/payment/'));
    expect(toastsOnPage()).toEqual([expect.stringContaining('Bitte wählen Sie eine Zahlungsart.')]);
  });

  it('that its cart is unknown leads to the order that another tab placed from it', async () => {
    savePlacedOrder({ cartId: 'cart-1', orderId: 'B-9' });
    const { currentPath } = await open({ __typename: 'SessionExpired', messageKey: 'shop.error.sessionExpired' });
    await click();
    await waitFor(() => expect(currentPath()).toBe('/checkout/confirmation/?order=B-9'));
    expect(await screen.findByRole('heading', { name: 'Danke für Ihre Bestellung' })).toBeTruthy();
  });
});

describe('a lost reply', () => {
  const losing = (facts: ReturnType<typeof readyFacts>) => {
    let isSent = false;
    return openPage(SUMMARY, {
      replies: {
        ...checkoutReplies(aCheckout()),
        CheckoutFacts: () => ({ checkoutFacts: isSent ? facts : readyFacts() }),
        OrderConfirmation: () => ({ orderConfirmation: null }),
        PlaceOrder: () => {
          isSent = true;
          throw new TypeError('Failed to fetch');
        },
      },
    });
  };

  it('is polled for, and leads to the order that the cart has become', async () => {
    const { currentPath, gateway } = await losing(readyFacts({ submitted: true, storedOrderId: 'B-3' }));
    await click();
    await waitFor(() => expect(currentPath()).toBe('/checkout/confirmation/?order=B-3'));
    expect(gateway.variablesOf('PlaceOrder')).toHaveLength(1);
  });

  it('is polled for, and says that nothing was ordered if the cart is still open', async () => {
    const { currentPath } = await losing(readyFacts());
    await click();
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText(/^Ihre Bestellung ist nicht angekommen\. Es wurde nichts bestellt/u)).toBeTruthy();
    expect(currentPath()).toBe(SUMMARY);
  });
});
