import { describe, expect, it } from 'vitest';
import { setParameter } from '../parameters/parameter-values.ts';
import { aView } from '../testing/a-view.ts';
import { stateHash } from './state-hash.ts';

describe('the hash of a world', () => {
  const hashOf = (...names: readonly string[]) =>
    stateHash(aView((tx) => names.forEach((name) => setParameter(tx, name, 'on'))).state);

  it('does not depend on the order of writes, and differs for other values', () => {
    expect(hashOf('a', 'b')).toBe(hashOf('b', 'a'));
    expect(new Set([hashOf('a'), hashOf('b'), hashOf('a', 'b'), hashOf()]).size).toBe(4);
    expect(hashOf()).toMatch(/^[0-9a-f]{64}$/u);
  });

  it('does not depend on the order in which the properties of a value were set', () => {
    const { state } = aView();
    const hashed = (rule: object) => stateHash({ ...state, faults: [rule as never] });
    expect(hashed({ id: 'x', priority: 1 })).toBe(hashed({ priority: 1, id: 'x' }));
    expect(hashed({ id: 'x', list: [1, 2] })).not.toBe(hashed({ id: 'x', list: [2, 1] }));
    expect(hashed({ id: 'x', none: null })).not.toBe(hashed({ id: 'x' }));
  });
});
