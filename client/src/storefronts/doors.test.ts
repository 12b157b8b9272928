import { STOREFRONTS, storefrontFor } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';

import { DOORS, doorTo, isOpen } from './doors.ts';

describe('the way to another storefront', () => {
  it.each(DOORS.flatMap((from) => DOORS.map((to) => [from, to] as const)))('leads from %s to the host of %s', (from, to) => {
    const here = doorTo(from, 'http://localhost:8080').replace(/\/$/u, '');
    const there = new URL(doorTo(to, here));
    expect(storefrontFor(there.host)).toEqual(STOREFRONTS[to]);
    expect(there.port).toBe('8080');
  });

  it('knows which door the visitor stands in', () => {
    expect(DOORS.filter((name) => isOpen(name, STOREFRONTS['b2b-en']))).toEqual(['b2b-en']);
  });
});
