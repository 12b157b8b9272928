import type { PageDetails, TeaserAttribute } from '@shop/domain/content/content';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../shared/clean-html.ts';
import { presentFooter } from './present-footer.ts';
import { presentPage } from './present-page.ts';

const pageWith = (attribute: TeaserAttribute): PageDetails => ({
  pageType: 'CONTENT',
  redirectIsTemporary: false,
  seo: { title: 'Seite', description: '', breadcrumbs: [] },
  rows: [
    {
      cells: [
        { span: 12, teaser: { id: 't1', type: 'html', name: 'Text', template: 'html', attributes: [attribute] } },
      ],
    },
  ],
  activeAbTests: [],
});

const EMPTY: PageDetails = {
  pageType: 'CONTENT',
  redirectIsTemporary: false,
  seo: { title: '', description: '', breadcrumbs: [] },
  rows: [],
  activeAbTests: [],
};

const shown = (attribute: TeaserAttribute): unknown => {
  const page = presentPage(pageWith(attribute), '/seite/');
  return page.__typename === 'ContentPage' ? page.rows : page;
};
const cellOf = (attribute: object) => [
  {
    cells: [{ span: 12, teaser: { id: 't1', type: 'html', name: 'Text', template: 'html', attributes: [attribute] } }],
  },
];

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

  it.each([
    'https://dhl.example/',
    'http://dhl.example/',
    'mailto:service@pausenhof.example',
    'tel:+49301234',
    '/service/agb/#agb/7',
  ])('keeps a link to %s', (href) => {
    expect(cleanHtml(`<a href="${href}">x</a>`)).toBe(`<a href="${href.replace('#', '#edited-')}">x</a>`);
  });

  it.each(['data:text/html,x', 'vbscript:x', 'ftp://evil.example/x'])('loses a link to %s', (href) => {
    expect(cleanHtml(`<a href="${href}">x</a>`)).toBe('<a>x</a>');
  });

  it.each([
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'address',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'strong',
    'em',
    'b',
    'i',
    'small',
    'sup',
    'sub',
    'abbr',
    'span',
    'div',
  ])('keeps %s, and in which language it is', (tag) => {
    const html = `<${tag} lang="en">Pencils</${tag}>`;
    expect(cleanHtml(html)).toBe(html);
  });

  it.each([
    '<br />',
    '<hr />',
    '<img src="/images/heft.webp" alt="Ein Heft" width="40" height="30" />',
    '<th scope="row">DHL</th>',
    '<abbr title="und so weiter">usw.</abbr>',
    '<abbr title="#versand">Versand</abbr>',
  ])('keeps %s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  it.each(['h1', 'form', 'button', 'nav', 'main'])('loses %s, which belong to the page, but not the words', (tag) => {
    expect(cleanHtml(`<${tag}>Hallo</${tag}>`)).toBe('Hallo');
  });

  it('keeps what texts need', () => {
    const html =
      '<h2>Versand</h2><table><tr><th scope="row">DHL</th><td>4,95&nbsp;€</td></tr></table><a href="/service/agb/">AGB</a>';
    expect(cleanHtml(html)).toBe(html.replace('&nbsp;', '\u00a0'));
  });

  it.each([
    [
      'an element of the page',
      '<p id="page-state">{}</p><div id="app"></div>',
      '<p id="edited-page-state">{}</p><div id="edited-app"></div>',
    ],
    ['a field of a form', '<p id="field-email">x</p>', '<p id="edited-field-email">x</p>'],
    ['a place that nothing links to', '<p id="a b">x</p><p id="">x</p>', '<p>x</p><p>x</p>'],
    ['an element by other characters', '<p id="app§">x</p><p id="§app">x</p>', '<p>x</p><p>x</p>'],
    ['twice one', '<p id="edited-versand">x</p>', '<p id="edited-versand">x</p>'],
  ])('has no id that imitates %s', (_what, html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
  });

  it('keeps links to anchors on its own page', () => {
    const html =
      '<h2 id="versand">Versand</h2><a href="#versand">1</a><a href="/service/versand/#versand">2</a><a href="https://dhl.example/#versand">3</a><a href="/service/agb/">4</a><a href="#">5</a><a href="#edited-versand">6</a><p title="#versand">7</p>';
    expect(cleanHtml(html)).toBe(
      '<h2 id="edited-versand">Versand</h2><a href="#edited-versand">1</a><a href="/service/versand/#edited-versand">2</a><a href="https://dhl.example/#versand">3</a><a href="/service/agb/">4</a><a href="#">5</a><a href="#edited-versand">6</a><p>7</p>',
    );
  });

  it('gives an opened window no access to its opener', () => {
    const link = (attributes: string) => `<a href="https://dhl.example/"${attributes}>DHL</a>`;
    expect(cleanHtml(link(' target="_blank"'))).toBe(link(' target="_blank" rel="noopener"'));
    expect(cleanHtml(link(' target="_blank" rel="opener"'))).toBe(link(' target="_blank" rel="noopener"'));
    expect([cleanHtml(link('')), cleanHtml(link(' rel="nofollow"'))]).toEqual([link(''), link(' rel="nofollow"')]);
  });

  it('is cleaned on pages and in the footer', () => {
    const html = '<b>fett</b><script>alert(1)</script>';
    expect(shownHtml({ name: 'html', type: 'text', text: html })).toBe('<b>fett</b>');
    expect(shownHtml({ name: 'teasercontent', type: 'text', text: html })).toBe('<b>fett</b>');
    const footer = presentFooter({
      usps: [{ imageSrc: '', headline: '', subheadlineHtml: html, textHtml: html }],
      blocks: [{ headline: '', type: '', contentHtml: html, links: [] }],
    });
    expect([footer.usps[0]?.subheadlineHtml, footer.usps[0]?.textHtml, footer.blocks[0]?.contentHtml]).toEqual([
      '<b>fett</b>',
      '<b>fett</b>',
      '<b>fett</b>',
    ]);
  });

  it.each(['html', 'text-html', 'introHTML', 'teasercontent'])(
    'is shown as such in texts named %s, and nowhere else',
    (name) => {
      expect(shown({ name, type: 'text', text: '<b>fett</b>' })).toEqual(
        cellOf({ name, type: 'text', text: '', html: '<b>fett</b>' }),
      );
      expect(shown({ name: `${name}-title`, type: 'text', text: '<b>fett</b>' })).toEqual(
        cellOf({ name: `${name}-title`, type: 'text', text: '<b>fett</b>' }),
      );
    },
  );

  it('stays unchanged in plain texts', () => {
    expect(shownText({ name: 'headline', type: 'text', text: 'Hefte & Blöcke < 5 €' })).toBe('Hefte & Blöcke < 5 €');
  });
});

