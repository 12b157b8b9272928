import { Inject } from '@nestjs/common';
import { Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Shop } from '@shop/domain/shop';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { SHOP } from '../shop.token.ts';
import { extendOwnReservation, readOwnReservation } from './own-reservation.ts';
import { presentReservation } from './present-reservation.ts';
import { DealReservationType, ExtendedReservationType } from './reservation.types.ts';

@Resolver()
export class DealsResolver {
  constructor(@Inject(SHOP) private readonly shop: Pick<Shop, 'deals'>) {}

  @Query(() => DealReservationType)
  async dealReservation(@Context() { visitor }: GraphqlContext): Promise<DealReservationType> {
    return presentReservation(await readOwnReservation(this.shop)(visitor), visitor.shopper.storefront.language);
  }

  @Mutation(() => ExtendedReservationType, {
    description: 'Holds the pieces of the visitor’s cart for the whole time again, as far as they are still to be had.',
  })
  async extendDealReservation(@Context() { visitor }: GraphqlContext): Promise<ExtendedReservationType> {
    const { reservation, ...outcome } = await extendOwnReservation(this.shop)(visitor);
    return { ...outcome, reservation: presentReservation(reservation, visitor.shopper.storefront.language) };
  }
}
