import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { LightningDealType } from './deal.types.ts';
import { PictureType } from './picture.types.ts';
import { PriceType } from './price.types.ts';
import { DeliveryType, LabelledValueType } from './product-parts.types.ts';

@ObjectType('Item')
export class ItemType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly orderNumber: string;
  @Field(() => PriceType) readonly price: PriceType;
  @Field(() => [PictureType]) readonly pictures: readonly PictureType[];
  @Field(() => [LabelledValueType]) readonly variants: readonly LabelledValueType[];
  @Field(() => Int) readonly maxQuantity: number;
  @Field(() => Int) readonly minimumOrderQuantity: number;
  @Field(() => DeliveryType) readonly delivery: DeliveryType;
  @Field(() => String, { nullable: true, description: 'What the storefront says about its delivery.' })
  readonly deliveryText: string | undefined;
  @Field(() => Boolean) readonly primeFaehig: boolean;
  @Field(() => LightningDealType, { nullable: true }) readonly deal?: LightningDealType | undefined;
}
