import { LOCAL_HOST_MARKERS } from '@shop/domain/storefronts/host-markers';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';

import type { PageRequest } from '@shop/domain/pages/page-contract';
import { EMPTY_SHELL, scriptedShop, type ShopReplies } from './shop-replies.ts';

/** A request of an anonymous visitor in the German shop. */
export const aPageRequest = (
  url: string,
  replies: ShopReplies = {},
  overrides: Partial<PageRequest> = {},
): PageRequest => ({
  url,
  baseUrl: 'http://localhost:8080',
  storefront: STOREFRONTS.de,
  hostMarkers: LOCAL_HOST_MARKERS,
  loginState: 'logged-out',
  checkoutFacts: async () => ({
    loginState: 'logged-out',
    isB2b: false,
    isExpressAmazon: false,
    cart: { positionCount: 0, basketValue: { minor: 0, currency: 'EUR' }, submitted: false, soldOut: [] },
    hasAddresses: false,
    shipperUsable: false,
    paymentChosen: false,
  }),
  execute: scriptedShop({ ...EMPTY_SHELL, ...replies }),
  alternates: async () => [],
  consentSetting: 'pausenhof-de',
  buildId: 'test-build',
  debug: false,
  ...overrides,
});
