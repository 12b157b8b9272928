import { describe, expect, it } from 'vitest';
import { deepFreeze, frozenCopy } from './deep-freeze.ts';

describe('a value that a world stores', () => {
  it('is frozen deeply', () => {
    const value = deepFreeze({ list: [{ name: 'a' }], none: null, text: 'x' });
    expect([value, value.list, value.list[0]].every((part) => Object.isFrozen(part))).toBe(true);
    expect(deepFreeze(null)).toBeNull();
    expect(deepFreeze('text')).toBe('text');
  });

  it('is a copy: changing the original does not change it', () => {
    const original = { list: [1] };
    const frozen = frozenCopy(original);
    original.list.push(2);
    expect([frozen, Object.isFrozen(frozen), Object.isFrozen(original)]).toEqual([{ list: [1] }, true, false]);
  });
});
