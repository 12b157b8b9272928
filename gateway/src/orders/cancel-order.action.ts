import { Body } from '@nestjs/common';
import { Args, Context, Mutation } from '@nestjs/graphql';
import { cancelOrder } from '@shop/domain/orders/cancel-order';
import { orderDetailPath, ORDERS } from '@shop/domain/shared/paths';
import { SHOP_ID } from '@shop/domain/shared/shop-id';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { CancelOrderResultType } from './order-changes.types.ts';
import { OrderArgs } from './order.args.ts';
import { presentOrderDetails } from './present-order-details.ts';

/** Cancels an order of the signed-in customer that is not on its way yet. */
@Action()
export class CancelOrder {
  @Mutation(() => CancelOrderResultType, { nullable: true, description: 'Null if it is not theirs.' })
  async cancelOrder(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { orderId }: OrderArgs,
  ): Promise<CancelOrderResultType | undefined> {
    if (!SHOP_ID.test(orderId)) return undefined;
    const { shopper } = visitor;
    const outcome = await cancelOrder(shop)(shopper, orderId);
    return (
      outcome && { isCancelled: outcome.isCancelled, order: presentOrderDetails(outcome.order, shopper.storefront) }
    );
  }

  @FormRoute('cancel-order', ORDERS)
  async form(
    @CurrentVisitor() { shopper }: Visit,
    @CurrentShop() shop: Shop,
    @Body() { orderId }: OrderArgs,
  ): Promise<FormReply> {
    const path = orderDetailPath(orderId);
    const outcome = SHOP_ID.test(orderId) ? await cancelOrder(shop)(shopper, orderId) : undefined;
    if (outcome === undefined) return { path };
    return {
      path,
      toasts: [
        outcome.isCancelled
          ? { kind: 'success', messageKey: 'shop.order.cancel.done' }
          : { kind: 'error', messageKey: 'shop.order.cancel.tooLate' },
      ],
    };
  }
}
