import type { Badges, Delivery, ProductTile } from '@shop/domain/catalogue/product';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import type {
  Badges as UpstreamBadges,
  DeliveryInfo,
  ExtraBadge,
  ProductTile as UpstreamTile,
} from '../generated/upstream-types.ts';
import { inCapitals, knownWord } from '../shared/known-word.ts';
import { orNull } from '../shared/or-null.ts';
import { writePicture } from '../shared/write-picture.ts';
import { writeDealIfAny } from './write-deal.ts';
import { writeTilePrice } from './write-prices.ts';

export const writeBadges = ({
  extra,
  ...badges
}: Badges): { readonly badges: UpstreamBadges; readonly extraBadges: readonly ExtraBadge[] } => ({
  badges,
  extraBadges: extra,
});

export const writeDelivery = ({ availability, arrives, left }: Delivery): DeliveryInfo => ({
  availability: inCapitals(knownWord(availability)),
  arrival: orNull(arrives),
  left: orNull(left),
});

export const writeTile = (tile: ProductTile, storefront: Storefront): UpstreamTile => ({
  id: tile.id,
  bestItemId: tile.bestItemId,
  name: tile.name,
  manufacturerName: tile.manufacturerName,
  path: tile.path,
  image: writePicture(tile.picture),
  price: writeTilePrice(tile.price, tile.startsFrom, storefront),
  discountPercent: orNull(tile.price.discountPercent),
  moreVariants: tile.moreVariants,
  rating: tile.rating,
  numberOfRatings: tile.numberOfRatings,
  ...writeBadges(tile.badges),
  isShortage: tile.isShortage,
  minimumOrderQuantity: tile.minimumOrderQuantity,
  deliveryInfo: writeDelivery(tile.delivery),
  breadCrumb: tile.breadCrumb,
  lightningDealInfo: writeDealIfAny(tile.deal, storefront),
});
