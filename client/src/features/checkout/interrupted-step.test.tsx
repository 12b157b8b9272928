import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { savePlacedOrder } from '../orders/model/placed-order.ts';
import { readDraft } from '../../platform/forms/form-draft.ts';
import { anEmptyCart } from '../../testing/a-cart.ts';
import { aCheckout, aNewCheckout, checkoutFacts, readyFacts } from '../../testing/a-checkout.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';
import { setVisitorSession } from '../../testing/visitor-session.ts';
import {
  STEPS,
  nobody,
  customers,
  guests,
  held,
  openStep,
  click,
  seeSameStep,
  seeOneMessage,
  OVER,
} from '../../testing/open-checkout-step.tsx';

describe.each(STEPS)('a session that ends while $step is open', (step) => {
  it('is shown before any submit if the refetch returns first; each submit then sends nothing and focuses the notice', async () => {
    const { becomes, refetch, gateway, currentPath } = await openStep(step, customers);
    becomes(nobody);
    await refetch();
    await seeOneMessage(OVER);
    seeSameStep(step, currentPath());
    for (const _time of ['first', 'second']) {
      await click(step);
      expect(gateway.variablesOf(step.save)).toEqual([]);
      expect(document.activeElement).toBe(screen.getByRole('alert'));
    }
    seeSameStep(step, currentPath());
  });

  it('is shown if the submit returns first, and the later refetch changes nothing', async () => {
    const { becomes, refetch, currentPath } = await openStep(step, customers);
    becomes(nobody);
    await click(step);
    await seeOneMessage(OVER);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await refetch();
    await seeOneMessage(OVER);
    seeSameStep(step, currentPath());
  });

  it('is shown once if the refetch starts before the submit and returns after it', async () => {
    const { becomes, holdReplies, startRefetch, currentPath } = await openStep(step, customers);
    const hold = held();
    becomes(nobody);
    holdReplies(hold.until);
    startRefetch();
    await click(step);
    seeSameStep(step, currentPath());
    await hold.release();
    await seeOneMessage(OVER);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    seeSameStep(step, currentPath());
  });

  it('keeps everything if refetch and submit are both lost, and is shown at the first submit that arrives', async () => {
    const { becomes, breaks, refetch, currentPath } = await openStep(step, customers);
    becomes(nobody);
    breaks(true);
    await refetch();
    if (step.save !== 'PlaceOrder') {
      await click(step);
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Verbindung'));
    }
    seeSameStep(step, currentPath());
    breaks(false);
    await click(step);
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('alert')
          .map(({ textContent }) => textContent)
          .join(' '),
      ).toContain(OVER),
    );
    seeSameStep(step, currentPath());
  });

  it('leads a customer to the login, and from there back to this step', async () => {
    const { becomes, refetch } = await openStep(step, customers);
    becomes(nobody);
    await refetch();
    expect((await screen.findByRole('link', { name: 'Anmelden und weitermachen' })).getAttribute('href')).toBe(
      `/login/?origin=${encodeURIComponent(step.path)}`,
    );
    expect(screen.queryByRole('button', { name: 'Mit denselben Artikeln weitermachen' })).toBeNull();
  });

  it('leads a guest with the same articles to the login step of the checkout, and keeps the typed values', async () => {
    const { becomes, refetch, gateway, currentPath } = await openStep(step, guests);
    becomes(nobody);
    await refetch();
    const goOn = await screen.findByRole('button', { name: 'Mit denselben Artikeln weitermachen' });
    expect(screen.queryByRole('link', { name: 'Anmelden und weitermachen' })).toBeNull();
    becomes(aNewCheckout({}));
    await userEvent.click(goOn);
    await waitFor(() => expect(currentPath()).toBe('/checkout/login/'));
    expect(gateway.variablesOf('RefillCart')).toEqual([
      { input: { lines: [{ itemId: '100-01', name: 'Bleistift', quantity: 2 }], vouchers: [] } },
    ]);
    expect(readDraft('shipping')).toMatchObject({
      'account.email': 'ada@schule.example',
      'billingAddress.addressId': '',
      'billingAddress.lastname': 'Nowak',
      deliveryType: 'sameAsBilling',
    });
    expect(readDraft('payment')).toMatchObject({ paymentId: 'RECHNUNG' });
    expect(toastsOnPage()).toEqual([expect.stringContaining('Wir haben Ihren Warenkorb neu gefüllt.')]);
  });
});

