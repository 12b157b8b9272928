import { Body } from '@nestjs/common';
import { leaveExpress, leaveExpressOfCart } from '@shop/domain/checkout/leave-express';
import { CHECKOUT_PAYMENT } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import { ApiRoute } from '../request/api-route.decorator.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { ExpressCheckoutBody, type ExpressReply } from './express-api.ts';

/** Pays in another way than by express (CLIENTOP-10). */
@Action()
export class LeaveExpress {
  @FormRoute('abort-amazon', CHECKOUT_PAYMENT)
  async form(@CurrentVisitor() visitor: Visit, @CurrentShop() shop: Shop): Promise<FormReply> {
    const { path, wasExpress } = await leaveExpress(shop, visitor)();
    return { path, toasts: wasExpress ? [{ kind: 'info', messageKey: 'shop.payment.express.aborted' }] : [] };
  }

  @ApiRoute('abort-amazon')
  async api(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @Body() { checkoutType, cartId }: ExpressCheckoutBody,
  ): Promise<ExpressReply> {
    const left = await leaveExpressOfCart(shop, visitor)({ checkoutType, cartId });
    return left.ok
      ? { successfull: true, path: left.value.path, errorMessage: null }
      : { successfull: false, path: left.refusal.path, errorMessage: 'shop.error.sessionExpired' };
  }
}
