import { Body, Controller, Header, HttpCode, Inject, Post, UseFilters, UseGuards } from '@nestjs/common';
import { IsIn } from 'class-validator';
import { CHECKOUT_TYPES } from '@shop/domain/payments/express-payment';
import type { CheckoutType } from '@shop/domain/payments/express-payment';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Shop } from '@shop/domain/shop';
import { ATTEMPTS, type AttemptsOf } from '../payments/attempts.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { JsonOnly, OwnPagesOnly } from '../request/route-guards.ts';
import { enterExpress, pathWithoutExpress } from '@shop/domain/checkout/enter-express';
import { leaveExpress } from '@shop/domain/checkout/leave-express';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import { IsText } from '../shared/is-text.ts';

class AbortAmazon {
  @IsIn(CHECKOUT_TYPES) readonly checkoutType: CheckoutType;
  @IsShopId() readonly cartId: string;
}

/** Longer names belong to no session. */
const MAX_SESSION_ID = 500;

class CheckoutAmazon extends AbortAmazon {
  @IsText(MAX_SESSION_ID) readonly amazonCheckoutSessionId: string;
}

/** Where the shopper goes next, in the specification's spelling of success. */
export interface ExpressReply {
  readonly successfull: boolean;
  readonly path: string;
  readonly errorMessage: MessageKey | null;
}

/** Entering and leaving an express checkout (CLIENTOP-09, CLIENTOP-10). */
@Controller('api')
@UseGuards(JsonOnly, OwnPagesOnly)
@UseFilters(ForwardErrors)
export class ExpressController {
  constructor(@Inject(ATTEMPTS) private readonly attempts: AttemptsOf) {}

  /** `errorMessage` also says what is still missing. */
  @Post('checkout-amazon')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async enter(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { amazonCheckoutSessionId: sessionId, checkoutType, cartId }: CheckoutAmazon,
  ): Promise<ExpressReply> {
    const { path, messageKey, isEntered } = await enterExpress(
      { ...shop, attempts: this.attempts(visitor) },
      visitor,
    )({ cartId, checkoutType, sessionId });
    return { successfull: isEntered, path, errorMessage: messageKey ?? null };
  }

  @Post('abort-amazon')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async abort(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { checkoutType, cartId }: AbortAmazon,
  ): Promise<ExpressReply> {
    const path = pathWithoutExpress(checkoutType);
    if (cartId !== visitor.shopper.cartId)
      return { successfull: false, path, errorMessage: 'shop.error.sessionExpired' };
    await leaveExpress(shop, visitor)();
    return { successfull: true, path, errorMessage: null };
  }
}
