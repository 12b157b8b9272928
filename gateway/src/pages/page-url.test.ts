import { describe, expect, it } from 'vitest';
import { resolvePageUrl } from './page-url.ts';

it.each(['/cat/../10/', '/cat/%2e%2e/10/', '/../../etc/passwd', '/%2E%2E/etc/passwd/', '/cat/10/./', '/..'])(
  'a URL with .. is malformed: %s',
  (url) => {
    expect(resolvePageUrl(url)).toMatchObject({ outcome: 'malformed' });
  },
);

it.each(['/...', '/.well-known/change-password/', '/cat/1..2/'])('dots within a name are harmless: %s', (url) => {
  expect(resolvePageUrl(url).outcome).not.toBe('malformed');
});

it('a page that is no number is malformed, except in the list of orders, which falls back (ROUTE-12)', () => {
  expect(resolvePageUrl('/cat/10/?p=x').outcome).toBe('malformed');
  expect(resolvePageUrl('/myaccount/orders/?p=x&q=heft&filter=2024')).toMatchObject({
    outcome: 'render',
    url: '/myaccount/orders/?p=x&q=heft&filter=2024',
    isPersonal: true,
  });
});

it('an empty search leads home; without a search the page is shown (SEARCH-01, SEARCH-04)', () => {
  for (const url of ['/search/?q=', '/search/?q=+%09+&p=2'])
    expect(resolvePageUrl(url)).toEqual({ outcome: 'redirect', to: '/' });
  expect(resolvePageUrl('/search/')).toMatchObject({ outcome: 'render', url: '/search/', isPersonal: false });
});

it('a search keeps what changes it, and nothing else (SEARCH-02)', () => {
  expect(
    resolvePageUrl('/search/?utm_source=x&sort=relevance&q=Kleben+%26+Schneiden&oq=Klebn&p=2&searchInCategoryId=12'),
  ).toMatchObject({
    outcome: 'render',
    url: '/search/?oq=Klebn&p=2&q=Kleben+%26+Schneiden&searchInCategoryId=12',
  });
  expect(resolvePageUrl(`/search/?q=${'a'.repeat(500)}`)).toMatchObject({ url: `/search/?q=${'a'.repeat(300)}` });
  expect(resolvePageUrl(`/search/?q=${'a'.repeat(10_000)}&p=2`)).toMatchObject({
    url: `/search/?p=2&q=${'a'.repeat(300)}`,
  });
  expect(resolvePageUrl(`/search/?q=a&filter.x=${'a,'.repeat(2_000)}`)).toEqual({
    outcome: 'malformed',
    message: 'The URL is too long.',
  });
  expect(resolvePageUrl('/search/?q=a&searchInCategoryId=%3Cb%3E').outcome).toBe('malformed');
});

it('filters of a search are worded as those of a category are, and what is no filter or order is dropped, by one redirect (SEARCH-02, SEARCH-09)', () => {
  const { to } = {
    to: '',
    ...resolvePageUrl(
      '/search/?q=heft&sort=si&filter.PRICE.price.from=5%2C50&filter.PRICE.price.to=&filter.brand=b&filter.brand=a&filter.PRICE.other=x',
    ),
  };
  expect(to).toBe('/search/?q=heft&filter.brand=a,b&filter.PRICE.price=5.5-');
  expect(resolvePageUrl(to)).toMatchObject({
    outcome: 'render',
    url: '/search/?filter.PRICE.price=5.5-&filter.brand=a,b&q=heft',
  });
});

describe.each(['/computop/success/', '/amazonpay/success/', '/amazonpay/review/'])('a return to %s', (path) => {
  it('of any length keeps what is read of it', () => {
    const read = 'amazonCheckoutSessionId=s-1&checkoutType=prime&errorCode=E7';
    expect(resolvePageUrl(`${path}?Data=${'x'.repeat(5_000)}&${read}`)).toMatchObject({
      outcome: 'render',
      url: `${path}?${read}`,
    });
    expect(resolvePageUrl(`${path.slice(0, -1)}?${read}&Data=${'x'.repeat(5_000)}`)).toEqual({
      outcome: 'redirect',
      to: `${path}?${read}`,
    });
  });

  it.each([
    'p=abc',
    'p=0',
    'p=%24',
    'varid=',
    'varid=a%20b',
    'searchInCategoryId=%00',
    'filter.x=1',
    'x=%zz',
    'x=%ff',
    'sort=nothing',
    'q=',
    'ids=1,2',
    'a=\\',
  ])('has no parameter of other pages: %s', (query) => {
    expect(resolvePageUrl(`${path}?PayID=1&${query}&Code=7`)).toMatchObject({
      outcome: 'render',
      url: `${path}?Code=7`,
    });
  });

  it('has each parameter once, the first of them', () => {
    expect(
      resolvePageUrl(
        `${path}?errorCode=${['E7', ...Array.from({ length: 5 }, () => 'x'.repeat(480))].join('&errorCode=')}`,
      ),
    ).toMatchObject({ url: `${path}?errorCode=E7` });
  });

  it.each([
    ['digits', '9', 400],
    ['umlauts', 'ä', 66],
    ['emojis', '😀', 33],
    ['halves of emojis', '\u{d83d}', 44],
  ])('has as much of a value as fits when it is escaped: %s', (_what, character, count) => {
    const much = new URLSearchParams({
      errorCode: character.repeat(1_000),
      Code: character.repeat(1_000),
      amazonCheckoutSessionId: character.repeat(1_000),
      checkoutType: character.repeat(1_000),
    }).toString();
    const { url, query } = { url: '', query: new URLSearchParams(), ...resolvePageUrl(`${path}?${much}`) };
    expect([url.length < 2_000, [...query.values()].map((value) => [...value].length)]).toEqual([
      true,
      [count, count, count, count],
    ]);
    expect(resolvePageUrl(url)).toMatchObject({ outcome: 'render', url });
  });
});

it('the redirect to the canonical URL keeps the query', () => {
  expect(resolvePageUrl('/cat/10?p=2&x=%zz')).toEqual({ outcome: 'redirect', to: '/cat/10/?p=2&x=%zz' });
});

it('a comparison has one URL, whatever a form or a visitor wrote', () => {
  expect(resolvePageUrl('/vergleich/?ids=12,34')).toMatchObject({
    outcome: 'render',
    url: '/vergleich/?ids=12,34',
    isPersonal: false,
  });
  expect(resolvePageUrl('/vergleich/?ids=12&with.34=on&with.12=on')).toEqual({
    outcome: 'redirect',
    to: '/vergleich/?ids=12,34',
  });
  expect(resolvePageUrl('/vergleich/?ids=1,2,3,4,5,6')).toEqual({
    outcome: 'redirect',
    to: '/vergleich/?ids=1,2,3,4,5',
  });
  expect(resolvePageUrl('/vergleich/?ids=%3Cscript%3E')).toEqual({ outcome: 'redirect', to: '/vergleich/' });
  expect(resolvePageUrl('/vergleich/?utm=1&p=2')).toMatchObject({ outcome: 'render', url: '/vergleich/' });
});
