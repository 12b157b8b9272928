import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderInShop } from '../testing/render-in-shop.tsx';
import { CollapsibleAside } from './collapsible-aside.tsx';

it('shows its content below laptop width once it is pressed, and hides it again', async () => {
  await renderInShop(
    <CollapsibleAside label="Ihre Bestellung" summary="5,00 €">
      Bleistift
    </CollapsibleAside>,
  );
  const toggle = screen.getByRole('button', { name: /^Ihre Bestellung/u });
  const content = screen.getByText('Bleistift');
  const shown = () => [toggle.getAttribute('aria-expanded'), content.dataset['open']];
  expect(toggle.getAttribute('aria-controls')).toBe(content.id);
  expect(shown()).toEqual(['false', undefined]);
  fireEvent.click(toggle);
  expect(shown()).toEqual(['true', 'true']);
  fireEvent.click(toggle);
  expect(shown()).toEqual(['false', undefined]);
});
