import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { orderOfCart, savePlacedOrder, placedOrderId } from './model/placed-order.ts';
import { saveDraft, readDraft } from '../../platform/forms/form-draft.ts';
import { writeStored } from '../../platform/session/stored-values.ts';
import { aCart, anEmptyCart, euros } from '../../testing/a-cart.ts';
import { checkoutFacts, readyFacts } from '../../testing/a-checkout.ts';
import { anOrder } from '../../testing/an-order.ts';
import { aCustomer, me } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { storedIn } from '../../testing/stored-in.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';
import { setVisitorSession } from '../../testing/visitor-session.ts';
import { cachedCheckout } from '../sessions/model/personal-queries.ts';
import { confirmationQuery } from './orders.queries.ts';

const CLEANUP = '/api/confirmation-cleanup/';
const LOGOUT = '/api/logout-action/';

const repliesFor = (orderId: string): ShopReplies => ({
  CheckoutFacts: () => ({ checkoutFacts: checkoutFacts({ storedOrderId: orderId }) }),
  OrderConfirmation: () => ({ orderConfirmation: anOrder({ orderId }) }),
  [LOGOUT]: () => ({ successfull: true }),
});

/** The page of a confirmed order. Each test has its own order, because a tab cleans up only once after an order. */
const confirmed = (orderId: string, replies: ShopReplies) =>
  openPage(`/checkout/confirmation/?order=${orderId}`, { replies: { ...repliesFor(orderId), ...replies } });

const cleaning: ShopReplies = { [CLEANUP]: () => ({ successfull: true, cartId: 'cart-2' }) };

