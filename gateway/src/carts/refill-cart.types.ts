import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsInt, Max, Min, MinLength, ValidateNested } from 'class-validator';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsText } from '../shared/is-text.ts';
import { MAX_LINES, MAX_QUANTITY, MAX_VOUCHERS } from './cart-limits.ts';
import { CartType } from './cart.types.ts';
import { MissingFromCartType } from './missing-from-cart.types.ts';

@InputType()
export class LineToRefillInput {
  @IsShopId() @Field(() => ID) readonly itemId: string;
  @IsText() @Field(() => String) readonly name: string;
  @IsInt() @Min(1) @Max(MAX_QUANTITY) @Field(() => Int) readonly quantity: number;
}

@InputType()
export class VoucherToRefillInput {
  @MinLength(1) @IsText() @Field(() => String) readonly code: string;
}

@InputType()
export class RefillCartInput {
  @ArrayMaxSize(MAX_LINES)
  @ValidateNested({ each: true })
  @Type(() => LineToRefillInput)
  @Field(() => [LineToRefillInput])
  readonly lines: readonly LineToRefillInput[];
  @ArrayMaxSize(MAX_VOUCHERS)
  @ValidateNested({ each: true })
  @Type(() => VoucherToRefillInput)
  @Field(() => [VoucherToRefillInput])
  readonly vouchers: readonly VoucherToRefillInput[];
}

@ObjectType('RefilledCart')
export class RefilledCartType {
  @Field(() => CartType) readonly cart: CartType;
  @Field(() => [MissingFromCartType]) readonly missing: readonly MissingFromCartType[];
}
