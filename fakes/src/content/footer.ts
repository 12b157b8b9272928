import type { Footer } from '@shop/domain/content/content';
import type { Storefront } from '@shop/domain/storefronts/storefront';

/** Selling points and links at the foot of every page of a storefront. */
export const footerOf = (_storefront: Storefront): Footer => ({ usps: [], blocks: [] });
