import { expect, it, vi } from 'vitest';

import { randomKey } from './random-key.ts';

it('is another one each time, also on a page without TLS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 100 }, randomKey);
  expect(new Set(keys).size).toBe(100);
  expect(keys.filter((key) => !/^[\d-]{7,43}$/u.test(key))).toEqual([]);
});
