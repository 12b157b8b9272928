import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { AVAILABILITIES, type Delivery } from '@shop/domain/catalogue/product';
import { UNKNOWN } from '@shop/domain/shared/or-unknown';
import { wordScalar } from '../graphql/word-scalar.ts';

const AvailabilityScalar = wordScalar('Availability', [...AVAILABILITIES, UNKNOWN], 'Whether an article can be had.');

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
  @Field(() => AvailabilityScalar) readonly availability: Delivery['availability'];
  @Field(() => DateSpanType, { nullable: true }) readonly arrives?: DateSpanType | undefined;
  @Field(() => Int, { nullable: true }) readonly left?: number | undefined;
}
