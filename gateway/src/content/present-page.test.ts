import type { PageDetails, TeaserAttribute } from '@shop/domain/content/content';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { presentFooter } from './present-footer.ts';
import { presentPage } from './present-page.ts';

const pageWith = (attribute: TeaserAttribute): PageDetails => ({
  pageType: 'CONTENT',
  redirectIsTemporary: false,
  seo: { title: 'Seite', description: '', breadcrumbs: [] },
  rows: [{ cells: [{ span: 12, teaser: { id: 't1', type: 'html', name: 'Text', template: 'html', attributes: [attribute] } }] }],
  activeAbTests: [],
});

const shownText = (attribute: TeaserAttribute): string | undefined => {
  const page = presentPage(pageWith(attribute), '/seite/');
  return page.__typename === 'ContentPage' ? page.rows[0]?.cells[0]?.teaser.attributes[0]?.text : undefined;
};

const shownHtml = (attribute: TeaserAttribute): string | undefined => {
  const page = presentPage(pageWith(attribute), '/seite/');
  return page.__typename === 'ContentPage' ? page.rows[0]?.cells[0]?.teaser.attributes[0]?.html : undefined;
};

describe('HTML of editors', () => {
  it.each([
    ['a script', '<p>Hallo</p><script>alert(1)</script>', '<p>Hallo</p>'],
    ['a handler', '<p onclick="alert(1)">Hallo</p>', '<p>Hallo</p>'],
    ['a link that runs', '<a href="javascript:alert(1)">Hallo</a>', '<a>Hallo</a>'],
    ['a style', '<p style="position:fixed">Hallo</p><style>p{}</style>', '<p>Hallo</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>Hallo', 'Hallo'],
    ['a picture of another site', '<img src="https://evil.example/x.png" alt="x" />', '<img alt="x" />'],
    ['a URL without a scheme', '<a href="//evil.example/">Hallo</a>', '<a>Hallo</a>'],
  ])('loses %s', (_what, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it('keeps what texts need', () => {
    const html = '<h2>Versand</h2><table><tr><th scope="row">DHL</th><td>4,95&nbsp;€</td></tr></table><a href="/service/agb/">AGB</a>';
    expect(cleanHtml(html)).toBe(html.replace('&nbsp;', '\u00a0'));
  });

  it.each([
    ['an element of the page', '<p id="page-state">{}</p><div id="app"></div>', '<p id="edited-page-state">{}</p><div id="edited-app"></div>'],
    ['a field of a form', '<p id="field-email">x</p>', '<p id="edited-field-email">x</p>'],
    ['a place that nothing links to', '<p id="a b">x</p><p id="">x</p>', '<p>x</p><p>x</p>'],
    ['twice one', '<p id="edited-versand">x</p>', '<p id="edited-versand">x</p>'],
  ])('has no id that imitates %s', (_what, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it('keeps links to anchors on its own page', () => {
    const html = '<h2 id="versand">Versand</h2><a href="#versand">1</a><a href="/service/versand/#versand">2</a><a href="https://dhl.example/#versand">3</a><a href="/service/agb/">4</a>';
    expect(cleanHtml(html)).toBe(
      '<h2 id="edited-versand">Versand</h2><a href="#edited-versand">1</a><a href="/service/versand/#edited-versand">2</a><a href="https://dhl.example/#versand">3</a><a href="/service/agb/">4</a>',
    );
  });

  it('gives an opened window no access to its opener', () => {
    expect(cleanHtml('<a href="https://dhl.example/" target="_blank">DHL</a>')).toBe('<a href="https://dhl.example/" target="_blank" rel="noopener">DHL</a>');
  });

  it('is cleaned on pages and in the footer', () => {
    const html = '<b>fett</b><script>alert(1)</script>';
    expect(shownHtml({ name: 'html', type: 'text', text: html })).toBe('<b>fett</b>');
    expect(shownHtml({ name: 'teasercontent', type: 'text', text: html })).toBe('<b>fett</b>');
    const footer = presentFooter({ usps: [{ imageSrc: '', headline: '', textHtml: html }], blocks: [{ headline: '', type: '', contentHtml: html, links: [] }] });
    expect([footer.usps[0]?.textHtml, footer.blocks[0]?.contentHtml]).toEqual(['<b>fett</b>', '<b>fett</b>']);
  });

  it('stays unchanged in plain texts', () => {
    expect(shownText({ name: 'headline', type: 'text', text: 'Hefte & Blöcke < 5 €' })).toBe('Hefte & Blöcke < 5 €');
  });
});
