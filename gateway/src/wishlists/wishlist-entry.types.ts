import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Money } from '@shop/domain/shared/money';
import { ENTRY_GAPS, type EntryGap } from '@shop/domain/wishlists/wishlist-entry';
import { LightningDealType } from '../catalogue/deal.types.ts';
import { PictureType } from '../catalogue/picture.types.ts';
import { PriceType } from '../catalogue/price.types.ts';
import { EnergyLabelType } from '../catalogue/product-extras.types.ts';
import { BadgesType, CrumbType, DeliveryType, LabelledValueType } from '../catalogue/product-parts.types.ts';
import { wordScalar } from '../graphql/word-scalar.ts';
import { MoneyType } from '../shared/money.types.ts';

const EntryGapScalar = wordScalar('EntryGap', ENTRY_GAPS, 'Why an entry does not go into the cart as it is.');

@ObjectType('WishlistProduct')
export class WishlistProductType {
  @Field(() => ID) readonly productId: string;
  @Field(() => String) readonly name: string;
  @Field(() => String, { nullable: true, description: 'Null if the shop no longer has it.' })
  readonly path?: string | undefined;
  @Field(() => String) readonly brand: string;
  @Field(() => [CrumbType]) readonly crumbs: readonly CrumbType[];
  @Field(() => Boolean) readonly hasMultipleItems: boolean;
  @Field(() => Boolean) readonly hasSamePricesForAllItems: boolean;
  @Field(() => EnergyLabelType, { nullable: true }) readonly energyLabel?: EnergyLabelType | undefined;
  @Field(() => Int) readonly minimumOrderQuantity: number;
}

@ObjectType('WishlistItem')
export class WishlistItemType {
  @Field(() => ID) readonly itemId: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly path: string;
  @Field(() => [LabelledValueType]) readonly variants: readonly LabelledValueType[];
  @Field(() => Int) readonly maxQuantity: number;
  @Field(() => Int) readonly minimumOrderQuantity: number;
  @Field(() => PriceType) readonly price: PriceType;
  @Field(() => BadgesType) readonly badges: BadgesType;
  @Field(() => [PictureType]) readonly pictures: readonly PictureType[];
  @Field(() => DeliveryType) readonly delivery: DeliveryType;
  @Field(() => String, { nullable: true, description: 'What the storefront says about its delivery.' })
  readonly deliveryText: string | undefined;
  @Field(() => Boolean) readonly primeFaehig: boolean;
  @Field(() => LightningDealType, { nullable: true }) readonly deal?: LightningDealType | undefined;
}

@ObjectType('ReplacementProduct', { description: 'Offered in place of an article that cannot be bought.' })
export class ReplacementProductType {
  @Field(() => ID) readonly productId: string;
  @Field(() => ID) readonly itemId: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly path: string;
  @Field(() => PictureType, { nullable: true }) readonly picture?: PictureType | undefined;
  @Field(() => PriceType) readonly price: PriceType;
}

@ObjectType('WishlistComment')
export class WishlistCommentType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly comment: string;
  @Field(() => String, { description: 'First name and initial; empty for members without an account.' })
  readonly name: string;
  @Field(() => String, { description: 'ISO instant.' }) readonly writtenAt: string;
  @Field(() => ID, { nullable: true, description: 'The entry that it is about; null: the whole list.' })
  readonly positionId?: string | undefined;
  @Field(() => Boolean) readonly allowedToDeleteByUser: boolean;
}

@ObjectType('WishlistChangeNote', { description: 'Who changed something, and when.' })
export class WishlistChangeNoteType {
  @Field(() => String, { description: 'ISO instant.' }) readonly at: string;
  @Field(() => String, { nullable: true, description: 'Null for the visitor’s own changes.' })
  readonly by?: string | undefined;
}

@ObjectType('Claim')
export class ClaimType {
  @Field(() => String, { description: 'Takes the claim back from any browser.' }) readonly code: string;
  @Field(() => Int, { description: 'Pieces that it still holds.' }) readonly quantity: number;
  @Field(() => Int) readonly bought: number;
  @Field(() => Int, { description: 'Pieces that it held until whoever runs the list released them.' })
  readonly released: number;
}

@ObjectType('EntryClaims', { description: 'What is claimed of an entry of a class list.' })
export class EntryClaimsType {
  @Field(() => Int) readonly taken: number;
  @Field(() => Int, { description: 'Of them, pieces that were bought in this shop.' }) readonly bought: number;
  @Field(() => [ClaimType], { description: 'Of this visitor.' }) readonly own: readonly ClaimType[];
}

@ObjectType('WishlistEntry')
export class WishlistEntryType {
  @Field(() => ID) readonly externalId: string;
  @Field(() => Int) readonly quantity: number;
  @Field(() => Int) readonly version: number;
  @Field(() => WishlistProductType) readonly product: WishlistProductType;
  @Field(() => String) readonly orderNumber: string;
  @Field(() => WishlistItemType, { nullable: true }) readonly item: WishlistItemType | undefined;
  @Field(() => Boolean) readonly isSaleable: boolean;
  @Field(() => EntryGapScalar, { nullable: true }) readonly gap: EntryGap | undefined;
  @Field(() => Int, { nullable: true, description: 'The minimum order quantity, if fewer pieces are on the list.' })
  readonly minimumToTell: number | undefined;
  @Field(() => ReplacementProductType, { nullable: true }) readonly replacement?: ReplacementProductType | undefined;
  @Field(() => MoneyType, { nullable: true }) readonly total?: Money | undefined;
  @Field(() => MoneyType, {
    nullable: true,
    description: 'Of a class list: what those of its open pieces cost today that can be bought now; null if none can.',
  })
  readonly openTotal: Money | undefined;
  @Field(() => [WishlistCommentType], { description: 'The newest three.' })
  readonly comments: readonly WishlistCommentType[];
  @Field(() => Int) readonly commentCount: number;
  @Field(() => WishlistChangeNoteType) readonly changed: WishlistChangeNoteType;
  @Field(() => EntryClaimsType, { nullable: true }) readonly claims?: EntryClaimsType | undefined;
}

@ObjectType('RemovedEntry', { description: 'An entry that was removed and can be restored.' })
export class RemovedEntryType {
  @Field(() => ID) readonly externalId: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly orderNumber: string;
  @Field(() => Int) readonly quantity: number;
  @Field(() => Int, { description: 'Pieces that are claimed and not bought.' }) readonly claimed: number;
  @Field(() => Int, { description: 'Pieces that are bought.' }) readonly bought: number;
  @Field(() => Int, { description: 'Place among all rows, removed ones included, from 0.' }) readonly index: number;
  @Field(() => WishlistChangeNoteType) readonly removed: WishlistChangeNoteType;
}
