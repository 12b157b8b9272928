import { describe, expect, it } from 'vitest';

import { choicesBeforeHydration, pathWithinShop } from './navigate-on-click.ts';

const ORIGIN = 'http://localhost:8080';

const link = (href: string, attributes: Readonly<Record<string, string>> = {}): HTMLAnchorElement => {
  const anchor = document.createElement('a');
  anchor.setAttribute('href', href);
  for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
  return anchor;
};

describe('a clicked link', () => {
  it('navigates in the page if it leads to a page of the shop', () => {
    expect(pathWithinShop(link(`${ORIGIN}/cat/10/?p=2#top`), ORIGIN)).toBe('/cat/10/?p=2#top');
  });

  it.each([
    ['another host', link('https://example.org/cat/10/')],
    ['another storefront', link('http://at.localhost:8080/')],
    ['a mail program', link('mailto:schule@example.org')],
    ['a new window', link(`${ORIGIN}/cat/10/`, { target: '_blank' })],
    ['a download', link(`${ORIGIN}/cat/10/`, { download: '' })],
    ['the logout', link(`${ORIGIN}/logout/`)],
  ])('is left to the browser when it leads to %s', (_, anchor) => {
    expect(pathWithinShop(anchor, ORIGIN)).toBeUndefined();
  });

  it.each([
    '/api/preview/end',
    '/assets/entry.js',
    '/builds/latest.json',
    '/forms/update-cart',
    '/graphql',
    '/health/live',
    '/metrics',
    '/pictures/1031030-1.webp',
    '/qa/start/guest-3-items',
    '/de/',
    '/edu/cat/10/',
    '/en',
  ])('is left to the browser at %s, where the router knows no page', (path) => {
    expect(pathWithinShop(link(ORIGIN + path), ORIGIN)).toBeUndefined();
  });

  it.each(['/assetsx/', '/english/', '/cat/en/'])(
    'navigates in the page at %s, which only looks like one of them',
    (path) => {
      expect(pathWithinShop(link(ORIGIN + path), ORIGIN)).toBe(path);
    },
  );
});

describe('a choice made before scripts ran', () => {
  const choose = (attributes: string, rendered: string, value: string): readonly string[] => {
    document.body.innerHTML = `<form><select ${attributes}><option value="name">Name</option><option value="price"${rendered === 'price' ? ' selected' : ''}>Preis</option></select></form>`;
    const select = document.querySelector('select');
    if (select !== null) select.value = value;
    return choicesBeforeHydration().map((field) => field.value);
  };

  it('is found in a field that submits on change', () => {
    expect([choose('data-submits', 'price', 'name'), choose('data-submits', 'none', 'price')]).toEqual([
      ['name'],
      ['price'],
    ]);
  });

  it('is not found if nothing was changed', () => {
    expect([choose('data-submits', 'price', 'price'), choose('data-submits', 'none', 'name')]).toEqual([[], []]);
  });

  it('is ignored in a form with a button', () => {
    expect(choose('', 'price', 'name')).toEqual([]);
  });
});
