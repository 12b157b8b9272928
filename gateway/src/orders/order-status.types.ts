import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { OrderStatus, ShipmentStatus } from '@shop/domain/orders/order-status';
import type { OrUnknown } from '@shop/domain/shared/or-unknown';
import { PictureType } from '../catalogue/picture.types.ts';
import { DateSpanType, LabelledValueType } from '../catalogue/product-parts.types.ts';

export const ShipmentStatusEnum = {
  RECEIVED: 'received',
  IN_DISPATCH: 'in-dispatch',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  UNKNOWN: 'unknown',
} as const satisfies Record<string, OrUnknown<ShipmentStatus>>;
registerEnumType(ShipmentStatusEnum, { name: 'ShipmentStatus' });

export const OrderStatusEnum = { ...ShipmentStatusEnum, PARTLY_SHIPPED: 'partly-shipped' } as const satisfies Record<
  string,
  OrUnknown<OrderStatus>
>;
registerEnumType(OrderStatusEnum, { name: 'OrderStatus' });

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
  @Field(() => ShipmentStatusEnum) readonly status: OrUnknown<ShipmentStatus>;
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
  @Field(() => OrderStatusEnum) readonly status: OrUnknown<OrderStatus>;
  @Field(() => [ShipmentProgressType]) readonly shipments: readonly ShipmentProgressType[];
  @Field(() => [ReturnProgressType], { description: 'The newest first.' })
  readonly returns: readonly ReturnProgressType[];
  @Field(() => Boolean, { description: 'Whether the page offers to withdraw from the contract.' })
  readonly canBeWithdrawn: boolean;
  @Field(() => String, { nullable: true, description: 'Opens the return of the order.' }) readonly returnHash:
    | string
    | undefined;
}
