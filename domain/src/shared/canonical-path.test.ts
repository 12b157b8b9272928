import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPath, isWithinShop } from './canonical-path.ts';

describe('the canonical path of a page', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/cat/hefte', '/cat/hefte/'],
    ['/cat/hefte/', '/cat/hefte/'],
    ['/cat/hefte?p=2', '/cat/hefte/?p=2'],
    ['/search?q=a?b', '/search/?q=a?b'],
    ['//evil.example/x', '/evil.example/x/'],
    ['/manifest.webmanifest', '/manifest.webmanifest'],
    ['/alt/hefte.html', '/alt/hefte.html/'],
    ['/alt/HEFTE.HTM', '/alt/HEFTE.HTM/'],
    ['/alt/hefte.html.pdf', '/alt/hefte.html.pdf'],
    ['/c%61t/%31%30/', '/cat/10/'],
    ['/stra%c3%9fe/a%2fb/', '/stra%C3%9Fe/a%2Fb/'],
  ])('of %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  it('is its own canonical path', () => {
    const segment = fc.string({ unit: fc.constantFrom('a', 'Z', '9', '.', '-', '/', '?', '%', 'ü'), maxLength: 20 });
    fc.assert(
      fc.property(segment, (path) => {
        expect(canonicalPath(canonicalPath(path))).toBe(canonicalPath(path));
      }),
    );
  });
});

it.each([
  ['/', true],
  ['/myaccount/wishlist/?a=1#b', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/a\\b', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['/\n/evil.example', false],
  ['', false],
  ['/x/../logout/', false],
  ['/..', false],
  ['/./cat/10/', false],
  ['/%2e%2e/logout/', false],
  ['/x/.%2E?a=1', false],
  ['/..#b', false],
  ['/cat/10/?q=/../', true],
  ['/alt/..hefte/.../', true],
])('whether %j stays within the shop: %s', (target, stays) => {
  expect(isWithinShop(target)).toBe(stays);
});
