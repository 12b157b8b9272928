import type { Badges, Delivery, ProductTile } from '@shop/domain/catalogue/product';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { BadgesFieldsFragment, DeliveryFieldsFragment, ProductTileFieldsFragment } from '../generated/operation-types.ts';
import { readDays } from '../shared/read-dates.ts';
import { knownOr, readId } from '../shared/read-text.ts';
import { readDealIf } from './read-deal.ts';
import { readCrumbs, readPicture } from './read-picture.ts';
import { readTilePrice } from './read-price.ts';

const AVAILABILITIES = ['in-stock', 'low-stock', 'on-order', 'sold-out'] as const;

/** An unknown word promises no more than the delivery days do. */
export const readDelivery = ({ availability, arrival, left }: DeliveryFieldsFragment): Delivery => ({
  availability: knownOr(AVAILABILITIES, arrival === null ? 'sold-out' : 'on-order')(availability),
  ...omitNil({ arrives: readDays(arrival), left }),
});

interface Marked {
  readonly badges: BadgesFieldsFragment;
  readonly extraBadges: readonly { readonly id: string; readonly name: string }[];
}

export const readBadges = ({ badges, extraBadges }: Marked): Badges => ({
  sale: badges.sale,
  new: badges.new,
  popular: badges.popular,
  extra: extraBadges.map(({ id, name }) => ({ id, name })),
});

export const readTile = (tile: ProductTileFieldsFragment): ProductTile => {
  const price = readTilePrice(tile);
  return {
    id: readId(tile.id),
    bestItemId: readId(tile.bestItemId),
    name: tile.name,
    manufacturerName: tile.manufacturerName,
    path: tile.path,
    picture: readPicture(tile.image),
    price,
    startsFrom: tile.price.startFromFlag,
    moreVariants: tile.moreVariants,
    rating: tile.rating,
    numberOfRatings: tile.numberOfRatings,
    badges: readBadges(tile),
    isShortage: tile.isShortage,
    minimumOrderQuantity: tile.minimumOrderQuantity,
    delivery: readDelivery(tile.deliveryInfo),
    ...omitNil({ deal: readDealIf(tile.lightningDealInfo, price) }),
    breadCrumb: readCrumbs(tile.breadCrumb),
  };
};
