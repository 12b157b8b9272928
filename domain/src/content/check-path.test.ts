import { expect, it } from 'vitest';
import { checkPath } from './check-path.ts';

it.each([
  ['/service/Katalog/', 'not-found'],
  ['/service/%C3%9Cber/', 'not-found'],
  ['/service/%c3%bcber/', 'valid'],
  ['/service/$1/', 'not-found'],
  ['/service/%241/', 'not-found'],
  ['/cat/A-$1/', 'valid'],
  ['/prod/XY1/', 'valid'],
  ['/service/prod/XY1/', 'not-found'],
  ['/service/katalog/', 'valid'],
])('for uppercase letters and $ outside cat and prod, %s is %s (PAGE-05)', (path, check) => {
  expect(checkPath(path)).toBe(check);
});

it('distinguishes a malformed path from an unknown one', () => {
  expect(checkPath('/service/%ff')).toBe('malformed');
});
