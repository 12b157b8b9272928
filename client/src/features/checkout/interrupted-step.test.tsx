import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import type { CheckoutPartFragment } from '../../platform/generated/graphql.ts';
import { savePlacedOrder } from '../orders/model/placed-order.ts';
import { readDraft } from '../../platform/forms/form-draft.ts';
import { anEmptyCart } from '../../testing/a-cart.ts';
import { aCheckout, aNewCheckout, checkoutFacts, readyFacts } from '../../testing/a-checkout.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';
import { setVisitorSession } from '../../testing/visitor-session.ts';

const STEPS = [
  { step: 'the shipping step', path: '/checkout/shipping/', title: 'Adresse und Lieferung', button: 'Weiter zur Zahlung', save: 'SaveShippingStep', field: 'Telefon (freiwillig)' },
  { step: 'the payment step', path: '/checkout/payment/', title: 'Zahlung', button: 'Weiter zur Prüfung', save: 'SavePaymentStep', field: undefined },
  { step: 'the summary', path: '/checkout/summary/', title: 'Prüfen und bestellen', button: 'Zahlungspflichtig bestellen', save: 'PlaceOrder', field: 'Nachricht zur Bestellung (freiwillig)' },
] as const;

type Step = (typeof STEPS)[number];

const nobody = aNewCheckout(checkoutFacts(), { cart: { ...anEmptyCart(), id: null }, step: 'BASKET', steps: ['BASKET', 'LOGIN', 'SHIPPING', 'SUMMARY'] });
const customers = aCheckout();
const guests = aCheckout({ facts: readyFacts({ loginState: 'GUEST' }) });

const TYPED = '0221 987654';

/** A promise that the test settles. */
const held = () => {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release: () => act(async () => release()) };
};

/** An open step with typed values, and a shop with scripted replies. */
const openStep = async ({ path, save, field }: Step, before: CheckoutPartFragment) => {
  let shown = before;
  let wait: Promise<void> = Promise.resolve();
  let isOffline = false;
  const replies = <Reply,>(reply: () => Reply) => async (): Promise<Reply> => {
    await wait;
    if (isOffline) throw new TypeError('connection lost');
    return reply();
  };
  const page = await openPage(path, {
    replies: {
      CheckoutFacts: replies(() => ({ checkoutFacts: shown.facts })),
      Checkout: replies(() => ({ checkout: shown })),
      [save]: async () => {
        if (isOffline) throw new TypeError('connection lost');
        return { [`${save.charAt(0).toLowerCase()}${save.slice(1)}`]: { __typename: 'SessionExpired', messageKey: 'shop.error.sessionExpired' } };
      },
      RefillCart: () => ({ refillCart: { missing: [] } }),
    },
  });
  if (field !== undefined) fillIn({ [field]: TYPED });
  return {
    ...page,
    /** From now on the shop replies with this. */
    becomes: (checkout: CheckoutPartFragment): void => void (shown = checkout),
    /** Holds back the replies to checkout queries. */
    holdReplies: (until: Promise<void>): void => void (wait = until),
    breaks: (broken: boolean): void => void (isOffline = broken),
    refetch: () => act(async () => page.client.refetchQueries({ queryKey: ['Checkout', {}] })),
    startRefetch: (): void => void page.client.refetchQueries({ queryKey: ['Checkout', {}] }),
  };
};

const click = ({ button }: Step) => userEvent.click(screen.getByRole('button', { name: button }));

/** The step has not changed: its title, what was typed, the articles. */
const seeSameStep = ({ title, field, path }: Step, currentPath: string): void => {
  expect(currentPath).toBe(path);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  if (field !== undefined) expect(screen.getByLabelText(field)).toHaveProperty('value', TYPED);
  expect(screen.getAllByText('6,90 €').length).toBeGreaterThan(0);
  expect(screen.queryByText('0,00 €')).toBeNull();
  expect(screen.queryByLabelText('E-Mail-Adresse')).toBeNull();
};

