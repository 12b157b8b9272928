import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { aCart, aPosition, NOTHING_TO_REPORT } from '../testing/a-cart.ts';
import { readyFacts } from '../testing/a-checkout.ts';
import { fillIn } from '../testing/fill-in.ts';
import { aCustomer } from '../testing/me.ts';
import { openPage } from '../testing/open-page.tsx';
import { cartReplies } from '../testing/cart-replies.ts';

const CHANNEL = 'syncApolloData';
let channel: BroadcastChannel | undefined;

/** The first message that another tab receives. */
const heardElsewhere = (): Promise<unknown> =>
  new Promise((resolve) => {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });

describe('a message to the other tabs', () => {
  afterEach(() => channel?.close());

  it('about a changed cart has its id, its number of articles, and the login (UPSTREAM-11)', async () => {
    const heard = heardElsewhere();
    await openPage('/checkout/basket/', {
      replies: {
        Cart: () => ({ cart: aCart() }),
        ...cartReplies({
          'change-quantity': () => ({
            __typename: 'CartUpdated',
            cart: aCart({ positions: [aPosition({ quantity: 3 })], articleCount: 3 }),
            report: NOTHING_TO_REPORT,
          }),
        }),
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Eins mehr' }));
    expect(await heard).toEqual({
      happened: 'cart-changed',
      loginState: 'logged-out',
      cart: { id: 'cart-1', articleCount: 3 },
    });
  });

  it('about a login says that a customer is signed in (UPSTREAM-11)', async () => {
    const heard = heardElsewhere();
    await openPage('/login/', {
      replies: {
        '/api/login-action/': () => ({ successfull: true, firstName: 'Ada', lastName: 'Nowak', cartMerged: false }),
      },
    });
    fillIn({ 'E-Mail-Adresse': 'ada@schule.example', Passwort: 'kreide' });
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(await heard).toEqual({ happened: 'login-changed', loginState: 'customer' });
  });

  it('about a logout says that nobody is signed in (UPSTREAM-11)', async () => {
    const heard = heardElsewhere();
    await openPage('/myaccount/contact-details/', {
      replies: {
        CheckoutFacts: () => ({ checkoutFacts: readyFacts() }),
        Me: () => ({ me: aCustomer() }),
        '/api/logout-action/': () => ({ successfull: true, cartId: 'cart-2' }),
      },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Abmelden' }));
    expect(await heard).toEqual({ happened: 'login-changed', loginState: 'logged-out' });
  });
});
