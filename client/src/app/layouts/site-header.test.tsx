import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';

const FOOTER = {
  Footer: () => ({
    footer: {
      usps: [
        {
          imageSrc: '/p.webp',
          headline: 'Ab 49 € versandkostenfrei',
          textHtml: '<p>Schnell.</p>',
          link: '/service/versand/',
        },
        { imageSrc: '/p.webp', headline: 'Kauf auf Rechnung', textHtml: '<p>Bequem.</p>', link: null },
      ],
      blocks: [],
    },
  }),
};

const strip = (name = 'Vorteile und Service'): HTMLElement => screen.getByRole('region', { name });
const hrefsIn = (part: HTMLElement): readonly (string | null)[] =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const benefit = (name: string): HTMLElement => within(strip()).getByRole('link', { name });

describe('the header', () => {
  it('has a menu, the logo, the search, service and trust, three explained benefit points, and a row of selling points (HEADER-01)', async () => {
    await openPage('/', { replies: FOOTER });
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('button', { name: 'Menü' })).toBeDefined();
    expect(header.getByRole('link', { name: 'Pausenhof, zur Startseite' }).getAttribute('href')).toBe('/');
    expect(within(header.getByRole('search')).getByRole('searchbox').getAttribute('name')).toBe('q');
    expect(hrefsIn(within(strip()).getByRole('list', { name: 'Vertrauen und Sicherheit' }))).toHaveLength(3);
    expect(within(strip()).getAllByRole('tooltip')).toHaveLength(3);
    expect(within(screen.getByRole('region', { name: 'Gute Gründe' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('has the account, the basket with its quantity, and the editors’ selling points with their links', async () => {
    await openPage('/', { replies: { ...FOOTER, Me: () => ({ me: aCustomer({ cartArticleCount: 120 }) }) } });
    const header = within(screen.getByRole('banner'));
    await waitFor(() => expect(header.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/myaccount/'));
    const basket = header.getByRole('link', { name: 'Warenkorb, 120 Artikel' });
    expect([basket.getAttribute('href'), basket.textContent]).toEqual([
      '/checkout/basket/',
      expect.stringContaining('99+'),
    ]);
    const points = within(screen.getByRole('region', { name: 'Gute Gründe' }));
    expect(points.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ab 49 € versandkostenfrei',
      'Kauf auf Rechnung',
    ]);
    expect(points.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/service/versand/']);
  });

  it.each([
    [
      'de',
      'Vorteile und Service',
      {
        'Lieferung in 2 bis 3 Werktagen': '/service/versand/',
        '30 Tage Rückgabe': '/service/widerruf/',
        'Hilfe zur Klassenliste': '/beratung/klassenliste/',
      },
    ],
    [
      'b2b-en',
      'Benefits and service',
      {
        'Delivered straight to your office': '/service/versand/',
        'Tested for safety': '/service/product-safety/',
        'Complaints online': '/myaccount/returns/',
      },
    ],
  ] as const)(
    'has three benefit points on %s, each explained by a tooltip, and by the page to which it leads',
    async (storefront, label, pages) => {
      await openPage('/', { storefront });
      const tips = within(strip(label)).getAllByRole('tooltip');
      const points = Object.keys(pages).map((name) => within(strip(label)).getByRole('link', { name }));
      expect(points.map((point) => point.getAttribute('href'))).toEqual(Object.values(pages));
      expect(points.map((point) => point.getAttribute('aria-describedby'))).toEqual(tips.map(({ id }) => id));
      expect(tips.map(({ textContent }) => (textContent ?? '').length > 30)).toEqual([true, true, true]);
    },
  );

  it('lets Escape dismiss a tooltip until the focus comes back', async () => {
    await openPage('/');
    const returns = benefit('30 Tage Rückgabe');
    const dismissed = (): boolean | undefined => returns.parentElement?.hasAttribute('data-dismissed');
    returns.focus();
    await waitFor(() => {
      fireEvent.keyDown(returns, { key: 'Escape' });
      expect(dismissed()).toBe(true);
    });
    expect(benefit('Hilfe zur Klassenliste').parentElement?.hasAttribute('data-dismissed')).toBe(false);
    await userEvent.tab();
    expect(dismissed()).toBe(false);
  });

  it('shows consumers why they can trust the shop (HEADER-02)', async () => {
    await openPage('/', { storefront: 'at' });
    expect(hrefsIn(within(strip()).getByRole('list', { name: 'Vertrauen und Sicherheit' }))).toEqual([
      '/service/sicher-einkaufen/',
      '/service/spielwarensicherheit/',
      '/beratung/',
    ]);
  });

  it('shows institutions the hotline and the e-mail address (HEADER-02, B2B-01)', async () => {
    await openPage('/', { storefront: 'b2b-de' });
    const service = within(strip()).getByRole('list', { name: 'So erreichen Sie uns' });
    expect(hrefsIn(service)).toEqual(['tel:08007287366', 'mailto:bildung@pausenhof.example']);
    expect(service.textContent).toContain('Hotline 0800\u00a0728\u00a07366');
  });

  it('has a logo of 300 to 83, with words and a sign of its own on the English business shop (HEADER-05, B2B-01)', async () => {
    const logoOf = async (storefront: 'de' | 'b2b-de' | 'b2b-en') => {
      await openPage('/', { storefront });
      const link = screen.getAllByRole('link', { name: /Pausenhof/u }).at(-1);
      const picture = link?.querySelector('svg');
      return {
        href: link?.getAttribute('href'),
        size: [picture?.getAttribute('width'), picture?.getAttribute('height')],
        words: picture?.textContent,
        sign: picture?.querySelector('path')?.getAttribute('d'),
      };
    };
    const [german, english] = [await logoOf('b2b-de'), await logoOf('b2b-en')];
    expect([german, english].map(({ href, size, words }) => [href, size, words])).toEqual([
      ['/', ['300', '83'], 'PausenhofBildung'],
      ['/', ['300', '83'], 'PausenhofEducation'],
    ]);
    expect(english.sign).not.toBe(german.sign);
  });

  it('switches the language of the business shop on the page that is shown, and of no other shop (B2B-01)', async () => {
    const { navigateTo } = await openPage('/service/kontakt/?from=mail', { storefront: 'b2b-de' });
    const links = () =>
      within(screen.getByRole('navigation', { name: 'Sprache' }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current'), link.lang]);
    expect(links()).toEqual([
      ['Deutsch', '/edu/service/kontakt/?from=mail', 'true', 'de'],
      ['English', '/en/service/kontakt/?from=mail', null, 'en-GB'],
    ]);
    await navigateTo('/service/agb/');
    expect(links().map(([, href]) => href)).toEqual(['/edu/service/agb/', '/en/service/agb/']);
    cleanup();
    await openPage('/', { storefront: 'de' });
    expect(screen.queryByRole('navigation', { name: 'Sprache' })).toBeNull();
  });
});
