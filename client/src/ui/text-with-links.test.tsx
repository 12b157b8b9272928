import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { TextWithLinks } from './text-with-links.tsx';

it('turns marked words into links and leaves the rest as it is', () => {
  const { container } = render(
    <TextWithLinks
      text="Lesen Sie <terms>AGB</terms> und <privacy>Datenschutz</privacy>."
      hrefs={{ terms: '/agb/', privacy: '/datenschutz/' }}
    />,
  );
  expect(container.innerHTML).toBe('Lesen Sie <a href="/agb/">AGB</a> und <a href="/datenschutz/">Datenschutz</a>.');
});

it('shows marked words without a URL as plain text', () => {
  const { container } = render(
    <TextWithLinks text="Zur <withdrawal>Widerrufsbelehrung</withdrawal>" hrefs={{ withdrawal: undefined }} />,
  );
  expect(container.innerHTML).toBe('Zur Widerrufsbelehrung');
});
