import { describe, expect, it } from 'vitest';

import { SPECULATION_RULES } from './speculation-rules.ts';

const SHOP = 'https://www.pausenhof.example';

interface Where {
  readonly and: readonly [
    { readonly href_matches: readonly string[] },
    { readonly not: { readonly href_matches: string } },
  ];
}

const { prefetch }: { readonly prefetch: readonly { readonly where: Where; readonly eagerness: string }[] } =
  JSON.parse(SPECULATION_RULES);

const matches = (pattern: string, path: string): boolean =>
  new URLPattern(pattern, SHOP).test(new URL(path, SHOP).href);

/** Whether a browser would prefetch the document of a link to this path. */
const isPrefetched = (path: string): boolean =>
  prefetch.some(
    ({
      where: {
        and: [{ href_matches: wanted }, { not }],
      },
    }) => wanted.some((pattern) => matches(pattern, path)) && !matches(not.href_matches, path),
  );

describe('documents that are prefetched', () => {
  it.each(['/', '/cat/10/', '/cat/1012/', '/prod/1031030/'])('include %s, which is cached for everybody', (path) => {
    expect(isPrefetched(path)).toBe(true);
  });

  it.each([
    '/cat/1012/?sort=pa',
    '/prod/1031030/?variant=hb',
    '/?preview=1',
    '/search/?q=heft',
    '/checkout/basket/',
    '/login/',
    '/logout/',
    '/myaccount/orders/',
    '/api/token',
    '/files/a.pdf',
    'https://elsewhere.example/cat/10/',
  ])('leave out %s', (path) => {
    expect(isPrefetched(path)).toBe(false);
  });

  it('are fetched when the shopper is about to follow the link, not for every link on the screen', () => {
    expect(prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
  });
});
