import { Body, Controller, Header, HttpCode, Inject, Post, UseFilters, UseGuards } from '@nestjs/common';
import { finishCheckout, goOnAfterConfirmation } from '@shop/domain/checkout/finish-checkout';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import type { Shop } from '@shop/domain/shop';
import { PLACED_ORDER } from '@shop/domain/checkout/placed-order.slot';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { OwnPagesOnly, JsonOnly } from '../request/route-guards.ts';
import { LOG } from '../logging/log.ts';
import type { Log } from '../logging/log.ts';
import { signIn } from '@shop/domain/login/log-in';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { CheckoutAuth, ConfirmationCleanup } from './auth-bodies.ts';
import { loginReply, notEnteredReply, refusedReply, signedInReply } from '../login/auth-reply.ts';
import type { AuthReply } from '../login/auth-reply.ts';
import { enterAs } from './enter-checkout.ts';

/** Outcome of the clean-up after a confirmed order. */
export interface CleanupReply {
  readonly successfull: boolean;
  readonly cartId: string | null;
  readonly errorMessage: MessageKey | null;
  /** Nothing was left to clean up: the confirmation was opened again. */
  readonly isRepeated: boolean;
}

/** Entering and leaving the checkout (CLIENTOP-07, CLIENTOP-08). */
@Controller('api')
@UseGuards(JsonOnly, OwnPagesOnly)
@UseFilters(ForwardErrors)
export class CheckoutController {
  constructor(@Inject(LOG) private readonly log: Log) {}

  @Post('checkout-auth')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async enter(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { authType, formData, cartId }: CheckoutAuth,
  ): Promise<AuthReply> {
    if (cartId !== visitor.shopper.cartId) return refusedReply('shop.error.sessionExpired');
    if (authType !== 'login') {
      const entered = await enterAs(shop)(visitor, authType, formData);
      return entered.ok ? signedInReply(entered.value) : notEnteredReply(entered.refusal);
    }
    const { email, customerNumber, password = '', stayLogged = false } = formData;
    const identifier = email ?? customerNumber ?? '';
    return loginReply(await signIn(shop, visitor)({ identifier, password, stayLogged, mergeCart: true }));
  }

  /** If it fails, the visitor is logged out: nobody continues with half a session (SUBM-14). */
  @Post('confirmation-cleanup')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async cleanUp(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { cartId }: ConfirmationCleanup,
  ): Promise<CleanupReply> {
    try {
      const newCartId = visitor.read(PLACED_ORDER)?.newCartId ?? cartId;
      const isRepeated = visitor.read(PLACED_ORDER) === undefined;
      goOnAfterConfirmation(visitor, await finishCheckout(shop)(visitor.shopper, { newCartId }));
      return { successfull: true, cartId: visitor.shopper.cartId ?? null, errorMessage: null, isRepeated };
    } catch (failure) {
      this.log.failure(failure, visitor.id);
      const leaving = visitor.shopper;
      visitor.loggedOut();
      await shop.sessions.logout(leaving).catch((later: unknown) => this.log.failure(later, visitor.id));
      return { successfull: false, cartId: null, errorMessage: 'shop.error.sessionExpired', isRepeated: false };
    }
  }
}
