import type { Availability, Badges, Delivery, ProductTile } from '@shop/domain/catalogue/product';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { UNKNOWN } from '@shop/domain/shared/or-unknown';
import type {
  Availability as AnsweredAvailability,
  BadgesFieldsFragment,
  DeliveryFieldsFragment,
  ProductTileFieldsFragment,
} from '../generated/operation-types.ts';
import { readDays } from '../shared/read-dates.ts';
import { readId } from '../shared/read-text.ts';
import { enumReader } from '../shared/read-word.ts';
import { readDealIf } from './read-deal.ts';
import { readCrumbs, readPicture } from './read-picture.ts';
import { readTilePrice } from './read-price.ts';

const AVAILABILITY_OF: Readonly<Record<AnsweredAvailability, Availability>> = {
  IN_STOCK: 'in-stock',
  LOW_STOCK: 'low-stock',
  ON_ORDER: 'on-order',
  SOLD_OUT: 'sold-out',
};

const readAvailability = enumReader('Availability', AVAILABILITY_OF, UNKNOWN);

export const readDelivery = ({ availability, arrival, left }: DeliveryFieldsFragment): Delivery => ({
  availability: readAvailability(availability),
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
