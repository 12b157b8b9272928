import { Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { extendOwnReservation, readOwnReservation } from '@shop/domain/deals/own-reservation';
import { presentReservation } from './present-reservation.ts';
import { DealReservationType, ExtendedReservationType } from './reservation.types.ts';

@Resolver()
export class DealsResolver {
  @Query(() => DealReservationType)
  async dealReservation(@Context() { visitor, shop }: GraphqlContext): Promise<DealReservationType> {
    return presentReservation(await readOwnReservation(shop, visitor)(), visitor.shopper.storefront.language);
  }

  @Mutation(() => ExtendedReservationType, {
    description: 'Holds the pieces of the visitor’s cart for the whole time again, as far as they are still to be had.',
  })
  async extendDealReservation(@Context() { visitor, shop }: GraphqlContext): Promise<ExtendedReservationType> {
    const { reservation, ...outcome } = await extendOwnReservation(shop, visitor)();
    return { ...outcome, reservation: presentReservation(reservation, visitor.shopper.storefront.language) };
  }
}
