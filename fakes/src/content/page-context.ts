import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Assortment } from '../goods/goods.ts';

/** What a page depends on. */
export interface PageContext {
  readonly storefront: Storefront;
  readonly goods: Assortment;
  readonly now: Date;
  /** Documents lie below it. */
  readonly worldId: string;
}
