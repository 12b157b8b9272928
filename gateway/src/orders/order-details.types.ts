import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { OrderStatusOrUnknown } from '@shop/domain/orders/order-status';
import type { Money } from '@shop/domain/shared/money';
import { AddressType } from '../addresses/address.types.ts';
import { TaxShareType } from '../carts/cart.types.ts';
import { MoneyType } from '../shared/money.types.ts';
import { OrderedArticleType, OrderStatusScalar, ReturnFacts, ShipmentFacts } from './order-status.types.ts';

@ObjectType('OrderItem')
export class OrderItemType extends OrderedArticleType {
  @Field(() => MoneyType) readonly pricePerUnit: Money;
  @Field(() => MoneyType) readonly totalPrice: Money;
  @Field(() => Boolean) readonly isFreeItem: boolean;
  @Field(() => Boolean) readonly isReturnable: boolean;
  @Field(() => Boolean) readonly isAlreadyReturned: boolean;
  @Field(() => String, { nullable: true }) readonly reviewUrl?: string | undefined;
  @Field(() => Int, { nullable: true, description: 'Stars that the buyer gave, 1 to 5.' }) readonly reviewScore?:
    | number
    | undefined;
}

@ObjectType('Shipment')
export class ShipmentType extends ShipmentFacts {
  @Field(() => String, { nullable: true, description: 'URL of its invoice, a PDF.' }) readonly invoiceLink?:
    | string
    | undefined;
  @Field(() => [OrderItemType]) readonly items: readonly OrderItemType[];
}

@ObjectType('OrderReturn')
export class OrderReturnType extends ReturnFacts {
  @Field(() => MoneyType, { nullable: true }) readonly refund?: Money | undefined;
}

@ObjectType('DeclaredWithdrawal')
export class DeclaredWithdrawalType {
  @Field(() => ID) readonly receiptId: string;
  @Field(() => String, { description: 'ISO instant.' }) readonly receivedAt: string;
}

@ObjectType('OrderDetails')
export class OrderDetailsType {
  @Field(() => ID) readonly orderId: string;
  @Field(() => String, { description: 'ISO instant.' }) readonly orderedAt: string;
  @Field(() => OrderStatusScalar) readonly status: OrderStatusOrUnknown;
  @Field(() => AddressType) readonly billingAddress: AddressType;
  @Field(() => AddressType) readonly shippingAddress: AddressType;
  @Field(() => ID) readonly paymentId: string;
  @Field(() => String) readonly paymentName: string;
  @Field(() => MoneyType) readonly subtotal: Money;
  @Field(() => MoneyType) readonly totalSavings: Money;
  @Field(() => MoneyType) readonly shippingCost: Money;
  @Field(() => [TaxShareType]) readonly tax: readonly TaxShareType[];
  @Field(() => MoneyType) readonly total: Money;
  @Field(() => Boolean) readonly vatIncluded: boolean;
  @Field(() => String) readonly email: string;
  @Field(() => String, { nullable: true }) readonly phone?: string | undefined;
  @Field(() => String, { nullable: true }) readonly orderReference?: string | undefined;
  @Field(() => String, { nullable: true }) readonly costCentre?: string | undefined;
  @Field(() => String, { nullable: true }) readonly comment?: string | undefined;
  @Field(() => [ShipmentType]) readonly shipments: readonly ShipmentType[];
  @Field(() => Boolean) readonly canBeCancelled: boolean;
  @Field(() => Boolean, { description: 'Whether the page offers to withdraw from the contract.' })
  readonly canBeWithdrawn: boolean;
  @Field(() => [OrderReturnType], { description: 'The newest first.' }) readonly returns: readonly OrderReturnType[];
  @Field(() => [DeclaredWithdrawalType], { description: 'The newest first.' })
  readonly withdrawals: readonly DeclaredWithdrawalType[];
  @Field(() => String, { nullable: true, description: 'Opens the return of the order.' }) readonly returnHash?:
    | string
    | undefined;
}
