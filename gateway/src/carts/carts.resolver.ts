import { Args, ArgsType, Context, Field, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { emptyCart } from '@shop/domain/carts/empty-cart';
import { readOwnCart } from '@shop/domain/carts/read-own-cart';
import { refillOwnCart } from '@shop/domain/carts/refill-cart';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CartType } from './cart.types.ts';
import { presentCart } from './present-cart.ts';
import { presentMissing } from './present-missing.ts';
import { RefillCartInput, RefilledCartType } from './refill-cart.types.ts';

@ArgsType()
class RefillCartArgs {
  @ValidateNested() @Type(() => RefillCartInput) @Field(() => RefillCartInput) readonly input: RefillCartInput;
}

@Resolver()
export class CartsResolver {
  @Query(() => CartType, { description: "The visitor's own cart; an empty one where there is none yet." })
  async cart(@Context() { visitor, shop }: GraphqlContext): Promise<CartType> {
    const { storefront } = visitor.shopper;
    return presentCart((await readOwnCart(shop, visitor)({ shippingCost: true })) ?? emptyCart(storefront), storefront);
  }

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
