import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { aCart, anEmptyCart, aPosition } from '../../testing/a-cart.ts';
import { openPage } from '../../testing/open-page.tsx';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';

const NOTICE = /Bleistift ist nicht mehr im Warenkorb\./u;
const report = { added: [], variantsToChoose: [], quantityChanged: [], maxInCart: [] };
const rest = aCart({ positions: [aPosition({ id: 'p2', name: 'Radierer' })] });

const removing = async (cart = anEmptyCart()) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = await openPage('/checkout/basket/', {
    answers: { Cart: () => ({ cart: aCart() }), RemovePosition: () => ({ removePosition: { __typename: 'CartUpdated', cart, report } }) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Entfernen Bleistift' }), { advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await screen.findByText(NOTICE);
  return page;
};

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

describe('a line that was removed from the basket', () => {
  it.each([['is empty now', anEmptyCart()], ['holds other lines', rest]])('can be brought back for 8 seconds where the basket %s (CART-02)', async (_, cart) => {
    await removing(cart);
    await pass(7_800);
    expect(screen.queryByText(NOTICE)).not.toBeNull();
    await pass(300);
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('is told of by a toast that names the article (CART-03)', async () => {
    const { gateway } = await removing();
    expect(gateway.givenTo('RemovePosition')).toEqual([{ positionId: 'p1' }]);
    expect(toastsOnPage()).toEqual([expect.stringContaining('Bleistift wurde aus dem Warenkorb entfernt.')]);
  });
});
