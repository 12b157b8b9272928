import { Inject } from '@nestjs/common';
import { Context, Query, Resolver } from '@nestjs/graphql';
import { AMAZON_PAY_PARAMETER, isExpressPaymentOn } from '@shop/domain/payments/express-payment';
import type { Shop } from '@shop/domain/shop';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { SHOP } from '../shop.token.ts';

@Resolver()
export class ExpressPaymentResolver {
  constructor(@Inject(SHOP) private readonly shop: Pick<Shop, 'parameters'>) {}

  @Query(() => Boolean, {
    description:
      'Whether this storefront offers the Amazon-style express payment; which articles it does not accept, carts and products say.',
  })
  async isExpressPaymentOn(@Context() { publicShopper, cacheHint }: GraphqlContext): Promise<boolean> {
    try {
      return isExpressPaymentOn(
        publicShopper.storefront,
        await this.shop.parameters.byName(publicShopper, [AMAZON_PAY_PARAMETER]),
      );
    } catch {
      cacheHint.shorten();
      return false;
    }
  }
}
