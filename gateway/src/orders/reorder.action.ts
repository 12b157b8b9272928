import { Body } from '@nestjs/common';
import { Args, Context, Mutation } from '@nestjs/graphql';
import { reorderOrder } from '@shop/domain/orders/reorder-order';
import { orderDetailPath, ORDERS } from '@shop/domain/shared/paths';
import { SHOP_ID } from '@shop/domain/shared/shop-id';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { presentCart } from '../carts/present-cart.ts';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { ReorderResultType } from './order-changes.types.ts';
import { OrderArgs } from './order.args.ts';
import { reorderEcho } from './reorder-echo.ts';

/** Puts the articles of an order of the signed-in customer into the cart again. */
@Action()
export class Reorder {
  @Mutation(() => ReorderResultType, { nullable: true, description: 'Null if it is not theirs.' })
  async reorder(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { orderId }: OrderArgs,
  ): Promise<ReorderResultType | undefined> {
    if (!SHOP_ID.test(orderId)) return undefined;
    const reordered = await reorderOrder(shop, visitor)(orderId);
    return reordered && { lines: reordered.lines, cart: presentCart(reordered.cart, visitor.shopper.storefront) };
  }

  /** The order's page shows what became of each line; of an order that is not theirs it says so. */
  @FormRoute('reorder', ORDERS)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { orderId }: OrderArgs,
  ): Promise<FormReply> {
    const reordered = SHOP_ID.test(orderId) ? await reorderOrder(shop, visitor)(orderId) : undefined;
    const path = orderDetailPath(orderId);
    return reordered === undefined ? { path } : { path, echo: reorderEcho(orderId, reordered.lines) };
  }
}
