import { Context, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { readOwnReservation } from '@shop/domain/deals/own-reservation';
import { presentReservation } from './present-reservation.ts';
import { DealReservationType } from './reservation.types.ts';

@Resolver()
export class DealsResolver {
  @Query(() => DealReservationType)
  async dealReservation(@Context() { visitor, shop }: GraphqlContext): Promise<DealReservationType> {
    return presentReservation(await readOwnReservation(shop, visitor)(), visitor.shopper.storefront.language);
  }
}
