import { Context, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { readOwnReservation } from '@shop/domain/deals/own-reservation';
import { DealReservationType } from './reservation.types.ts';

@Resolver()
export class DealsResolver {
  @Query(() => DealReservationType)
  dealReservation(@Context() { visitor, shop }: GraphqlContext): Promise<DealReservationType> {
    return readOwnReservation(shop, visitor)();
  }
}
