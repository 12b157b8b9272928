import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { openTabs, type TabMessage } from '../../shared/tabs.ts';
import { aCart, aPosition } from '../../testing/a-cart.ts';
import { openPage } from '../../testing/open-page.tsx';

const report = { added: [], variantsToChoose: [], quantityChanged: [], maxInCart: [] };

describe('a changed cart', () => {
  it('is told to the other tabs: what it holds now, and whose it is', async () => {
    const other = openTabs();
    const heard = new Promise<TabMessage>((resolve) => other.listen(resolve));
    await openPage('/checkout/basket/', {
      answers: {
        Cart: () => ({ cart: aCart() }),
        ChangeQuantity: () => ({ changeQuantity: { __typename: 'CartUpdated', cart: aCart({ positions: [aPosition({ quantity: 3 })], articleCount: 3 }), report } }),
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Eins mehr' }));
    expect(await heard).toEqual({ happened: 'cart-changed', loginState: 'LOGGED_OUT', cart: { id: 'cart-1', articleCount: 3 } });
  });
});
