import { createUnionType, Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Price } from '@shop/domain/catalogue/price';
import type { LabelledValue } from '@shop/domain/catalogue/product';
import {
  LINE_OUTCOMES,
  type LineOutcomeName,
  UNKNOWN_REASONS,
  type UnknownReason,
} from '@shop/domain/order-forms/order-form';
import type { Money } from '@shop/domain/shared/money';
import { CartType } from '../carts/cart.types.ts';
import { CartReportType } from '../carts/update-cart.types.ts';
import { PriceType } from '../catalogue/price.types.ts';
import { LabelledValueType } from '../catalogue/product-parts.types.ts';
import { wordScalar } from '../graphql/word-scalar.ts';
import { MoneyType } from '../shared/money.types.ts';
import { IsText } from '../shared/is-text.ts';
import { ReplacementProductType } from '../wishlists/wishlist-entry.types.ts';

const LineOutcomeScalar = wordScalar('LineOutcome', LINE_OUTCOMES, 'What becomes of a row of an order form.');
const UnknownReasonScalar = wordScalar('UnknownReason', UNKNOWN_REASONS, 'Why a row of an order form is unknown.');

@InputType({ description: 'A row of an order form as it was filled in.' })
export class OrderFormRowInput {
  @IsText() @Field(() => String) readonly orderNumber: string;
  @IsText() @Field(() => String) readonly quantity: string;
}

@ObjectType('OrderFormArticle')
export class OrderFormArticleType {
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly path: string;
  @Field(() => [LabelledValueType]) readonly variants: readonly LabelledValue[];
  @Field(() => PriceType) readonly price: Price;
}

@ObjectType('MeantArticle', { description: 'What a number may have meant that the shop does not have.' })
export class MeantArticleType {
  @Field(() => String) readonly orderNumber: string;
  @Field(() => String) readonly name: string;
  @Field(() => String) readonly path: string;
}

@ObjectType('OrderFormLine', { description: 'An article of an order form, and what becomes of it.' })
export class OrderFormLineType {
  @Field(() => [Int], { description: 'The rows about it, from 0.' }) readonly rows: readonly number[];
  @Field(() => Int, {
    nullable: true,
    description: 'Pieces that they ask for together; null if that could not be read.',
  })
  readonly asked: number | undefined;
  @Field(() => LineOutcomeScalar) readonly outcome: LineOutcomeName;
  @Field(() => Boolean, {
    description: 'Nothing of it comes into the cart before somebody has done something about it.',
  })
  readonly isLeft: boolean;
  @Field(() => UnknownReasonScalar, { nullable: true }) readonly because: UnknownReason | undefined;
  @Field(() => OrderFormArticleType, { nullable: true, description: 'What comes into the cart.' })
  readonly article: OrderFormArticleType | undefined;
  @Field(() => Int, { nullable: true, description: 'Pieces of it.' }) readonly quantity: number | undefined;
  @Field(() => MoneyType, { nullable: true, description: 'What they cost together.' })
  readonly total: Money | undefined;
  @Field(() => String, { nullable: true, description: 'Of an article of which nothing comes into the cart.' })
  readonly name: string | undefined;
  @Field(() => String, { nullable: true }) readonly path: string | undefined;
  @Field(() => ReplacementProductType, { nullable: true }) readonly replacement: ReplacementProductType | undefined;
  @Field(() => [MeantArticleType]) readonly meant: readonly MeantArticleType[];
}

@ObjectType('OrderFormAdded')
export class OrderFormAddedType {
  readonly __typename: 'OrderFormAdded';
  @Field(() => CartType) readonly cart: CartType;
  @Field(() => CartReportType) readonly report: CartReportType;
  @Field(() => [OrderFormLineType]) readonly lines: readonly OrderFormLineType[];
}

@ObjectType('OrderFormRefused')
export class OrderFormRefusedType {
  readonly __typename: 'OrderFormRefused';
  @Field(() => String) readonly messageKey: string;
  @Field(() => [OrderFormLineType], { description: 'Of a form with nothing to order.' })
  readonly lines: readonly OrderFormLineType[];
}

export type AddOrderFormResultType = OrderFormAddedType | OrderFormRefusedType;

export const AddOrderFormResult = createUnionType({
  name: 'AddOrderFormResult',
  types: () => [OrderFormAddedType, OrderFormRefusedType] as const,
  resolveType: ({ __typename }: AddOrderFormResultType) => __typename,
});
