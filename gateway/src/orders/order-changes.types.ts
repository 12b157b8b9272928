import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { ReorderOutcome } from '@shop/domain/orders/reorder';
import { CartType } from '../carts/cart.types.ts';
import { OrderDetailsType } from './order-details.types.ts';

@ObjectType('CancelOrderResult')
export class CancelOrderResultType {
  @Field(() => Boolean, { description: 'False if it was too late.' }) readonly isCancelled: boolean;
  @Field(() => OrderDetailsType, { description: 'The order as it is now.' }) readonly order: OrderDetailsType;
}

export const ReorderOutcomeEnum = {
  ADDED: 'added',
  QUANTITY_CHANGED: 'quantity-changed',
  MOST_IN_CART: 'most-in-cart',
  CHOOSE_VARIANT: 'choose-variant',
  SOLD_OUT: 'sold-out',
  NO_LONGER_SOLD: 'no-longer-sold',
  NOT_ADDED: 'not-added',
} as const satisfies Record<string, ReorderOutcome>;
registerEnumType(ReorderOutcomeEnum, { name: 'ReorderOutcome' });

@ObjectType('ReorderedLine')
export class ReorderedLineType {
  @Field(() => ID) readonly itemId: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly path: string;
  @Field(() => ReorderOutcomeEnum) readonly outcome: ReorderOutcome;
  @Field(() => Int, { description: 'Pieces in the order.' }) readonly asked: number;
  @Field(() => Int, { description: 'Pieces that went into the cart.' }) readonly added: number;
}

@ObjectType('ReorderResult')
export class ReorderResultType {
  @Field(() => [ReorderedLineType]) readonly lines: readonly ReorderedLineType[];
  @Field(() => CartType) readonly cart: CartType;
}
