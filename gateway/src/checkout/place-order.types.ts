import { createUnionType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsBoolean, IsOptional } from 'class-validator';
import type { CartChange } from '@shop/domain/checkout/cart-changes';
import type { Money } from '@shop/domain/shared/money';
import { CardPaymentNeededType, RedirectNeededType } from '../payments/payment-needed.types.ts';
import { FormRefusedType, SessionExpiredType } from '../shared/form-refused.types.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsLongText, IsText } from '../shared/is-text.ts';
import { MoneyType } from '../shared/money.types.ts';
import { CheckoutType } from './checkout.types.ts';
import { PaymentRefusedType } from './payment-step.types.ts';

/** More than what is written down of the largest cart. */
export const MAX_SEEN = 50_000;

@InputType()
export class PlaceOrderInput {
  @IsShopId() @Field(() => ID) readonly cartId: string;
  @IsText(MAX_SEEN)
  @Field(() => String, { description: '`seen` of the checkout that was shown above the button, unchanged.' })
  readonly seen: string;

  @IsOptional()
  @IsLongText()
  @Field(() => String, {
    nullable: true,
    description: 'Absent or empty: none; a comment of an earlier attempt is removed.',
  })
  readonly comment?: string | null;

  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, { nullable: true, description: 'Absent: no consent; that of an earlier attempt is withdrawn.' })
  readonly newsletter?: boolean | null;
}

@ObjectType('OtherTotal', { description: 'The total that was seen, and the one that the order came to.' })
export class OtherTotalType {
  @Field(() => MoneyType) readonly was: Money;
  @Field(() => MoneyType) readonly is: Money;
}

@ObjectType('OrderPlaced')
export class OrderPlacedType {
  readonly __typename: 'OrderPlaced';
  @Field(() => ID) readonly orderId: string;
  @Field(() => OtherTotalType, {
    nullable: true,
    description: 'Only where the shop repriced in the moment of the order: the shopper is to be told.',
  })
  readonly otherTotal: OtherTotalType | undefined;
}

@ObjectType('CartChange', {
  description:
    'what: total, shipping-cost, position-count, article-count, line-price, line-quantity, line-added, line-removed, promotions, voucher, voucher-gone, billing-address, delivery-address, shipper or payment.',
})
export class CartChangeType {
  @Field(() => String) readonly what: CartChange['what'];
  @Field(() => ID, { nullable: true }) readonly positionId?: string;
  @Field(() => String, { nullable: true }) readonly name?: string;
  @Field(() => MoneyType, { nullable: true }) readonly was?: Money;
  @Field(() => MoneyType, { nullable: true }) readonly is?: Money;
  @Field(() => Int, { nullable: true, description: 'Lines, or pieces.' }) readonly countWas?: number;
  @Field(() => Int, { nullable: true }) readonly countIs?: number;
}

@ObjectType('CartChanged', { description: 'Nothing was ordered. Each change with what was seen and what is.' })
export class CartChangedType {
  readonly __typename: 'CartChanged';
  @Field(() => String) readonly messageKey: string;
  @Field(() => [CartChangeType]) readonly changes: readonly CartChangeType[];
  @Field(() => CheckoutType) readonly checkout: CheckoutType;
}

@ObjectType('AlreadySubmitted', {
  description:
    'orderId where the cart is already an order of this visitor: go to its confirmation. Otherwise home, with the message.',
})
export class AlreadySubmittedType {
  readonly __typename: 'AlreadySubmitted';
  @Field(() => ID, { nullable: true }) readonly orderId: string | undefined;
  @Field(() => String) readonly messageKey: string;
}

@ObjectType('CheckoutNotReady')
export class CheckoutNotReadyType {
  readonly __typename: 'CheckoutNotReady';
  @Field(() => String) readonly path: string;
  @Field(() => String, { nullable: true }) readonly messageKey: string | undefined;
}

@ObjectType('ShopBusy', {
  description: 'Nothing was ordered, because the shop has too much to do. The same order may succeed in a few seconds.',
})
export class ShopBusyType {
  readonly __typename: 'ShopBusy';
  @Field(() => String) readonly messageKey: string;
}

export type PlaceOrderResultType =
  | OrderPlacedType
  | CardPaymentNeededType
  | RedirectNeededType
  | CartChangedType
  | AlreadySubmittedType
  | PaymentRefusedType
  | CheckoutNotReadyType
  | ShopBusyType
  | FormRefusedType
  | SessionExpiredType;

export const PlaceOrderResult = createUnionType({
  name: 'PlaceOrderResult',
  types: () =>
    [
      OrderPlacedType,
      CardPaymentNeededType,
      RedirectNeededType,
      CartChangedType,
      AlreadySubmittedType,
      PaymentRefusedType,
      CheckoutNotReadyType,
      ShopBusyType,
      FormRefusedType,
      SessionExpiredType,
    ] as const,
  resolveType: ({ __typename }: PlaceOrderResultType) => __typename,
});
