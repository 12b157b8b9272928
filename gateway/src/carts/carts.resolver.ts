import { Context, Query, Resolver } from '@nestjs/graphql';
import { emptyCart } from '@shop/domain/carts/empty-cart';
import { readOwnCart } from '@shop/domain/carts/read-own-cart';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CartType } from './cart.types.ts';
import { presentCart } from './present-cart.ts';

@Resolver()
export class CartsResolver {
  @Query(() => CartType, { description: "The visitor's own cart; an empty one where there is none yet." })
  async cart(@Context() { visitor, shop }: GraphqlContext): Promise<CartType> {
    const { storefront } = visitor.shopper;
    return presentCart((await readOwnCart(shop, visitor)({ shippingCost: true })) ?? emptyCart(storefront), storefront);
  }
}
