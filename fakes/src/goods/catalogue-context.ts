import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { Assortment, Texts } from './goods.ts';

/** What a projection needs besides the goods: whose shop window it is, and when. */
export interface CatalogueContext {
  readonly goods: Assortment;
  readonly storefront: Storefront;
  readonly now: Date;
  /** Pieces left in the world that asks; the same function as long as nothing on its shelves has changed. */
  readonly stockOf: (itemId: string) => number;
}

/** The wording of a storefront: English where its language is, Swiss German without ß. */
export const localise = ({ language }: Storefront, { de, en }: Texts): string => {
  if (language === 'en-DE') return en;
  return language === 'de-CH' ? de.replaceAll('ß', 'ss') : de;
};
