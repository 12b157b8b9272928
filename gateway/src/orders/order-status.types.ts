import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import {
  ORDER_STATUSES,
  type OrderStatusOrUnknown,
  SHIPMENT_STATUSES,
  type ShipmentStatusOrUnknown,
} from '@shop/domain/orders/order-status';
import { UNKNOWN } from '@shop/domain/shared/or-unknown';
import { PictureType } from '../catalogue/picture.types.ts';
import { DateSpanType, LabelledValueType } from '../catalogue/product-parts.types.ts';
import { wordScalar } from '../graphql/word-scalar.ts';

export const ShipmentStatusScalar = wordScalar(
  'ShipmentStatus',
  [...SHIPMENT_STATUSES, UNKNOWN],
  'Where a shipment stands.',
);

export const OrderStatusScalar = wordScalar('OrderStatus', [...ORDER_STATUSES, UNKNOWN], 'Where an order stands.');

@ObjectType('OrderedArticle')
export class OrderedArticleType {
  @Field(() => ID) readonly itemId: string;
  @Field(() => ID) readonly productId: string;
  @Field(() => Int, { description: 'Position in the order, from 1.' }) readonly lineNo: number;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly path: string;
  @Field(() => PictureType, { nullable: true }) readonly picture?: PictureType | undefined;
  @Field(() => [LabelledValueType]) readonly variants: readonly LabelledValueType[];
  @Field(() => String) readonly articleNumber: string;
  @Field(() => Int) readonly quantity: number;
}

/** Fields of a shipment that name nobody and cost nothing. */
@ObjectType({ isAbstract: true })
export class ShipmentFacts {
  @Field(() => ShipmentStatusScalar) readonly status: ShipmentStatusOrUnknown;
  @Field(() => String) readonly carrier: string;
  @Field(() => DateSpanType, { nullable: true }) readonly arrives?: DateSpanType | undefined;
  @Field(() => String, { nullable: true, description: 'ISO date.' }) readonly dispatchDate?: string | undefined;
  @Field(() => String, { nullable: true, description: 'ISO date.' }) readonly deliveredOn?: string | undefined;
  @Field(() => String, { nullable: true }) readonly trackingLink?: string | undefined;
  @Field(() => String, { nullable: true }) readonly trackingCode?: string | undefined;
  @Field(() => String, { nullable: true, description: 'Message key.' }) readonly cancelReason?: string | undefined;
}

@ObjectType('ShipmentProgress')
export class ShipmentProgressType extends ShipmentFacts {
  @Field(() => [OrderedArticleType]) readonly items: readonly OrderedArticleType[];
}

/** Fields of a return that name nobody and say nothing of money. */
@ObjectType({ isAbstract: true })
export class ReturnFacts {
  @Field(() => ID) readonly rma: string;
  @Field(() => String, { description: 'What the buyer wants for the goods.' }) readonly wish: string;
  @Field(() => String, { description: 'ISO instant.' }) readonly announcedAt: string;
  @Field(() => String, { nullable: true, description: 'ISO date in Berlin on which the goods arrived.' })
  readonly receivedOn?: string | undefined;
  @Field(() => String, {
    nullable: true,
    description: 'ISO date in Berlin on which the money, or what the buyer wanted instead, was sent.',
  })
  readonly settledOn?: string | undefined;
}

@ObjectType('ReturnProgress')
export class ReturnProgressType extends ReturnFacts {}

@ObjectType('OrderStatusView', { description: 'What anybody may see of an order who knows its number and postcode.' })
export class OrderStatusViewType {
  @Field(() => ID) readonly orderId: string;
  @Field(() => String, { description: 'ISO instant.' }) readonly orderedAt: string;
  @Field(() => OrderStatusScalar) readonly status: OrderStatusOrUnknown;
  @Field(() => [ShipmentProgressType]) readonly shipments: readonly ShipmentProgressType[];
  @Field(() => [ReturnProgressType], { description: 'The newest first.' })
  readonly returns: readonly ReturnProgressType[];
  @Field(() => Boolean, { description: 'Whether the page offers to withdraw from the contract.' })
  readonly canBeWithdrawn: boolean;
  @Field(() => String, { nullable: true, description: 'Opens the return of the order.' }) readonly returnHash:
    | string
    | undefined;
}
