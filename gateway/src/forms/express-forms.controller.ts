import { Body, Controller, Headers, Post, Redirect, UseFilters, UseGuards } from '@nestjs/common';
import { IsOptional } from 'class-validator';
import { withErrorCode } from '@shop/domain/checkout/after-payment';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { BASKET, CHECKOUT_PAYMENT, CHECKOUT_SHIPPING } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { EXPRESS_CHECKOUT } from '@shop/domain/payments/express-checkout.slot';
import { keyOfCartRefusal } from '@shop/domain/carts/cart-refusal-key';
import { updateCart } from '@shop/domain/carts/update-cart';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { OwnFormsOnly } from '../request/route-guards.ts';
import { leaveExpress } from '@shop/domain/checkout/leave-express';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsOptionalText } from '../shared/is-text.ts';
import { acceptQuantity } from '../carts/accept-quantity.ts';
import { tellOnNextPage } from '../request/form-route.decorator.ts';
import { FormOnPage } from '../request/form-on-page.ts';
import { formReturnUrl } from '../request/return-url.ts';
import { TooManyAttemptsInForm } from '../request/too-many-attempts.filter.ts';
import { addToasts } from '../visit/toasts.slot.ts';

const SEE_OTHER = 303;

class ExpressForm extends FormOnPage {
  /** On a product page: the article is put into the basket first. */
  @IsOptional() @IsShopId() readonly itemId?: string;
  /** As typed. */
  @IsOptionalText() readonly quantity?: string;
  /** The minimum order quantity that the page stated. */
  @IsOptionalText() readonly minimum?: string;
}

interface SentBack {
  readonly url: string;
}

/** Express payment as plain forms: they work before scripts run, and without them. */
@Controller('forms')
@UseGuards(OwnFormsOnly)
@UseFilters(ForwardErrors, TooManyAttemptsInForm)
export class ExpressFormsController {
  /** Leaves for the provider. The shop decides whether this cart may be paid there (PAY-09). */
  @Post('checkout-amazon')
  @Redirect(BASKET, SEE_OTHER)
  async start(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { itemId, quantity = '1', minimum, from }: ExpressForm,
    @Headers('referer') referer?: string,
  ): Promise<SentBack> {
    const url = formReturnUrl(from, referer, visitor.baseUrl, BASKET);
    const back = (messageKey: MessageKey): SentBack => {
      addToasts(visitor, [{ kind: 'error', messageKey }]);
      return { url };
    };
    if (itemId !== undefined) {
      const accepted = acceptQuantity({ itemId, quantity, minimum });
      if (!accepted.ok) {
        tellOnNextPage(visitor, accepted.refusal);
        return { url };
      }
      const added = await updateCart(shop, visitor)([{ do: 'add-position', itemId, quantity: accepted.value }]);
      if (!added.ok) return back(keyOfCartRefusal(added.refusal.refusal));
    }
    const started = await shop.expressPayments.start(visitor.shopper, visitor.shopper.cartId ?? '', 'cart');
    // A product page comes from the cache: it has no other place for the reason than a toast.
    if (!started.ok)
      return url === BASKET
        ? { url: withErrorCode(BASKET, 'express-unavailable') }
        : back('shop.payment.express.unavailable');
    return { url: started.value.url };
  }

  /** Another way to pay: the cart is reset, and the checkout continues on the step that is missing now. */
  @Post('abort-amazon')
  @Redirect(BASKET, SEE_OTHER)
  async abort(@CurrentVisitor() visitor: VisitorSession, @CurrentShop() shop: Shop): Promise<SentBack> {
    const wasExpress = visitor.read(EXPRESS_CHECKOUT) !== undefined;
    await leaveExpress(shop, visitor)();
    if (!wasExpress) return { url: CHECKOUT_PAYMENT };
    addToasts(visitor, [{ kind: 'info', messageKey: 'shop.payment.express.aborted' }]);
    return { url: CHECKOUT_SHIPPING };
  }
}
