import type { ProductTile } from '@shop/domain/catalogue/product';
import type { Language } from '@shop/domain/storefronts/language';
import { presentDealIfAny } from '../deals/present-deal.ts';
import { presentPrice } from './present-price.ts';
import type { ProductTileType } from './product-tile.types.ts';

export const presentProductTile = (tile: ProductTile, language: Language): ProductTileType => ({
  id: tile.id,
  bestItemId: tile.bestItemId,
  name: tile.name,
  manufacturerName: tile.manufacturerName,
  path: tile.path,
  picture: tile.picture,
  price: presentPrice(tile.price, language),
  startsFrom: tile.startsFrom,
  moreVariants: tile.moreVariants,
  rating: tile.rating,
  numberOfRatings: tile.numberOfRatings,
  badges: tile.badges,
  isShortage: tile.isShortage,
  minimumOrderQuantity: tile.minimumOrderQuantity,
  delivery: tile.delivery,
  deal: presentDealIfAny(tile.deal, language),
});
