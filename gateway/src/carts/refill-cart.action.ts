import { Args, ArgsType, Context, Field, ID, InputType, Int, Mutation } from '@nestjs/graphql';
import { refillOwnCart } from '@shop/domain/carts/refill-cart';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsInt, Max, Min, MinLength, ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsText } from '../shared/is-text.ts';
import { MAX_LINES, MAX_QUANTITY, MAX_VOUCHERS } from './cart-limits.ts';
import { presentCart } from './present-cart.ts';
import { presentMissing } from './present-missing.ts';
import { RefilledCartType } from './refill-cart.types.ts';

@InputType()
class LineToRefillInput {
  @IsShopId() @Field(() => ID) readonly itemId: string;
  @IsText() @Field(() => String) readonly name: string;
  @IsInt() @Min(1) @Max(MAX_QUANTITY) @Field(() => Int) readonly quantity: number;
}

@InputType()
class VoucherToRefillInput {
  @MinLength(1) @IsText() @Field(() => String) readonly code: string;
}

@InputType()
class RefillCartInput {
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

@ArgsType()
class RefillCartArgs {
  @ValidateNested() @Type(() => RefillCartInput) @Field(() => RefillCartInput) readonly input: RefillCartInput;
}

/** Lets a shopper go on whose session is gone. Has no form: only a page with scripts still knows the earlier cart. */
@Action()
export class RefillCart {
  @Mutation(() => RefilledCartType, {
    description:
      'Adds to the visitor’s cart what an earlier cart held whose session is gone. Adds only what is missing.',
  })
  async refillCart(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { input }: RefillCartArgs,
  ): Promise<RefilledCartType> {
    const contents = { lines: input.lines, vouchers: input.vouchers.map(({ code }) => code) };
    const { cart, missing } = await refillOwnCart(shop, visitor)(contents);
    return { cart: presentCart(cart, visitor.shopper.storefront), missing: missing.map(presentMissing) };
  }
}
