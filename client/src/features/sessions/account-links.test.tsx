import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderInShop } from '../../testing/render-in-shop.tsx';
import { AccountLinks } from './account-links.tsx';

it.each([
  [true, ['/myaccount/returns/']],
  [false, []],
])('links to returns only while their pages exist: %s', async (areReturnsOpen, expected) => {
  await renderInShop(<AccountLinks onLeave={() => undefined} />, {
    areas: ['sessions'],
    replies: {
      ReturnsSwitch: () => ({ areReturnsOpen }),
      Me: () => ({ me: { firstName: 'Anna', lastName: 'Lehmann' } }),
    },
  });
  // Asked after the switch, and so shown no earlier.
  await screen.findByText(/Anna Lehmann/u);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/myaccount/orders/');
  expect(hrefs.filter((href) => href === '/myaccount/returns/')).toEqual(expected);
});
