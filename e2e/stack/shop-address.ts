import { type StorefrontName, STOREFRONTS } from './storefronts.ts';

/** Told by the shop when it opens (`shop-process.ts`). */
const port = (): string => process.env['JOURNEYS_SHOP_PORT'] ?? '';

/** Scheme, host and port of a storefront, as its shoppers type it. */
export const originOf = (storefront: StorefrontName): string => `http://${STOREFRONTS[storefront].host}:${port()}`;

/** Where testers reach the worlds. */
export const qaAddress = (path: string): string => `http://127.0.0.1:${port()}/qa${path}`;
