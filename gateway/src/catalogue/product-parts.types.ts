import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Delivery } from '@shop/domain/catalogue/product';

export const AvailabilityEnum = {
  IN_STOCK: 'in-stock',
  LOW_STOCK: 'low-stock',
  ON_ORDER: 'on-order',
  SOLD_OUT: 'sold-out',
  UNKNOWN: 'unknown',
} as const satisfies Record<string, Delivery['availability']>;
registerEnumType(AvailabilityEnum, { name: 'Availability' });

@ObjectType('Crumb')
export class CrumbType {
  @Field(() => String) readonly displayName: string;
  @Field(() => String) readonly path: string;
}

@ObjectType('LabelledValue')
export class LabelledValueType {
  @Field(() => String) readonly label: string;
  @Field(() => String) readonly value: string;
}

@ObjectType('ExtraBadge')
export class ExtraBadgeType {
  @Field(() => ID) readonly id: string;
  @Field(() => String) readonly name: string;
}

@ObjectType('Badges')
export class BadgesType {
  @Field(() => Boolean) readonly sale: boolean;
  @Field(() => Boolean) readonly new: boolean;
  @Field(() => Boolean) readonly popular: boolean;
  @Field(() => [ExtraBadgeType]) readonly extra: readonly ExtraBadgeType[];
}

@ObjectType('DateSpan', { description: 'ISO dates, both inclusive.' })
export class DateSpanType {
  @Field(() => String) readonly from: string;
  @Field(() => String) readonly to: string;
}

@ObjectType('Delivery')
export class DeliveryType {
  @Field(() => AvailabilityEnum) readonly availability: Delivery['availability'];
  @Field(() => DateSpanType, { nullable: true }) readonly arrives?: DateSpanType | undefined;
  @Field(() => Int, { nullable: true }) readonly left?: number | undefined;
}
