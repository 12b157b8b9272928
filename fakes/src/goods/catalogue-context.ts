import { spell } from '@shop/domain/storefronts/language';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type { LightningDeal } from '@shop/domain/catalogue/lightning-deal';
import type { Assortment, GoodsItem, GoodsProduct, Texts } from './goods.ts';
import { writtenLanguage } from '../shared/written-language.ts';

/** An item with the stock that a world begins with. */
export type StockedItem = Pick<GoodsItem, 'itemId' | 'stock'>;

/** What a projection of goods depends on: storefront, time and stock. */
export interface CatalogueContext {
  readonly goods: Assortment;
  readonly storefront: Storefront;
  readonly now: Date;
  /** Stock of the world; the same function as long as no stock has changed. */
  readonly stockOf: (item: StockedItem) => number;
  /** The deal of an item that runs now. Without the function there are no deals. */
  readonly dealOf?: (item: GoodsItem, product: GoodsProduct) => LightningDeal | undefined;
  /** The rating of a product by all its reviews. Without the function it is that of the assortment. */
  readonly ratingOf?: (product: GoodsProduct) => Pick<GoodsProduct, 'rating' | 'numberOfRatings'>;
}

/** The text in the storefront's language. Swiss German has no ß. */
export const localise = ({ language }: Storefront, texts: Texts): string =>
  spell(texts[writtenLanguage(language)], language);
