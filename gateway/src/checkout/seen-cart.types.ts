import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsInt, IsOptional, Min, ValidateNested } from 'class-validator';
import { MAX_LINES, MAX_VOUCHERS } from '../carts/cart-limits.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsText } from '../shared/is-text.ts';
import { MoneyInput, MoneyType } from '../shared/money.types.ts';

const MAX_NAME = 500;

@ObjectType('SeenLine')
export class SeenLineType {
  @Field(() => ID) readonly positionId: string;
  @Field(() => String) readonly name: string;
  @Field(() => Int) readonly quantity: number;
  @Field(() => MoneyType) readonly total: MoneyType;
}

@ObjectType('SeenVoucher')
export class SeenVoucherType {
  @Field(() => String) readonly code: string;
  @Field(() => MoneyType) readonly saving: MoneyType;
}

@ObjectType('SeenCart')
export class SeenCartType {
  @Field(() => MoneyType) readonly total: MoneyType;
  @Field(() => MoneyType, { nullable: true }) readonly shippingCost: MoneyType | undefined;
  @Field(() => Int) readonly positionCount: number;
  @Field(() => Int) readonly articleCount: number;
  @Field(() => [SeenLineType]) readonly lines: readonly SeenLineType[];
  @Field(() => [SeenVoucherType]) readonly vouchers: readonly SeenVoucherType[];
  @Field(() => MoneyType) readonly promotionsSaving: MoneyType;
}

@InputType()
export class SeenLineInput {
  @IsShopId() @Field(() => ID) readonly positionId: string;
  @IsText(MAX_NAME) @Field(() => String) readonly name: string;
  @IsInt() @Min(0) @Field(() => Int) readonly quantity: number;
  @ValidateNested() @Type(() => MoneyInput) @Field(() => MoneyInput) readonly total: MoneyInput;
}

@InputType()
export class SeenVoucherInput {
  @IsText(MAX_NAME) @Field(() => String) readonly code: string;
  @ValidateNested() @Type(() => MoneyInput) @Field(() => MoneyInput) readonly saving: MoneyInput;
}

@InputType()
export class SeenCartInput {
  @ValidateNested() @Type(() => MoneyInput) @Field(() => MoneyInput) readonly total: MoneyInput;
  @IsOptional()
  @ValidateNested()
  @Type(() => MoneyInput)
  @Field(() => MoneyInput, { nullable: true })
  readonly shippingCost?: MoneyInput | null;
  @IsInt() @Min(0) @Field(() => Int) readonly positionCount: number;
  @IsInt() @Min(0) @Field(() => Int) readonly articleCount: number;
  @ArrayMaxSize(MAX_LINES)
  @ValidateNested({ each: true })
  @Type(() => SeenLineInput)
  @Field(() => [SeenLineInput])
  readonly lines: readonly SeenLineInput[];

  @IsOptional()
  @ArrayMaxSize(MAX_VOUCHERS)
  @ValidateNested({ each: true })
  @Type(() => SeenVoucherInput)
  @Field(() => [SeenVoucherInput], { nullable: true })
  readonly vouchers?: readonly SeenVoucherInput[] | null;

  @IsOptional()
  @ValidateNested()
  @Type(() => MoneyInput)
  @Field(() => MoneyInput, { nullable: true })
  readonly promotionsSaving?: MoneyInput | null;
}
