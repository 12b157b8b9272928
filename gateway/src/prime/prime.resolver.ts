import { Context, Query, Resolver } from '@nestjs/graphql';
import { currentCustomer } from '@shop/domain/customers/current-customer';
import { STORED_PRIME_CHECKOUT } from '@shop/domain/prime/prime-checkout.slot';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { presentPrimeOffer } from './present-prime.ts';
import { PrimeCheckoutType, PrimeMembershipType, PrimeOfferType } from './prime.types.ts';

/** The membership: what it costs, whether the visitor has it, and what they have chosen to order. */
@Resolver()
export class PrimeResolver {
  @Query(() => PrimeOfferType)
  async primeOffer(@Context() { publicShopper, publicShop }: GraphqlContext): Promise<PrimeOfferType> {
    return presentPrimeOffer(await publicShop.prime.offer(publicShopper));
  }

  @Query(() => PrimeMembershipType, { description: 'The visitor’s own membership.' })
  async primeMembership(@Context() { visitor, shop }: GraphqlContext): Promise<PrimeMembershipType> {
    const { status, abo, startDate, endDate } = (await currentCustomer(shop, visitor)()).primeInfo;
    return { status, abo, startDate, endDate };
  }

  @Query(() => PrimeCheckoutType, { nullable: true })
  primeCheckout(@Context() { visitor }: GraphqlContext): PrimeCheckoutType | undefined {
    const started = visitor.read(STORED_PRIME_CHECKOUT);
    return started && { abo: started.abo };
  }
}
