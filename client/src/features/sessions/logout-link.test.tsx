import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { saveDraft } from '../../platform/forms/form-draft.ts';
import { showToast } from '../../platform/toasts/toasts.ts';
import { readyFacts } from '../../testing/a-checkout.ts';
import { aCustomer, me } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { storedIn } from '../../testing/stored-in.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';
import { setVisitorSession } from '../../testing/visitor-session.ts';
import { saveName } from './model/saved-name.ts';

const LOGOUT = '/api/logout-action/';

/** What the shopper was told before. */
const ORDERED = { kind: 'info', messageKey: 'shop.checkout.ordered', values: { orderId: '400000001' } } as const;

const leaving = async (reply: unknown) => {
  let visitor = aCustomer({ cartId: 'cart-1', cartArticleCount: 2 });
  saveDraft('shipping', { phone: '0351 1' });
  saveName({ firstName: 'Ada', lastName: 'Nowak' });
  const page = await openPage('/myaccount/contact-details/', {
    replies: {
      Me: () => ({ me: visitor }),
      CheckoutFacts: () => ({ checkoutFacts: readyFacts() }),
      [LOGOUT]: () => {
        visitor = me({ cartId: 'cart-2' });
        setVisitorSession('next-2');
        return reply;
      },
    },
  });
  act(() => void showToast(page.store, ORDERED));
  await userEvent.click(screen.getByRole('link', { name: 'Abmelden' }));
  await waitFor(() => expect(page.currentPath()).toBe('/'));
  return page;
};

describe('logging out', () => {
  it('continues with a new anonymous cart, and removes what was typed and the name', async () => {
    const { gateway } = await leaving({ successfull: true, cartId: 'cart-2' });
    expect(gateway.variablesOf(LOGOUT)).toHaveLength(1);
    expect(await screen.findByRole('link', { name: 'Warenkorb, 0 Artikel' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Anmelden' })).toBeTruthy();
    expect([storedIn(sessionStorage), storedIn(localStorage)].map(Object.keys)).toEqual([[], ['lastPostedVisitor']]);
  });

  it('takes away what was told before', async () => {
    await leaving({ successfull: true, cartId: 'cart-2' });
    expect(toastsOnPage()).toEqual(['Erledigt: Sie sind abgemeldet.']);
  });

  it('shows nothing about a session that was already over (ERR-02)', async () => {
    await leaving({ successfull: false, messageKey: 'vue.error.security.valid_token_required' });
    expect(toastsOnPage().filter((toast) => !toast.startsWith('Erledigt: '))).toEqual([]);
  });
});
