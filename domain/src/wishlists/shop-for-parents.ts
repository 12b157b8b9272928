import { type Storefront, type StorefrontId, STOREFRONTS } from '../storefronts/storefront.ts';

/**
 * The storefront to which a class list leads parents. The business shop lets nobody in without one of its accounts (GUARD-29), so
 * parents shop in the German shop of the same language.
 */
export const shopForParents = ({ id, isB2b, language }: Storefront): StorefrontId =>
  (isB2b ? Object.values(STOREFRONTS).find((shop) => shop.store === 'de' && shop.language === language)?.id : id) ??
  'de';
