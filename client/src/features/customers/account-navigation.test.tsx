import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { readyFacts } from '../../testing/a-checkout.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';

const open = (path: string, storefront: 'de' | 'b2b-de' | 'en' = 'de') =>
  openPage(path, {
    storefront,
    replies: { Me: () => ({ me: aCustomer() }), CheckoutFacts: () => ({ checkoutFacts: readyFacts() }) },
  });

const links = (name: string): readonly (readonly (string | null)[])[] =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the navigation of the account', () => {
  it('leads to orders, contact details, addresses and password', async () => {
    await open('/myaccount/contact-details/');
    expect(links('Seiten Ihres Kontos')).toEqual([
      ['Bestellungen', '/myaccount/orders/'],
      ['Kontaktdaten', '/myaccount/contact-details/'],
      ['Adressen', '/myaccount/addresses/'],
      ['Passwort', '/myaccount/password/'],
    ]);
    expect(
      within(screen.getByRole('navigation', { name: 'Seiten Ihres Kontos' })).getByRole('link', { current: 'page' })
        .textContent,
    ).toBe('Kontaktdaten');
  });

  it('leads to the customer number on the business shop only', async () => {
    await open('/myaccount/contact-details/', 'b2b-de');
    expect(links('Seiten Ihres Kontos').at(-1)).toEqual(['Kundennummer', '/myaccount/customernumber/']);
  });

  it('is not beside pages that visitors open without an account', async () => {
    await openPage('/myaccount/register/', { storefront: 'en' });
    expect(screen.queryByRole('link', { name: 'Contact details' })).toBeNull();
  });
});
