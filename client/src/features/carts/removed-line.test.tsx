import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { aCart, anEmptyCart, aPosition, NOTHING_TO_REPORT } from '../../testing/a-cart.ts';
import { openPage } from '../../testing/open-page.tsx';
import { passTime, passTimeUntil } from '../../testing/pass-time.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';
import { cartReplies, operationsSent } from '../../testing/cart-replies.ts';

const others = aCart({ positions: [aPosition({ id: 'p2', name: 'Radierer' })] });

const notice = (): HTMLElement | null => screen.queryByText(/Bleistift ist nicht mehr im Warenkorb\./u);

/** Removes the pencils; `rest` stays in the cart. From then on the clock stands still. */
const removing = async (rest = anEmptyCart(), held = aCart()) => {
  const page = await openPage('/checkout/basket/', {
    replies: {
      Cart: () => ({ cart: held }),
      ...cartReplies({
        'add-position': () => ({ __typename: 'CartUpdated', cart: held, report: NOTHING_TO_REPORT }),
        'remove-position': () => ({ __typename: 'CartUpdated', cart: rest, report: NOTHING_TO_REPORT }),
      }),
    },
  });
  vi.useFakeTimers();
  const remove = screen.getByRole('button', { name: 'Entfernen Bleistift' });
  remove.focus();
  fireEvent.click(remove);
  await passTimeUntil(() => notice() !== null);
  return page;
};

describe('a line removed from the basket', () => {
  it.each([
    ['is empty now', anEmptyCart()],
    ['holds other lines', others],
  ])('can be brought back for 8 seconds where the basket %s (CART-02)', async (_, rest) => {
    await removing(rest);
    await passTime(7_900);
    expect(notice()).not.toBeNull();
    await passTime(200);
    expect(notice()).toBeNull();
  });

  it.each([
    ['is empty now', anEmptyCart()],
    ['holds other lines', others],
  ])(
    'leaves the focus of a keyboard on the heading, where the basket %s, and so does bringing it back',
    async (_, rest) => {
      const heading = (): Element | null => document.querySelector('main h1');
      await removing(rest);
      expect(document.activeElement).toBe(heading());
      const undo = screen.getByRole('button', { name: 'Rückgängig machen' });
      undo.focus();
      fireEvent.click(undo);
      await passTimeUntil(() => !undo.isConnected);
      expect(document.activeElement).toBe(heading());
    },
  );

  it('at the price of a lightning deal is brought back for that price (DEAL-05)', async () => {
    const { gateway } = await removing(
      anEmptyCart(),
      aCart({ positions: [aPosition({ isLightningDeal: true, quantityLightning: 2, quantityNormal: 0 })] }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig machen' }));
    await passTimeUntil(() => operationsSent(gateway, 'add-position').length > 0);
    expect(operationsSent(gateway, 'add-position')).toEqual([{ itemId: '100-01-lightning', quantity: 2 }]);
  });

  it('shows a toast with the article’s name (CART-03)', async () => {
    const { gateway } = await removing();
    expect(operationsSent(gateway, 'remove-position')).toEqual([{ positionId: 'o1' }]);
    expect(toastsOnPage()).toEqual([expect.stringContaining('Bleistift wurde aus dem Warenkorb entfernt.')]);
  });
});
