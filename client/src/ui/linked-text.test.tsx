import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { LinkedText } from './linked-text.tsx';

it('makes links of the marked words and leaves the rest as it is', () => {
  const { container } = render(<LinkedText text="Lesen Sie <terms>AGB</terms> und <privacy>Datenschutz</privacy>." hrefs={{ terms: '/agb/', privacy: '/datenschutz/' }} />);
  expect(container.innerHTML).toBe('Lesen Sie <a href="/agb/">AGB</a> und <a href="/datenschutz/">Datenschutz</a>.');
});

it('shows marked words without a target as words', () => {
  const { container } = render(<LinkedText text="Zur <withdrawal>Widerrufsbelehrung</withdrawal>" hrefs={{ withdrawal: undefined }} />);
  expect(container.innerHTML).toBe('Zur Widerrufsbelehrung');
});
