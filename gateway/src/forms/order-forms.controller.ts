import { Body, Controller, Post, Redirect, UseFilters, UseGuards } from '@nestjs/common';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { CHECKOUT_CONFIRMATION, ORDER_STATUS, orderDetailPath, ORDERS } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { LOOKED_UP_ORDER } from '@shop/domain/orders/looked-up-order.slot';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { OwnFormsOnly } from '../request/route-guards.ts';
import { cancelOrder } from '@shop/domain/orders/cancel-order';
import { lookUpOrderWithinLimits } from '../orders/look-up-order-within-limits.ts';
import { reorderEcho } from '../orders/reorder-echo.ts';
import { reorderOrder } from '@shop/domain/orders/reorder-order';
import { registerBuyer } from '@shop/domain/checkout/register-buyer';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { SHOP_ID } from '@shop/domain/shared/shop-id';
import { RegisterBuyerForm } from './account-form-bodies.ts';
import { echoRefusal } from './form-refused.ts';
import { OrderForm, OrderLookUpForm } from './form-bodies.ts';
import { TooManyAttemptsInForm } from '../request/too-many-attempts.filter.ts';
import { saveFormEcho } from '../visit/form-echo.slot.ts';
import { addToasts } from '../visit/toasts.slot.ts';

const SEE_OTHER = 303;

interface SentBack {
  readonly url: string;
}

const CANCELLED: MessageKey = 'shop.order.cancel.done';
const TOO_LATE: MessageKey = 'shop.order.cancel.tooLate';
const ACCOUNT_CREATED: MessageKey = 'shop.order.account.created';

/** What shoppers do with their orders before scripts run, or without them. */
@Controller('forms')
@UseGuards(OwnFormsOnly)
@UseFilters(ForwardErrors, TooManyAttemptsInForm)
export class OrderFormsController {
  /** The order's page shows what became of each line; of an order that is not theirs it says so. */
  @Post('reorder')
  @Redirect(ORDERS, SEE_OTHER)
  async reorder(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { orderId }: OrderForm,
  ): Promise<SentBack> {
    const reordered = SHOP_ID.test(orderId) ? await reorderOrder(shop, visitor)(orderId) : undefined;
    if (reordered !== undefined) saveFormEcho(visitor, reorderEcho(orderId, reordered.lines));
    return { url: orderDetailPath(orderId) };
  }

  @Post('cancel-order')
  @Redirect(ORDERS, SEE_OTHER)
  async cancel(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { orderId }: OrderForm,
  ): Promise<SentBack> {
    const outcome = SHOP_ID.test(orderId) ? await cancelOrder(shop)(visitor.shopper, orderId) : undefined;
    if (outcome !== undefined)
      addToasts(visitor, [
        outcome.isCancelled ? { kind: 'success', messageKey: CANCELLED } : { kind: 'error', messageKey: TOO_LATE },
      ]);
    return { url: orderDetailPath(orderId) };
  }

  /** From the confirmation, which stays open. */
  @Post('register-buyer')
  @Redirect(CHECKOUT_CONFIRMATION, SEE_OTHER)
  async registerBuyer(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { password, passwordRepeat }: RegisterBuyerForm,
  ): Promise<void> {
    const registered = await registerBuyer(
      shop,
      visitor,
    )({
      password,
      passwordRepeat,
    });
    if (registered.ok) addToasts(visitor, [{ kind: 'success', messageKey: ACCOUNT_CREATED }]);
    else echoRefusal(visitor, 'buyer', {}, registered.refusal);
  }

  /** Neither number nor postcode gets into a URL: the browser remembers them in a signed cookie. */
  @Post('order-status')
  @Redirect(ORDER_STATUS, SEE_OTHER)
  async lookUp(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { orderId, zipCode }: OrderLookUpForm,
  ): Promise<SentBack> {
    const order = await lookUpOrderWithinLimits(shop, visitor)({ orderId, zipCode });
    if (order.ok) return { url: ORDER_STATUS };
    echoRefusal(visitor, 'orderStatus', { orderId, zipCode }, order.refusal);
    return { url: ORDER_STATUS };
  }

  @Post('forget-order')
  @Redirect(ORDER_STATUS, SEE_OTHER)
  forget(@CurrentVisitor() visitor: VisitorSession): SentBack {
    visitor.clear(LOOKED_UP_ORDER);
    return { url: ORDER_STATUS };
  }
}
