import { ALL_STOREFRONTS, STOREFRONTS, type StorefrontId } from '@shop/domain/storefronts/storefront';
import { assortment } from '../../goods/assortment.ts';
import type { PageContext } from '../page-context.ts';

export const IN_ADVENT = new Date('2026-11-23T09:00:00Z');
export const IN_SUMMER = new Date('2026-08-03T09:00:00Z');

export const aPageContext = (name: StorefrontId, now: Date = IN_ADVENT): PageContext => ({
  storefront: STOREFRONTS[name],
  goods: assortment(),
  now,
  worldId: 'default',
});

export const STOREFRONT_NAMES: readonly StorefrontId[] = ALL_STOREFRONTS.map(({ id }) => id);
