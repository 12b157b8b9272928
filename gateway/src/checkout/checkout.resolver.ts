import { Inject } from '@nestjs/common';
import { Context, Query, Resolver } from '@nestjs/graphql';
import { unlessRevoked } from '@shop/domain/customers/unless-revoked';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { ORDER_SETTLED } from '../payments/order-lock.ts';
import type { OrderSettled } from '../payments/order-lock.ts';
import { CheckoutFactsType } from './checkout-facts.types.ts';
import { CheckoutType } from './checkout.types.ts';
import { SEEN_CARTS, type SeenCarts } from './seen-carts.ts';
import { shownCheckout, shownCheckoutFacts } from './shown-checkout.ts';

@Resolver()
export class CheckoutResolver {
  constructor(
    @Inject(ORDER_SETTLED) private readonly orderSettled: OrderSettled,
    @Inject(SEEN_CARTS) private readonly seenCarts: SeenCarts,
  ) {}

  @Query(() => CheckoutType, { description: 'All that the steps of the checkout show, read together.' })
  async checkout(@Context() context: GraphqlContext): Promise<CheckoutType> {
    const { visitor, shop } = context;
    await this.orderSettled(context);
    return unlessRevoked(shop, visitor)(
      () => shownCheckout(this.seenCarts)(context),
      () => shownCheckout(this.seenCarts)(context),
    );
  }

  @Query(() => CheckoutFactsType, {
    description: 'What the guards judge; the client asks before it enters a guarded page.',
  })
  checkoutFacts(@Context() context: GraphqlContext): Promise<CheckoutFactsType> {
    return shownCheckoutFacts(this.orderSettled)(context);
  }
}
