import { expect, it } from 'vitest';

import { aCart } from '../testing/a-cart.ts';
import { aList, ownLists } from '../testing/a-wishlist.ts';
import { aCustomer } from '../testing/me.ts';
import { aPageRequest } from '../testing/page-request.ts';
import { renderPage } from './entry-server.tsx';

it.each([
  ['a list', aList({ name: 'Klasse <3b>', isDefault: false }), 'Klasse &lt;3b> | Merkzettel &amp; Listen | Pausenhof'],
  ['the Merkzettel', aList(), 'Merkzettel &amp; Listen | Pausenhof'],
])('the title of the page says which list is open: %s', async (_which, list, title) => {
  const replies = {
    Cart: () => ({ cart: aCart() }),
    Me: () => ({ me: aCustomer() }),
    OwnWishlists: () => ownLists(list),
  };
  const { html } = await renderPage(aPageRequest('/myaccount/wishlist/', replies, { loginState: 'customer' }));
  expect(/<title>([^<]*)<\/title>/u.exec(html)?.[1]).toBe(title);
});
