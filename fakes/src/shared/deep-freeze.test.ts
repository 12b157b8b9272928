import { describe, expect, it } from 'vitest';
import { deepFreeze, frozenCopy } from './deep-freeze.ts';

describe('a value that a world stores', () => {
  it('is frozen together with everything in it', () => {
    const value = deepFreeze({ list: [{ name: 'a' }], none: null, text: 'x' });
    expect([value, value.list, value.list[0]].every((part) => Object.isFrozen(part))).toBe(true);
    expect(deepFreeze(null)).toBeNull();
    expect(deepFreeze('text')).toBe('text');
  });

  it('is a copy: changing the original does not change it', () => {
    const given = { list: [1] };
    const kept = frozenCopy(given);
    given.list.push(2);
    expect([kept, Object.isFrozen(kept), Object.isFrozen(given)]).toEqual([{ list: [1] }, true, false]);
  });
});
