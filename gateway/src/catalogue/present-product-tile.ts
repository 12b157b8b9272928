import type { ProductTile } from '@shop/domain/catalogue/product';
import type { Language } from '@shop/domain/storefronts/language';
import { presentDealIfAny } from './present-deal.ts';
import { presentPrice } from './present-price.ts';
import type { ProductTileType } from './product-tile.types.ts';

export const presentProductTile = (tile: ProductTile, language: Language): ProductTileType => ({
  ...tile,
  price: presentPrice(tile.price, language),
  deal: presentDealIfAny(tile.deal, language),
});
