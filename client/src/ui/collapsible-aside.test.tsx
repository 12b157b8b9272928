import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderInShop } from '../testing/render-in-shop.tsx';
import { CollapsibleAside } from './collapsible-aside.tsx';

it('opens when pressed', async () => {
  await renderInShop(<CollapsibleAside label="Ihre Bestellung" summary="5,00 €">Bleistift</CollapsibleAside>);
  const toggle = screen.getByRole<HTMLButtonElement>('button');
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
});
