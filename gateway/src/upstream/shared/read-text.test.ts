import { expect, it } from 'vitest';
import { readId } from './read-text.ts';

it('an id is a non-empty text', () => {
  expect(readId('c1')).toBe('c1');
  const number: { readonly id: string } = JSON.parse('{"id":7}');
  for (const none of ['', null, undefined, number.id]) expect(() => readId(none)).toThrow('an id that is none');
});
