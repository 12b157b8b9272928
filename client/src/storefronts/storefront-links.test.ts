import { LOCAL_HOST_MARKERS } from '@shop/domain/storefronts/host-markers';
import { ALL_STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { storefrontFor } from '@shop/domain/storefronts/storefront-host';
import { expect, it } from 'vitest';

import { storefrontUrl } from './storefront-links.ts';

it.each(ALL_STOREFRONTS.map((storefront) => [storefront.id, storefront] as const))('the URL of %s is its home page, under the scheme and the port of this page', (id, storefront) => {
  const there = new URL(storefrontUrl(id, 'https://at.localhost:8080', LOCAL_HOST_MARKERS));
  expect(storefrontFor(there.host)).toEqual(storefront);
  expect([there.protocol, there.port, there.pathname]).toEqual(['https:', '8080', '/']);
});
