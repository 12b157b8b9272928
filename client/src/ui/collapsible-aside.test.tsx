import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderInShop } from '../testing/render-in-shop.tsx';
import { CollapsibleAside } from './collapsible-aside.tsx';

it('opens when pressed, and is disabled until it is hydrated', async () => {
  const early: (boolean | undefined)[] = [];
  await renderInShop(<CollapsibleAside label="Ihre Bestellung" summary="5,00 €">Bleistift</CollapsibleAside>, {
    beforeScripts: (page) => early.push(page.querySelector('button')?.disabled),
  });
  const toggle = screen.getByRole<HTMLButtonElement>('button');
  expect([early, toggle.disabled]).toEqual([[true], false]);
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
});
