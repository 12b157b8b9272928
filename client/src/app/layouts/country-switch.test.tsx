import { within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderInShop } from '../../testing/render-in-shop.tsx';
import { CountrySwitch } from './country-switch.tsx';

it('leads to all storefronts, each with its language, and marks the one that is open', async () => {
  const { getByRole } = await renderInShop(<CountrySwitch />, { storefront: 'at', areas: ['layout'] });
  const links = within(getByRole('navigation', { name: 'Land und Sprache' })).getAllByRole('link');
  expect(
    links.map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('hreflang'),
      link.getAttribute('aria-current'),
    ]),
  ).toEqual([
    ['Deutschland', 'http://localhost:8080/', 'de', null],
    ['Österreich', 'http://at.localhost:8080/', 'de-AT', 'true'],
    ['Schweiz', 'http://ch.localhost:8080/', 'de-CH', null],
    ['Schulen und Firmen', 'http://educational.localhost:8080/', 'de', null],
    ['Schools and companies (English)', 'http://en.educational.localhost:8080/', 'en-GB', null],
    ['Germany (English)', 'http://en.localhost:8080/', 'en-GB', null],
  ]);
});
