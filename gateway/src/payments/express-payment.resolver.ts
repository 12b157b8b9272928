import { Context, Query, Resolver } from '@nestjs/graphql';
import { AMAZON_PAY_PARAMETER, isExpressPaymentOn } from '@shop/domain/payments/express-payment';
import type { GraphqlContext } from '../graphql/graphql-context.ts';

@Resolver()
export class ExpressPaymentResolver {
  @Query(() => Boolean, {
    description:
      'Whether this storefront offers the Amazon-style express payment; which articles it does not accept, carts and products say.',
  })
  async isExpressPaymentOn(@Context() { publicShopper, publicShop, cacheHint }: GraphqlContext): Promise<boolean> {
    try {
      return isExpressPaymentOn(
        publicShopper.storefront,
        await publicShop.parameters.byName(publicShopper, [AMAZON_PAY_PARAMETER]),
      );
    } catch {
      cacheHint.shorten();
      return false;
    }
  }
}
