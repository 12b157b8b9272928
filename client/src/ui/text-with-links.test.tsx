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

it('leaves other markup as somebody typed it', () => {
  const { container } = render(
    <TextWithLinks
      text="Die Liste „<i>x</i> 😀“: <basket>Warenkorb</basket>"
      hrefs={{ basket: '/checkout/basket/' }}
    />,
  );
  expect(container.textContent).toBe('Die Liste „<i>x</i> 😀“: Warenkorb');
  expect(container.querySelector('i')).toBeNull();
});

it('shows marked words without a URL as plain text', () => {
  const { container } = render(
    <TextWithLinks text="Zur <withdrawal>Widerrufsbelehrung</withdrawal>" hrefs={{ withdrawal: undefined }} />,
  );
  expect(container.innerHTML).toBe('Zur Widerrufsbelehrung');
});
