import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { REORDER_OUTCOMES, type ReorderOutcome } from '@shop/domain/orders/reorder';
import { wordScalar } from '../graphql/word-scalar.ts';
import { CartType } from '../carts/cart.types.ts';
import { OrderDetailsType } from './order-details.types.ts';

@ObjectType('CancelOrderResult')
export class CancelOrderResultType {
  @Field(() => Boolean, { description: 'False if it was too late.' }) readonly isCancelled: boolean;
  @Field(() => OrderDetailsType, { description: 'The order as it is now.' }) readonly order: OrderDetailsType;
}

const ReorderOutcomeScalar = wordScalar(
  'ReorderOutcome',
  REORDER_OUTCOMES,
  'What became of an article that was ordered again.',
);

@ObjectType('ReorderedLine')
export class ReorderedLineType {
  @Field(() => ID) readonly itemId: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly path: string;
  @Field(() => ReorderOutcomeScalar) readonly outcome: ReorderOutcome;
  @Field(() => Int, { description: 'Pieces in the order.' }) readonly asked: number;
  @Field(() => Int, { description: 'Pieces that went into the cart.' }) readonly added: number;
}

@ObjectType('ReorderResult')
export class ReorderResultType {
  @Field(() => [ReorderedLineType]) readonly lines: readonly ReorderedLineType[];
  @Field(() => CartType) readonly cart: CartType;
}