/** One message, and no other that contradicts it. */
const seeOneMessage = async (text: string): Promise<void> => {
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(toastsOnPage()).toEqual([]);
};

const OVER = 'Ihre Sitzung ist abgelaufen.';

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
    await waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent).join(' ')).toContain(OVER));
    seeSameStep(step, currentPath());
  });

  it('leads a customer to the login, and from there back to this step', async () => {
    const { becomes, refetch } = await openStep(step, customers);
    becomes(nobody);
    await refetch();
    expect((await screen.findByRole('link', { name: 'Anmelden und weitermachen' })).getAttribute('href')).toBe(`/login/?origin=${encodeURIComponent(step.path)}`);
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
    expect(gateway.variablesOf('RefillCart')).toEqual([{ input: { lines: [{ itemId: '100-01', name: 'Bleistift', quantity: 2 }], vouchers: [] } }]);
    expect(readDraft('shipping')).toMatchObject({ 'account.email': 'ada@schule.example', 'billingAddress.addressId': '', 'billingAddress.lastname': 'Nowak', deliveryType: 'sameAsBilling' });
    expect(readDraft('payment')).toMatchObject({ paymentId: 'RECHNUNG' });
    expect(toastsOnPage()).toEqual([expect.stringContaining('Wir haben Ihren Warenkorb neu gefüllt.')]);
  });
});

describe.each(STEPS)('a refetch that returns while $step is open', (step) => {
  it('updates it if it is the same checkout', async () => {
    const { becomes, refetch } = await openStep(step, customers);
    becomes(aCheckout({ cart: { ...customers.cart, articleCount: 3, positions: customers.cart.positions.map((position) => ({ ...position, name: 'Buntstift' })) } }));
    await refetch();
    expect((await screen.findAllByText(/Buntstift/u)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the cart is gone, and refills it for a customer who is still signed in, whose chosen address stays chosen', async () => {
    const { becomes, refetch, currentPath, gateway } = await openStep(step, customers);
    becomes(aCheckout({ cart: { ...anEmptyCart(), id: 'cart-2' }, facts: checkoutFacts({ loginState: 'CUSTOMER' }) }));
    await refetch();
    await seeOneMessage('Ihr Warenkorb ist leer oder nicht mehr da.');
    seeSameStep(step, currentPath());
    becomes(customers);
    await userEvent.click(screen.getByRole('button', { name: 'Mit denselben Artikeln weitermachen' }));
    await waitFor(() => expect(currentPath()).toBe('/checkout/shipping/'));
    expect(gateway.variablesOf('RefillCart')).toHaveLength(1);
    const goOn = await screen.findByRole('button', { name: 'Weiter zur Zahlung' });
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(goOn);
    await waitFor(() => expect(gateway.variablesOf('SaveShippingStep')).toMatchObject([{ input: { billingAddressId: 'a1' } }]));
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
    { seen: 'the next cart', result: aCheckout({ cart: { ...anEmptyCart(), id: 'cart-2' }, facts: checkoutFacts({ loginState: 'CUSTOMER' }) }) },
  ])('leads to the order that another tab is still placing, although it already shows $seen', async ({ result }) => {
    const placing = held();
    const request = vi.fn(async (_name: string, _how: unknown, then: () => unknown) => placing.until.then(then));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const { becomes, refetch, currentPath } = await openStep(step, customers);
    becomes(result);
    await refetch();
    await waitFor(() => expect(request).toHaveBeenCalledWith('placing-order', { mode: 'exclusive' }, expect.anything()));
    becomes(aCheckout({ cart: { ...anEmptyCart(), id: 'cart-2' }, facts: checkoutFacts({ loginState: 'CUSTOMER', storedOrderId: 'B-9' }) }));
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
    const { currentPath } = await openPage(path, { replies: { CheckoutFacts: () => ({ checkoutFacts: customers.facts }), Checkout: () => ({ checkout: nobody }) } });
    expect(currentPath()).toBe('/');
  });
});
