import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { CartPartFragment } from '../../platform/generated/graphql.ts';
import { aCart, anEmptyCart, aPosition, euros, NOTHING_TO_REPORT } from '../../testing/a-cart.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';
import { cartReplies, operationsSent } from '../../testing/cart-replies.ts';

type SavedLine = CartPartFragment['savedLines'][number];

const aSaved = (said: Partial<SavedLine> = {}): SavedLine => ({
  ...{
    id: 's1',
    itemId: '100-01',
    name: 'Bleistift',
    path: '/prod/1/',
    picture: null,
    variants: [],
    quantity: 2,
    maxQuantity: 9,
  },
  ...{ pricePerUnit: euros(150), changedFrom: null, isCheaper: false, deliveryText: 'Lieferzeit 2 Tage' },
  ...said,
});

/** The basket as the shop stores it, changed by what the page sends. */
const open = async (first: CartPartFragment) => {
  let cart = first;
  const becoming = (next: CartPartFragment) => () => {
    cart = next;
    return { __typename: 'CartUpdated' as const, cart, report: NOTHING_TO_REPORT };
  };
  const saved = anEmptyCart({ savedLines: [aSaved()] });
  const page = await openPage('/checkout/basket/', {
    replies: {
      Cart: () => ({ cart }),
      ...cartReplies({
        'save-for-later': () => becoming(saved)(),
        'move-to-cart': () => becoming(aCart())(),
        'remove-saved': () => becoming(anEmptyCart())(),
        'save-item': () => becoming(saved)(),
      }),
    },
  });
  return page;
};

const list = () => screen.findByRole('region', { name: 'Für später gemerkt' });
const press = async (name: string): Promise<void> => void fireEvent.click(await screen.findByRole('button', { name }));
const undo = async (told: string): Promise<void> => {
  expect(await screen.findByText(new RegExp(told, 'u'))).toBeTruthy();
  await press('Rückgängig machen');
};

describe('articles that are saved for later', () => {
  it('leave the basket for the list below it, and return by the undo with the pieces that were taken out', async () => {
    const { gateway } = await open(aCart());
    await press('Für später merken Bleistift');
    expect(within(await list()).getByRole('heading', { name: 'Bleistift' })).toBeTruthy();
    expect(operationsSent(gateway, 'save-for-later')).toEqual([{ positionId: 'o1' }]);
    await undo('Bleistift ist für später gemerkt');
    await waitFor(() =>
      expect(operationsSent(gateway, 'move-to-cart')).toEqual([{ savedId: 's1', quantity: aPosition().quantity }]),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Für später gemerkt' })).toBeNull());
  });

  it('are listed below an empty basket too, and moved into it with all their pieces', async () => {
    const { gateway } = await open(anEmptyCart({ savedLines: [aSaved()] }));
    const told = (await list()).textContent?.replaceAll('\u00a0', ' ');
    expect([told?.includes('2 Stück gemerkt'), told?.includes('je 1,50 €')]).toEqual([true, true]);
    await press('In den Warenkorb Bleistift');
    await waitFor(() => expect(operationsSent(gateway, 'move-to-cart')).toEqual([{ savedId: 's1', quantity: 2 }]));
    expect(await screen.findByRole('list', { name: 'Artikel im Warenkorb' })).toBeTruthy();
  });

  it('are removed from the list, which can be undone', async () => {
    const { gateway } = await open(anEmptyCart({ savedLines: [aSaved()] }));
    await list();
    await press('Entfernen Bleistift');
    await undo('Bleistift ist nicht mehr gemerkt');
    await waitFor(() => expect(operationsSent(gateway, 'save-item')).toEqual([{ itemId: '100-01', quantity: 2 }]));
    expect(await list()).toBeTruthy();
  });

  it.each([
    ['cheaper', { changedFrom: euros(200), isCheaper: true }, 'Günstiger als beim Merken: jetzt 1,50 € statt 2,00 €.'],
    ['dearer', { changedFrom: euros(100), isCheaper: false }, 'Teurer als beim Merken: jetzt 1,50 € statt 1,00 €.'],
    ['rare', { maxQuantity: 1 }, 'Nur noch 1 Stück lieferbar.'],
    ['sold out', { maxQuantity: 0 }, 'Zurzeit ausverkauft. Der Artikel bleibt gemerkt.'],
  ])('say that they have become %s', async (_what, said, words) => {
    await open(anEmptyCart({ savedLines: [aSaved(said)] }));
    expect((await list()).textContent?.replaceAll('\u00a0', ' ')).toContain(words);
    expect(within(await list()).queryAllByRole('button', { name: /In den Warenkorb/u })).toHaveLength(
      'maxQuantity' in said && said.maxQuantity === 0 ? 0 : 1,
    );
  });

  it('stay in the basket if the list is full, and the shopper reads why', async () => {
    await openPage('/checkout/basket/', {
      replies: {
        Cart: () => ({ cart: aCart() }),
        ...cartReplies({
          'save-for-later': () => ({
            __typename: 'CartRefused',
            because: 'saved-list-full',
            messageKey: 'shop.cart.savedListFull',
            cart: aCart(),
          }),
        }),
      },
    });
    await press('Für später merken Bleistift');
    await waitFor(() =>
      expect(toastsOnPage()).toEqual([expect.stringContaining('Mehr als 50 Artikel lassen sich nicht merken.')]),
    );
    expect(screen.queryByText(/Rückgängig/u)).toBeNull();
    expect(screen.getByRole('button', { name: 'Für später merken Bleistift' })).toBeTruthy();
  });
});
