import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { aCheckout, checkoutReplies, checkoutFacts, readyFacts } from '../../testing/a-checkout.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';
import { passTimeUntil } from '../../testing/pass-time.ts';
import { Refused } from '../../testing/scripted-gateway.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const SUMMARY = '/checkout/summary/';
const PLACE = 'PlaceOrder';
const PROVIDER = 'https://pay.example/card';

const open = (outcome: () => unknown) =>
  openPage(SUMMARY, { replies: { ...checkoutReplies(aCheckout()), [PLACE]: () => ({ placeOrder: outcome() }) } });

/** A shop that accepts the order and knows it from then on, with an empty cart. */
const openTaking = () => {
  let facts = readyFacts();
  return openPage(SUMMARY, {
    replies: {
      ...checkoutReplies(aCheckout()),
      CheckoutFacts: () => ({ checkoutFacts: facts }),
      OrderConfirmation: () => ({ orderConfirmation: null }),
      [PLACE]: () => {
        facts = checkoutFacts({ loginState: 'customer', storedOrderId: 'B-1' });
        return { placeOrder: { __typename: 'OrderPlaced', orderId: 'B-1' } };
      },
    },
  });
};

const button = (): HTMLElement => screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
const order = () => userEvent.click(button());

const cardNeeded = () => ({
  __typename: 'CardPaymentNeeded',
  orderId: 'B-1',
  url: PROVIDER,
  fields: [
    { name: 'Data', value: 'secret' },
    { name: 'Len', value: '6' },
  ],
});

describe('the order', () => {
  it('is sent once with the shown total, by default with an empty comment and no newsletter', async () => {
    const { gateway, currentPath } = await openTaking();
    fillIn({ 'Nachricht zur Bestellung (freiwillig)': '   ' });
    await order();
    await waitFor(() => expect(currentPath()).toBe('/checkout/confirmation/?order=B-1'));
    expect(gateway.variablesOf(PLACE)).toEqual([
      {
        input: {
          cartId: 'cart-1',
          seen: 'seen at 6,90 €',
          comment: '',
          newsletter: false,
        },
      },
    ]);
  });

  it('offers another way to pay on an express checkout only, outside the form of the order (PAY-08)', async () => {
    await openPage(SUMMARY, { replies: checkoutReplies(aCheckout({ facts: readyFacts({ isExpressAmazon: true }) })) });
    const leave = screen.getByRole('button', { name: 'Andere Zahlungsart wählen' });
    const form = document.querySelector(`form#${leave.getAttribute('form')}`);
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/forms/abort-amazon']);
    expect(button().closest('form')?.contains(form)).toBe(false);
  });

  it('has no such button on any other checkout', async () => {
    await openTaking();
    expect(screen.queryByRole('button', { name: 'Andere Zahlungsart wählen' })).toBeNull();
  });

  it('includes comment and newsletter', async () => {
    const { gateway } = await openTaking();
    fillIn({ 'Nachricht zur Bestellung (freiwillig)': 'Bitte klingeln' });
    await userEvent.click(screen.getByRole('checkbox'));
    await order();
    await waitFor(() =>
      expect(gateway.variablesOf(PLACE)).toEqual([
        { input: expect.objectContaining({ comment: 'Bitte klingeln', newsletter: true }) },
      ]),
    );
  });

  it('sends an emptied comment and an unticked newsletter after a changed cart', async () => {
    const held = aCheckout({ orderComment: 'Bitte klingeln', newsletterChosen: true });
    const changed = {
      __typename: 'CartChanged',
      messageKey: 'vue.checkout.summaryStep.notification.cartChanged',
      changes: [],
      checkout: held,
    };
    const { gateway } = await openPage(SUMMARY, {
      replies: { ...checkoutReplies(held), [PLACE]: () => ({ placeOrder: changed }) },
    });
    await order();
    fillIn({ 'Nachricht zur Bestellung (freiwillig)': '' });
    await userEvent.click(screen.getByRole('checkbox'));
    await order();
    const wishes = [
      { comment: 'Bitte klingeln', newsletter: true },
      { comment: '', newsletter: false },
    ];
    await waitFor(() =>
      expect(gateway.variablesOf(PLACE)).toEqual(wishes.map((said) => ({ input: expect.objectContaining(said) }))),
    );
  });

  it('that needs a card payment stays on the summary, where the provider’s form submits itself (SUBM-07)', async () => {
    const sent: HTMLFormElement[] = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent.push(this);
    });
    const { currentPath } = await open(cardNeeded);
    await order();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(currentPath()).toBe(SUMMARY);
    expect([sent[0]?.getAttribute('action'), sent[0]?.method]).toEqual([PROVIDER, 'post']);
    expect([...new FormData(sent[0])]).toEqual([
      ['Data', 'secret'],
      ['Len', '6'],
    ]);
  });

  it('that needs a redirect leaves after 100 ms (SUBM-08)', async () => {
    const left: { readonly to: string | URL; readonly at: number }[] = [];
    let repliedAt = 0;
    vi.spyOn(globalThis.location, 'assign').mockImplementation((to) => void left.push({ to, at: performance.now() }));
    await open(() => {
      repliedAt = performance.now();
      return { __typename: 'RedirectNeeded', orderId: 'B-1', url: 'https://pay.example/wallet' };
    });
    vi.useFakeTimers();
    fireEvent.click(button());
    await passTimeUntil(() => left.length > 0);
    expect(left).toEqual([{ to: 'https://pay.example/wallet', at: expect.any(Number) }]);
    expect((left[0]?.at ?? 0) - repliedAt).toBeGreaterThanOrEqual(100);
    expect((left[0]?.at ?? 0) - repliedAt).toBeLessThan(120);
  });
});

describe('an order that fails in the shop', () => {
  it.each([
    [
      'the message of the first error',
      new Refused({ messageKey: 'shop.payment.declined' }, { messageKey: 'shop.error.network' }),
      'Die Zahlung wurde abgelehnt.',
    ],
    ['an internal error where there is no message', new Refused({}), 'Bei uns ist ein Fehler aufgetreten.'],
  ])('shows %s on the summary (SUBM-10)', async (_, failure, words) => {
    const { currentPath } = await open(() => {
      throw failure;
    });
    await order();
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText(new RegExp(`^${words}`, 'u'))).toBeTruthy();
    expect(toastsOnPage()).toEqual([]);
    expect(currentPath()).toBe(SUMMARY);
  });
});
