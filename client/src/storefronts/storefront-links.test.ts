import { LOCAL_HOST_MARKERS, storefrontFor, STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';

import { isCurrentStorefront, LINKED_STOREFRONTS, storefrontUrl } from './storefront-links.ts';

describe('the link to another storefront', () => {
  it.each(LINKED_STOREFRONTS)('leads to the home page of %s, under the scheme and the port of this page', (name) => {
    const there = new URL(storefrontUrl(name, 'https://at.localhost:8080', LOCAL_HOST_MARKERS));
    expect(storefrontFor(there.host)).toEqual(STOREFRONTS[name]);
    expect([there.protocol, there.port, there.pathname]).toEqual(['https:', '8080', '/']);
  });

  it('marks the current storefront', () => {
    expect(LINKED_STOREFRONTS.filter((name) => isCurrentStorefront(name, STOREFRONTS['b2b-en']))).toEqual(['b2b-en']);
  });
});
