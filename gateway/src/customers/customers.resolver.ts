import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { visitorLoginStateOf, visitorTypeOf } from '@shop/domain/customers/visitor';
import { toldMerge } from '../carts/present-cart.ts';
import { readOwnCart } from '@shop/domain/carts/read-own-cart';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { currentCustomer } from '@shop/domain/customers/current-customer';
import { EmailArgs } from './email.types.ts';
import { MeType } from './me.types.ts';

@Resolver()
export class CustomersResolver {
  @Query(() => MeType, {
    description: 'Who is visiting: everything personal that a cached page leaves out, in one question.',
  })
  async me(@Context() { visitor, shop }: GraphqlContext): Promise<MeType> {
    const [customer, cart] = await Promise.all([currentCustomer(shop, visitor)(), readOwnCart(shop, visitor)()]);
    return {
      loginState: visitor.shopper.loginState,
      visitorType: visitorTypeOf(customer),
      visitorLoginState: visitorLoginStateOf(customer),
      firstName: customer.firstName,
      lastName: customer.lastName,
      email: customer.email,
      isInternal: customer.isInternal,
      primeStatus: customer.primeInfo.status,
      cartArticleCount: cart === undefined || cart.submitted ? 0 : cart.articleCount,
      cartId: cart?.id,
      hasMergedCart: cart !== undefined && toldMerge(cart) !== undefined,
    };
  }

  @Query(() => Boolean)
  isEmailFree(@Context() { visitor, shop }: GraphqlContext, @Args() { email }: EmailArgs): Promise<boolean> {
    return shop.customers.isEmailUnique(visitor.shopper, email);
  }
}
