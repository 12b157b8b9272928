import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderInShop } from '../../testing/render-in-shop.tsx';
import { AccountLinks } from './account-links.tsx';

it.each([
  [true, ['/myaccount/returns/']],
  [false, []],
])('links to returns only while their pages exist: %s', async (areReturnsOpen, expected) => {
  let asked = 0;
  const ReturnsSwitch = () => {
    asked += 1;
    return { areReturnsOpen };
  };
  await renderInShop(<AccountLinks onLeave={() => undefined} />, {
    areas: ['sessions'],
    replies: { ReturnsSwitch, Me: () => ({ me: null }) },
  });
  await waitFor(() => expect(asked).toBe(1));
  await act(async () => undefined);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/myaccount/orders/');
  expect(hrefs.filter((href) => href === '/myaccount/returns/')).toEqual(expected);
});
