import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderInShop } from '../../../testing/render-in-shop.tsx';
import { DeliveryLine } from './delivery-line.tsx';

it('an unknown availability is said to be unknown, with the delivery days that are known', async () => {
  await renderInShop(
    <DeliveryLine
      delivery={{ availability: 'unknown', arrives: { from: '2026-08-05', to: '2026-08-06' }, left: null }}
    />,
    { areas: ['catalogue'] },
  );
  expect(screen.getByText('Ob der Artikel auf Lager ist, wissen wir gerade nicht.')).toBeTruthy();
  expect(screen.getByText(/^\s*Lieferung/u)).toBeTruthy();
});

it.each([
  ['Auf Lager.', 'in-stock'],
  ['In stock.', 'in-stock'],
  ['Morgen bei Ihnen', null],
])('the storefront’s text “%s” is shown as it is, green in two wordings only (PDP-08)', async (text, look) => {
  await renderInShop(<DeliveryLine delivery={{ availability: 'in-stock', arrives: null, left: null }} text={text} />, {
    areas: ['catalogue'],
  });
  expect(screen.getByText(text).getAttribute('data-availability')).toBe(look);
});
