import { expect, it } from 'vitest';
import { firstRefusal, granted, refused } from './result.ts';

it('distinguishes a granted result from a refused one', () => {
  expect(granted(4)).toEqual({ ok: true, value: 4 });
  expect(refused('sold-out')).toEqual({ ok: false, refusal: 'sold-out' });
});

it('runs no further step after a refusal', async () => {
  const taken: string[] = [];
  const step = (name: string, refusal?: string) => async () => {
    taken.push(name);
    return refusal;
  };
  expect(await firstRefusal([step('first'), step('second', 'no'), step('third')])).toBe('no');
  expect(taken).toEqual(['first', 'second']);
  expect(await firstRefusal([step('only')])).toBeUndefined();
});
