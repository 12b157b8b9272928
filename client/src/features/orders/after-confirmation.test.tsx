import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { keepDraft, readDraft } from '../../shared/session-draft.ts';
import { aCart, anEmptyCart } from '../../testing/a-cart.ts';
import { checkoutFacts } from '../../testing/a-checkout.ts';
import { anOrder } from '../../testing/an-order.ts';
import { me } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopAnswers } from '../../testing/shop-answers.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const CLEANUP = '/api/confirmation-cleanup/';
const LOGOUT = '/api/logout-action/';

const answersFor = (orderId: string): ShopAnswers => ({
  CheckoutFacts: () => ({ checkoutFacts: checkoutFacts({ storedOrderId: orderId }) }),
  OrderConfirmation: () => ({ orderConfirmation: anOrder({ orderId }) }),
  [LOGOUT]: () => ({ successfull: true }),
});

/** The page of a confirmed order. Each test has an order of its own, as each is tidied up after once. */
const confirmed = (orderId: string, answers: ShopAnswers) => openPage(`/checkout/confirmation/?order=${orderId}`, { answers: { ...answersFor(orderId), ...answers } });

const cleaning: ShopAnswers = { [CLEANUP]: () => ({ successfull: true, cartId: 'cart-2' }) };

describe('after the confirmation', () => {
  it('what was typed in the checkout is forgotten, and the gateway clears the ids (SUBM-11)', async () => {
    for (const form of ['shipping', 'payment', 'summary', 'login', 'register']) keepDraft(form, { comment: 'Bitte klingeln' });
    const { gateway } = await confirmed('B-11', cleaning);
    await waitFor(() => expect(gateway.givenTo(CLEANUP)).toEqual([{ cartId: 'cart-1' }]));
    expect(['shipping', 'payment', 'summary', 'login', 'register'].map(readDraft)).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('the checkout is tidied up once, and nobody is logged out', async () => {
    const { gateway } = await confirmed('B-12', cleaning);
    await waitFor(() => expect(gateway.givenTo(CLEANUP)).toHaveLength(1));
    await confirmed('B-12', cleaning);
    expect(gateway.givenTo(CLEANUP)).toHaveLength(1);
    expect(gateway.givenTo(LOGOUT)).toEqual([]);
  });

  it('the cart is replaced by the new one (SUBM-12)', async () => {
    let cart = aCart();
    const { gateway, go } = await openPage('/checkout/basket/', {
      answers: {
        ...answersFor('B-13'),
        Cart: () => ({ cart }),
        Me: () => ({ me: me({ cartId: cart.id, cartArticleCount: cart.articleCount }) }),
        [CLEANUP]: () => {
          cart = { ...anEmptyCart(), id: 'cart-2' };
          return { successfull: true, cartId: 'cart-2' };
        },
      },
    });
    expect(await screen.findByRole('link', { name: 'Warenkorb, 2 Artikel' })).toBeTruthy();
    await go('/checkout/confirmation/?order=B-13');
    await waitFor(() => expect(gateway.givenTo(CLEANUP)).toEqual([{ cartId: 'cart-1' }]));
    await go('/checkout/basket/');
    expect(await screen.findByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Warenkorb, 0 Artikel' })).toBeTruthy();
  });

  it.each([
    ['refuses', 'B-14', () => ({ successfull: false, errorMessage: 'shop.error.sessionExpired' })],
    ['breaks off', 'B-15', () => { throw new TypeError('connection lost'); }],
  ])('whoever ordered is logged out where the clean-up %s (SUBM-14)', async (_, orderId, cleanUp) => {
    const { gateway } = await confirmed(orderId, { [CLEANUP]: cleanUp });
    await waitFor(() => expect(gateway.givenTo(LOGOUT)).toHaveLength(1));
    await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringMatching(/^Achtung: .*haben wir Sie abgemeldet\./u)]));
  });
});
