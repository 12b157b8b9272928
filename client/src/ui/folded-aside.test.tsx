import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderInShop } from '../testing/render-in-shop.tsx';
import { FoldedAside } from './folded-aside.tsx';

it('unfolds by a press, and cannot be pressed before somebody hears of it', async () => {
  const early: (boolean | undefined)[] = [];
  await renderInShop(<FoldedAside label="Ihre Bestellung" gist="5,00 €">Bleistift</FoldedAside>, {
    beforeScripts: (page) => early.push(page.querySelector('button')?.disabled),
  });
  const fold = screen.getByRole<HTMLButtonElement>('button');
  expect([early, fold.disabled]).toEqual([[true], false]);
  fireEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
});
