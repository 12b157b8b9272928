import { expect, it } from 'vitest';
import { bearerTokenIn } from './bearer-token.ts';

it.each([
  ['Bearer abc.1', 'abc.1'],
  ['bearer abc.1', 'abc.1'],
  ['Bearer abc 1', undefined],
  ['Basic Bearer abc', undefined],
  ['Bearer ', undefined],
  ['', undefined],
  [undefined, undefined],
])('finds the token of %j', (authorization, token) => {
  expect(bearerTokenIn(authorization)).toBe(token);
});