describe('after the confirmation', () => {
  it('the drafts of the checkout are removed, and the gateway is asked to clear the ids', async () => {
    for (const form of ['shipping', 'payment', 'summary', 'login', 'register'])
      saveDraft(form, { comment: 'Bitte klingeln' });
    const { gateway } = await confirmed('B-11', cleaning);
    await waitFor(() => expect(gateway.variablesOf(CLEANUP)).toEqual([{ cartId: 'cart-1' }]));
    await waitFor(() => expect(readDraft('shipping')).toBeUndefined());
    expect(['shipping', 'payment', 'summary', 'login', 'register'].map(readDraft)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(Object.keys(storedIn(sessionStorage))).toEqual(['visited']);
  });

  it('the drafts for the next order stay when a confirmation is only opened again', async () => {
    saveDraft('shipping', { phone: '0221 987654' });
    savePlacedOrder({ cartId: 'cart-1', orderId: 'B-19' });
    const { gateway } = await confirmed('B-19', {
      [CLEANUP]: () => ({ successfull: true, cartId: 'cart-2', isRepeated: true }),
    });
    await waitFor(() => expect([gateway.variablesOf(CLEANUP).length, placedOrderId()]).toEqual([1, undefined]));
    expect(screen.getByText('B-19')).toBeTruthy();
    expect([readDraft('shipping'), gateway.variablesOf(LOGOUT)]).toEqual([{ phone: '0221 987654' }, []]);
  });

  it('what a guest has left is gone, but for the order on the screen: the session ends with it', async () => {
    setVisitorSession('first-1');
    writeStored('browser', 'recentViews', ['7']);
    savePlacedOrder({ cartId: 'cart-1', orderId: 'B-21' });
    await confirmed('B-21', {
      [CLEANUP]: () => {
        setVisitorSession('next-2');
        return { successfull: true, cartId: 'cart-2' };
      },
    });
    await waitFor(() =>
      expect([storedIn(localStorage)['recentViews'], placedOrderId(), orderOfCart('cart-1')]).toEqual([
        undefined,
        undefined,
        'B-21',
      ]),
    );
  });

  it('a session that ended in another tab is only logged out', async () => {
    saveDraft('shipping', { phone: '0221 987654' });
    const { gateway } = await confirmed('B-20', { Me: () => ({ me: me({ cartId: null }) }) });
    await waitFor(() => expect(gateway.variablesOf(LOGOUT)).toHaveLength(1));
    expect([readDraft('shipping'), gateway.variablesOf(CLEANUP)]).toEqual([undefined, []]);
  });

  it('the checkout is cleaned up once, and nobody is logged out', async () => {
    const { gateway, navigateTo } = await confirmed('B-12', cleaning);
    await waitFor(() => expect(gateway.variablesOf(CLEANUP)).toHaveLength(1));
    await navigateTo('/checkout/basket/');
    await navigateTo('/checkout/confirmation/?order=B-12');
    expect(await screen.findByText('B-12')).toBeTruthy();
    expect(gateway.variablesOf(CLEANUP)).toHaveLength(1);
    expect(gateway.variablesOf(LOGOUT)).toEqual([]);
  });

  it('the cart is replaced by the new one (SUBM-12)', async () => {
    let cart = aCart();
    const { gateway, navigateTo } = await openPage('/checkout/basket/', {
      replies: {
        ...repliesFor('B-13'),
        Cart: () => ({ cart }),
        Me: () => ({ me: me({ cartId: cart.id, cartArticleCount: cart.articleCount }) }),
        [CLEANUP]: () => {
          cart = { ...anEmptyCart(), id: 'cart-2' };
          return { successfull: true, cartId: 'cart-2' };
        },
      },
    });
    expect(await screen.findByRole('link', { name: 'Warenkorb, 2 Artikel' })).toBeTruthy();
    await navigateTo('/checkout/confirmation/?order=B-13');
    await waitFor(() => expect(gateway.variablesOf(CLEANUP)).toEqual([{ cartId: 'cart-1' }]));
    await navigateTo('/checkout/basket/');
    expect(await screen.findByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Warenkorb, 0 Artikel' })).toBeTruthy();
  });

  it('the recent orders of a signed-in customer are refetched (SUBM-13)', async () => {
    let recentOrders: readonly unknown[] = [];
    const { gateway, navigateTo } = await openPage('/myaccount/contact-details/', {
      replies: {
        ...repliesFor('B-16'),
        CheckoutFacts: () => ({ checkoutFacts: readyFacts({ storedOrderId: 'B-16' }) }),
        Me: () => ({ me: aCustomer() }),
        RecentOrders: () => ({ recentOrders }),
        [CLEANUP]: () => ({ successfull: true, cartId: 'cart-2' }),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Noch keine Bestellungen' })).toBeTruthy();
    recentOrders = [{ orderId: 'B-16', orderedAt: '2026-08-03T09:30:00Z', total: euros(690) }];
    await navigateTo('/checkout/confirmation/?order=B-16');
    await waitFor(() => expect(gateway.variablesOf('RecentOrders')).toHaveLength(2));
    await navigateTo('/myaccount/contact-details/');
    expect(await screen.findByRole('rowheader', { name: 'B-16' })).toBeTruthy();
    expect(gateway.variablesOf('RecentOrders')).toHaveLength(2);
  });

  it('a guest session is reset: the visitor is anonymous again, without any orders (SUBM-13)', async () => {
    let visitor = me({ loginState: 'guest', email: 'ada@schule.example', cartArticleCount: 2 });
    const { gateway, navigateTo } = await openPage('/', {
      replies: {
        ...repliesFor('B-17'),
        Me: () => ({ me: visitor }),
        [CLEANUP]: () => {
          visitor = me({ cartId: 'cart-2' });
          return { successfull: true, cartId: 'cart-2' };
        },
      },
    });
    expect(await screen.findByRole('link', { name: 'Warenkorb, 2 Artikel' })).toBeTruthy();
    await navigateTo('/checkout/confirmation/?order=B-17');
    await waitFor(() => expect(gateway.variablesOf(CLEANUP)).toHaveLength(1));
    await navigateTo('/');
    expect(await screen.findByRole('link', { name: 'Warenkorb, 0 Artikel' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Anmelden' })).toBeTruthy();
    expect(gateway.variablesOf('RecentOrders')).toEqual([]);
  });

  it('the store is reset: only the order of the finished checkout stays in the tab (SUBM-13)', async () => {
    const { client, gateway, navigateTo } = await openPage('/checkout/shipping/', {
      replies: {
        ...repliesFor('B-18'),
        ...cleaning,
        CheckoutFacts: () => ({ checkoutFacts: readyFacts({ storedOrderId: 'B-18' }) }),
      },
    });
    expect(cachedCheckout(client)).toBeDefined();
    await navigateTo('/checkout/confirmation/?order=B-18');
    await waitFor(() => expect(gateway.variablesOf(CLEANUP)).toHaveLength(1));
    await waitFor(() => expect(cachedCheckout(client)).toBeUndefined());
    expect(client.getQueryData(confirmationQuery('B-18').queryKey)).toBeDefined();
  });

  it.each([
    ['the query for the visitor', 'Me', 'B-21'],
    ['the clean-up itself', CLEANUP, 'B-22'],
  ])('a reply that is lost once logs nobody out: %s is sent again', async (_, lost, orderId) => {
    saveDraft('shipping', { comment: 'Bitte klingeln' });
    const scripted: ShopReplies = {
      Me: () => ({ me: aCustomer() }),
      [CLEANUP]: () => ({ successfull: true, cartId: 'cart-2', isRepeated: lost === CLEANUP }),
    };
    let tries = 0;
    const { gateway } = await confirmed(orderId, {
      ...scripted,
      [lost]: (variables) => {
        tries += 1;
        if (tries === 1) throw new TypeError('connection lost');
        return scripted[lost]?.(variables);
      },
    });
    await waitFor(() => expect([tries, placedOrderId(), readDraft('shipping')]).toEqual([2, undefined, undefined]));
    expect([gateway.variablesOf(CLEANUP).length, gateway.variablesOf(LOGOUT), toastsOnPage()]).toEqual([
      lost === CLEANUP ? 2 : 1,
      [],
      [],
    ]);
  });

  it.each([
    ['refuses', 'B-14', 1, () => ({ successfull: false, errorMessage: 'shop.error.sessionExpired' })],
    [
      'breaks off twice',
      'B-15',
      2,
      () => {
        throw new TypeError('connection lost');
      },
    ],
  ])('the shopper is logged out where the clean-up %s (SUBM-14)', async (_, orderId, tries, cleanUp) => {
    const { gateway } = await confirmed(orderId, { [CLEANUP]: cleanUp });
    await waitFor(() => expect(gateway.variablesOf(LOGOUT)).toHaveLength(1));
    expect(gateway.variablesOf(CLEANUP)).toHaveLength(tries);
    await waitFor(() =>
      expect(toastsOnPage()).toEqual([expect.stringMatching(/^Achtung: .*haben wir Sie abgemeldet\./u)]),
    );
  });
});
