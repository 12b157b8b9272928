import { Body } from '@nestjs/common';
import { Context, Mutation } from '@nestjs/graphql';
import { extendOwnReservation } from '@shop/domain/deals/own-reservation';
import { BASKET } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { FormOnPage } from '../request/form-on-page.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { ExtendedReservationType } from './reservation.types.ts';

/** Extends the reservations of lightning deals in the visitor's cart. */
@Action()
export class ExtendDeals {
  @Mutation(() => ExtendedReservationType, {
    description: 'Holds the pieces of the visitor’s cart for the whole time again, as far as they are still to be had.',
  })
  extendDealReservation(@Context() { visitor, shop }: GraphqlContext): Promise<ExtendedReservationType> {
    return extendOwnReservation(shop, visitor)();
  }

  /** The page lists what was lost. */
  @FormRoute('extend-deals', BASKET)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() _form: FormOnPage,
  ): Promise<FormReply> {
    const { reservation } = await extendOwnReservation(shop, visitor)();
    return {
      toasts: [
        reservation.endsAt === undefined
          ? { kind: 'warning', messageKey: 'shop.deals.notExtended' }
          : { kind: 'success', messageKey: 'shop.deals.extended' },
      ],
    };
  }
}
