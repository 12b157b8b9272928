import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { aCart, aPosition, NOTHING_TO_REPORT } from '../../testing/a-cart.ts';
import { me } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import { cartReplies } from '../../testing/cart-replies.ts';

it('a visitor who was loaded before the cart changed does not bring the former cart back to the header', async () => {
  const changed = aCart({ positions: [aPosition({ quantity: 3 })], articleCount: 3 });
  const late: ((reply: unknown) => void)[] = [];
  const before = { me: me({ cartId: 'cart-1', cartArticleCount: 2 }) };
  const visitors = [
    before,
    new Promise((resolve) => late.push(resolve)),
    { me: me({ cartId: 'cart-1', cartArticleCount: 3 }) },
  ];
  const { client } = await openPage('/checkout/basket/', {
    replies: {
      Cart: () => ({ cart: aCart() }),
      Me: () => visitors.shift(),
      ...cartReplies({
        'change-quantity': () => ({ __typename: 'CartUpdated', cart: changed, report: NOTHING_TO_REPORT }),
      }),
    },
  });
  void client.invalidateQueries({ queryKey: ['Me'] });
  await waitFor(() => expect(visitors).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Eins mehr' }));
  expect(await screen.findByRole('link', { name: 'Warenkorb, 3 Artikel' })).toBeTruthy();
  late[0]?.(before);
  await waitFor(() => expect([visitors.length, client.isFetching()]).toEqual([0, 0]));
  expect(screen.getByRole('link', { name: 'Warenkorb, 3 Artikel' })).toBeTruthy();
});