describe('a page of editors', () => {
  it('has a title, texts for search engines and its place in the shop', () => {
    const seo = {
      title: 'Versand',
      description: 'Wie wir liefern',
      robots: 'noindex',
      canonicalUrl: '/service/versand/',
      links: [{ rel: 'help', href: '/service/kontakt/' }],
      breadcrumbs: [{ displayName: 'Service', path: '/service/' }],
    };
    expect(presentPage({ ...EMPTY, seo }, '/service/versand/')).toEqual({
      __typename: 'ContentPage',
      ...seo,
      rows: [],
    });
  });

  it('shows pictures with their alternative texts, and links', () => {
    expect(
      shown({
        name: 'image',
        type: 'Image',
        urlPath: '/images/heft.webp',
        altTag: 'Ein Heft',
        imgTitle: 'Heft',
        width: 40,
        height: 30,
      }),
    ).toEqual(
      cellOf({ name: 'image', type: 'Image', text: 'Ein Heft', url: '/images/heft.webp', width: 40, height: 30 }),
    );
    expect(shown({ name: 'link', type: 'Link', url: '/cat/12/', openLinkInNewWindow: true })).toEqual(
      cellOf({ name: 'link', type: 'Link', text: '', url: '/cat/12/', opensNewWindow: true }),
    );
  });

  it.each<[string, Partial<PageDetails>, object]>([
    ['has moved for good', { redirectUrl: '/neu/' }, { __typename: 'PageRedirect', path: '/neu/', status: 301 }],
    [
      'has moved for now',
      { redirectUrl: '/neu/', redirectIsTemporary: true },
      { __typename: 'PageRedirect', path: '/neu/', status: 302 },
    ],
    ['is gone', { pageType: 'GONE' }, { __typename: 'PageGone', path: '/seite/' }],
    ['never was', { pageType: 'NOT_FOUND' }, { __typename: 'PageNotFound', path: '/seite/' }],
  ])('%s, and says so', (_what, details, said) => {
    expect(presentPage({ ...EMPTY, ...details }, '/seite/')).toEqual(said);
  });
});

describe('the footer', () => {
  const AGB = { label: 'AGB', url: '/service/agb/', external: false };
  const HELP = { label: 'Alle Wege', url: '/service/kontakt/', external: false };
  const usp = { imageSrc: '/truck.svg', headline: 'Schnell', textHtml: 'In zwei Tagen', link: '/versand/' };

  it('has blocks without text, which list links only', () => {
    const block = { headline: 'Service', type: 'links', links: [AGB] };
    expect(presentFooter({ usps: [usp], blocks: [block] })).toEqual({
      usps: [{ ...usp, subheadlineHtml: undefined }],
      blocks: [{ ...block, contentHtml: undefined, link: undefined }],
    });
  });

  it('has the link of a block as a whole, and no link that leads nowhere', () => {
    const block = { headline: 'Service', type: 'links', links: [AGB, HELP], link: HELP };
    const shown = (leadsNowhere?: (url: string) => boolean) =>
      presentFooter({ usps: [], blocks: [block] }, leadsNowhere).blocks[0];
    expect(shown()).toMatchObject({ links: [AGB, HELP], link: HELP });
    expect(shown((url) => url === HELP.url)).toMatchObject({ links: [AGB], link: undefined });
  });
});
