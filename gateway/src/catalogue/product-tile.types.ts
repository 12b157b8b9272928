import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { LightningDealType } from './deal.types.ts';
import { PictureType } from './picture.types.ts';
import { PriceType } from './price.types.ts';
import { BadgesType, DeliveryType } from './product-parts.types.ts';

@ObjectType('ProductTile')
export class ProductTileType {
  @Field(() => ID) readonly id: string;
  @Field(() => ID) readonly bestItemId: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly manufacturerName: string;
  @Field(() => String) readonly path: string;
  @Field(() => PictureType) readonly picture: PictureType;
  @Field(() => PriceType) readonly price: PriceType;
  @Field(() => Boolean) readonly startsFrom: boolean;
  @Field(() => Boolean) readonly moreVariants: boolean;
  @Field(() => Float) readonly rating: number;
  @Field(() => Int) readonly numberOfRatings: number;
  @Field(() => BadgesType) readonly badges: BadgesType;
  @Field(() => Boolean) readonly isShortage: boolean;
  @Field(() => Int) readonly minimumOrderQuantity: number;
  @Field(() => DeliveryType) readonly delivery: DeliveryType;
  @Field(() => LightningDealType, { nullable: true, description: 'The deal of the best item, while it runs.' })
  readonly deal?: LightningDealType | undefined;
}
