import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { CartPartFragment } from '../../platform/generated/graphql.ts';
import { aCart } from '../../testing/a-cart.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { aCustomer, me } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';
import { cartReplies, operationsSent } from '../../testing/cart-replies.ts';

const LOGIN = '/api/login-action/';

const line = (name: string, brought: number, added: number, most = 99) => ({
  itemId: name,
  name,
  brought,
  added,
  most,
});
const MERGE: NonNullable<CartPartFragment['merge']> = {
  from: 'cart-1',
  lines: [line('Heft', 2, 2), line('Stift', 3, 1, 4), line('Kreide', 1, 0, 9), line('Globus', 2, 0, 0)],
  vouchers: [
    { code: 'SCHULE10', taken: true },
    { code: 'ALLEIN', taken: false },
  ],
};

const signIn = async (merge: CartPartFragment['merge'], mergeUndone = true) => {
  let isSignedIn = false;
  let told = merge;
  const cart = () => aCart({ id: 'cart-2', merge: told });
  const over = () => {
    told = null;
    return {
      __typename: 'CartUpdated',
      cart: cart(),
      report: { added: [], variantsToChoose: [], quantityChanged: [], maxInCart: [], dealSplit: [], mergeUndone },
    };
  };
  const page = await openPage('/login/?origin=/beratung/', {
    replies: {
      Me: () => ({
        me: isSignedIn ? aCustomer({ cartId: 'cart-2', cartArticleCount: 5, hasMergedCart: told !== null }) : me(),
      }),
      Cart: () => ({ cart: cart() }),
      ...cartReplies({ 'undo-merge': () => over(), 'dismiss-merge': () => over() }),
      [LOGIN]: () => {
        isSignedIn = true;
        return {
          successfull: true,
          firstName: 'Ada',
          lastName: 'Nowak',
          cartMerged: merge !== null,
          updatedCartId: 'cart-2',
        };
      },
    },
  });
  const form = within(screen.getByRole('form', { name: 'Anmelden' }));
  fillIn({ 'E-Mail-Adresse': 'ada@schule.example', Passwort: 'kreide' });
  await userEvent.click(form.getByRole('button', { name: 'Anmelden' }));
  await waitFor(() => expect(page.currentPath()).toBe('/beratung/'));
  return page;
};

const notice = () => screen.findByRole('status', { name: 'Ihre Warenkörbe liegen jetzt zusammen' });
const press = async (name: string): Promise<void> =>
  void fireEvent.click(within(await notice()).getByRole('button', { name }));

describe('the cart at login', () => {
  it('is merged into the customer’s; the page says line by line what was added, and what was not taken whole (AUTH-06, UPM-15)', async () => {
    const { gateway } = await signIn(MERGE);
    expect(gateway.variablesOf(LOGIN)).toEqual([expect.objectContaining({ mergeCart: true })]);
    const told = within(await notice())
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent);
    expect(told).toEqual([
      '2 × Heft',
      '1 von 3 × Stift. Mehr als 4 Stück sind nicht lieferbar.',
      'Kreide: nichts. Es liegen schon so viele im Warenkorb, wie lieferbar sind (9 Stück).',
      '2 × Globus, zurzeit ausverkauft',
      'Gutschein SCHULE10',
      'Der Gutschein ALLEIN nicht. Er lässt sich nicht mit Ihrem anderen Gutschein kombinieren.',
    ]);
    expect(await screen.findByRole('link', { name: 'Warenkorb, 5 Artikel' })).toBeTruthy();
  });

  it('is as it was before when the shopper presses for that, and the notice goes (UPM-15)', async () => {
    const { gateway } = await signIn(MERGE);
    await press('Wieder herausnehmen');
    await waitFor(() =>
      expect(toastsOnPage()).toEqual([
        expect.stringContaining('Wir haben herausgenommen, was bei der Anmeldung dazugekommen war.'),
      ]),
    );
    expect(operationsSent(gateway, 'undo-merge')).toEqual([{ mergedCartId: 'cart-1' }]);
    expect(screen.queryByText('Ihre Warenkörbe liegen jetzt zusammen')).toBeNull();
  });

  it('says so if another tab had undone the merge or kept it', async () => {
    await signIn(MERGE, false);
    await press('Wieder herausnehmen');
    await waitFor(() =>
      expect(toastsOnPage()).toEqual([expect.stringContaining('An Ihrem Warenkorb hat sich nichts geändert.')]),
    );
  });

  it('stays as it is when the notice is put away, which nothing else does', async () => {
    const { gateway } = await signIn(MERGE);
    await press('So lassen');
    await waitFor(() => expect(screen.queryByText('Ihre Warenkörbe liegen jetzt zusammen')).toBeNull());
    expect([operationsSent(gateway, 'dismiss-merge'), operationsSent(gateway, 'undo-merge')]).toEqual([
      [{ mergedCartId: 'cart-1' }],
      [],
    ]);
  });

  it('is not mentioned if nothing was merged', async () => {
    await signIn(null);
    expect(screen.queryByText('Ihre Warenkörbe liegen jetzt zusammen')).toBeNull();
    expect(toastsOnPage()).toEqual([]);
  });
});
