import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderInShop } from '../../testing/render-in-shop.tsx';
import { CmsFooter } from './cms-footer.tsx';

const link = (label: string, url: string, external = false) => ({ label, url, external });

const FOOTER = {
  usps: [
    {
      imageSrc: '/pictures/package-280.webp',
      headline: 'Frei Haus',
      subheadlineHtml: '<p>Auch <b>Möbel</b></p>',
      textHtml: '<p>In <em>drei</em> Tagen.</p>',
      link: '/service/versand/',
    },
    {
      imageSrc: '',
      headline: 'Kauf auf Rechnung',
      subheadlineHtml: null,
      textHtml: '<p>Erst auspacken.</p>',
      link: null,
    },
  ],
  blocks: [
    {
      headline: 'Service',
      type: 'Links',
      contentHtml: '<p>Wir <b>helfen</b>.</p>',
      links: [link('Beratung', '/beratung/'), link('Bewertungen', 'https://ratings.example/', true)],
      link: link('Alle Wege zu uns', '/service/kontakt/'),
    },
    {
      headline: 'Bottom Links',
      type: 'Links',
      contentHtml: null,
      links: [link('Spielwarensicherheit', '/service/spielwarensicherheit/')],
      link: null,
    },
  ],
};

const open = () => renderInShop(<CmsFooter />, { areas: ['layout'], replies: { Footer: () => ({ footer: FOOTER }) } });

const markupOf = (element: Element | null) => element?.innerHTML ?? '';

it('shows of each selling point picture, headline, subheadline and text as HTML with its link, and of each block its content, its links and its single link (FOOTER-11)', async () => {
  await open();
  const [first, second] = (await screen.findAllByRole('listitem')).filter((item) => item.querySelector('h2') !== null);
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('/pictures/package-280.webp');
  expect(markupOf(first ?? null)).toMatch(
    /<h2><a href="\/service\/versand\/">Frei Haus<\/a><\/h2>[^]*<p>Auch <b>Möbel<\/b><\/p>[^]*<p>In <em>drei<\/em> Tagen\.<\/p>/u,
  );
  expect([second?.querySelector('img'), second?.querySelector('h2')?.innerHTML]).toEqual([null, 'Kauf auf Rechnung']);
  const block = screen.getByRole('heading', { name: 'Service' }).closest('section') ?? document.body;
  expect(markupOf(block)).toContain('<p>Wir <b>helfen</b>.</p>');
  expect(
    within(block)
      .getAllByRole('link')
      .map((one) => [one.textContent, one.getAttribute('href'), one.getAttribute('target')]),
  ).toEqual([
    ['Beratung', '/beratung/', null],
    [expect.stringMatching(/^Bewertungen ./u), 'https://ratings.example/', '_blank'],
    ['Alle Wege zu uns', '/service/kontakt/', null],
  ]);
});

it('puts a block headed "Bottom Links" into the bottom bar, without that heading (FOOTER-02)', async () => {
  await open();
  const bottom = (await screen.findByRole('link', { name: 'Spielwarensicherheit' })).closest('div');
  expect([bottom?.className, screen.queryByText('Bottom Links')]).toEqual(['bottom', null]);
});