describe.each(STEPS)('a refetch that returns while $step is open', (step) => {
  it('updates it if it is the same checkout', async () => {
    const { becomes, refetch } = await openStep(step, customers);
    becomes(
      aCheckout({
        cart: {
          ...customers.cart,
          articleCount: 3,
          positions: customers.cart.positions.map((position) => ({ ...position, name: 'Buntstift' })),
        },
      }),
    );
    await refetch();
    expect((await screen.findAllByText(/Buntstift/u)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the basket is empty by now if it was emptied elsewhere', async () => {
    const { becomes, refetch } = await openStep(step, customers);
    becomes(aCheckout({ cart: { ...customers.cart, articleCount: 0 }, facts: readyFacts({ positionCount: 0 }) }));
    await refetch();
    await seeOneMessage('Ihr Warenkorb ist inzwischen leer');
    expect(screen.getByRole('button', { name: 'Mit denselben Artikeln weitermachen' })).toBeTruthy();
  });

  it('says that the cart is gone, and refills it for a customer who is still signed in, whose chosen address stays chosen', async () => {
    const { becomes, refetch, currentPath, gateway } = await openStep(step, customers);
    becomes(aCheckout({ cart: { ...anEmptyCart(), id: 'cart-2' }, facts: checkoutFacts({ loginState: 'customer' }) }));
    await refetch();
    await seeOneMessage('Ihr Warenkorb ist nicht mehr da.');
    seeSameStep(step, currentPath());
    becomes(customers);
    await userEvent.click(screen.getByRole('button', { name: 'Mit denselben Artikeln weitermachen' }));
    await waitFor(() => expect(currentPath()).toBe('/checkout/shipping/'));
    expect(gateway.variablesOf('RefillCart')).toHaveLength(1);
    const goOn = await screen.findByRole('button', { name: 'Weiter zur Zahlung' });
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(goOn);
    await waitFor(() =>
      expect(gateway.variablesOf('SaveShippingStep')).toMatchObject([{ input: { billingAddressId: 'a1' } }]),
    );
  });

  it('says what has sold out, with the way to the basket, and does not offer the same articles again', async () => {
    const { becomes, refetch, currentPath, gateway } = await openStep(step, customers);
    becomes(
      aCheckout({
        cart: { ...customers.cart, articleCount: 0 },
        facts: readyFacts({ positionCount: 0, soldOut: ['Bleistift'] }),
      }),
    );
    await refetch();
    await seeOneMessage(
      'Nicht mehr lieferbar: Bleistift. Deshalb ist nichts mehr da, was Sie bestellen können. Es wurde nichts bestellt.',
    );
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' }).getAttribute('href')).toBe('/checkout/basket/');
    expect(screen.queryByRole('button', { name: 'Mit denselben Artikeln weitermachen' })).toBeNull();
    await click(step);
    expect([gateway.variablesOf(step.save), document.activeElement]).toEqual([[], screen.getByRole('alert')]);
    seeSameStep(step, currentPath());
  });

  it('names the order that the cart has become, although this tab has heard of it only from the shop', async () => {
    const { becomes, refetch, currentPath } = await openStep(step, guests);
    becomes({
      ...nobody,
      cart: { ...anEmptyCart(), id: 'cart-2' },
      facts: checkoutFacts({ storedOrderId: 'B-7', shownOrderId: 'B-7' }),
    });
    await refetch();
    await waitFor(() =>
      expect([currentPath(), toastsOnPage()]).toEqual([
        '/',
        [expect.stringContaining('Sie haben schon bestellt: Ihre Bestellung B-7 ist bei uns eingegangen.')],
      ]),
    );
  });

  it('leads to the basket if a different customer has signed in, and removes the typed values', async () => {
    setVisitorSession('first-1.ada');
    const { becomes, refetch, currentPath } = await openStep(step, customers);
    setVisitorSession('next-2.berta');
    becomes(aCheckout({ email: 'berta@schule.example', cart: { ...customers.cart, id: 'cart-2' } }));
    await refetch();
    await waitFor(() => expect(currentPath()).toBe('/checkout/basket/'));
    expect(toastsOnPage()).toEqual([expect.stringContaining('In einem anderen Fenster hat sich jemand angemeldet.')]);
    expect(['shipping', 'payment', 'summary'].map(readDraft)).toEqual([undefined, undefined, undefined]);
  });

  it('leads to the order that the cart has become in another tab', async () => {
    const { becomes, refetch, currentPath } = await openStep(step, guests);
    savePlacedOrder({ cartId: 'cart-1', orderId: 'B-7' });
    becomes(nobody);
    await refetch();
    await waitFor(() => expect(currentPath()).toBe('/checkout/confirmation/?order=B-7'));
  });

  it.each([
    { seen: 'the ordered cart', result: aCheckout({ facts: readyFacts({ submitted: true }) }) },
    {
      seen: 'the next cart',
      result: aCheckout({ cart: { ...anEmptyCart(), id: 'cart-2' }, facts: checkoutFacts({ loginState: 'customer' }) }),
    },
  ])('leads to the order that another tab is still placing, although it already shows $seen', async ({ result }) => {
    const placing = held();
    const request = vi.fn(async (_name: string, _how: unknown, then: () => unknown) => placing.until.then(then));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const { becomes, refetch, currentPath } = await openStep(step, customers);
    becomes(result);
    await refetch();
    await waitFor(() =>
      expect(request).toHaveBeenCalledWith('placing-order', { mode: 'exclusive' }, expect.anything()),
    );
    becomes(
      aCheckout({
        cart: { ...anEmptyCart(), id: 'cart-2' },
        facts: checkoutFacts({ loginState: 'customer', storedOrderId: 'B-9' }),
      }),
    );
    expect(currentPath()).toBe(step.path);
    savePlacedOrder({ cartId: 'cart-1', orderId: 'B-9' });
    await placing.release();
    await waitFor(() => expect(currentPath()).toBe('/checkout/confirmation/?order=B-9'));
  });

  it('leads to the order that the cart has become on another device', async () => {
    const { becomes, refetch, currentPath } = await openStep(step, customers);
    becomes(aCheckout({ facts: readyFacts({ submitted: true, storedOrderId: 'B-8' }) }));
    await refetch();
    await waitFor(() => expect(currentPath()).toBe('/checkout/confirmation/?order=B-8'));
  });
});

describe('a step that is entered just as the session ends', () => {
  it.each(STEPS)('does not show $step, although the guard had let the shopper in', async ({ path }) => {
    const { currentPath } = await openPage(path, {
      replies: { CheckoutFacts: () => ({ checkoutFacts: customers.facts }), Checkout: () => ({ checkout: nobody }) },
    });
    expect(currentPath()).toBe('/');
  });
});
