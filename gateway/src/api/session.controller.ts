import { Body, Controller, Header, HttpCode, Inject, Post, UseFilters, UseGuards } from '@nestjs/common';
import { registerCustomer } from '@shop/domain/login/register';
import { registrationErrors } from '@shop/domain/sessions/registration-rules';
import { invalidForm } from '@shop/domain/shared/field-errors';
import type { Shop } from '@shop/domain/shop';
import type { RequestContext } from '../request/request-context.ts';
import { CurrentContext, CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import { OwnPagesOnly, JsonOnly } from '../request/route-guards.ts';
import { LOG } from '../logging/log.ts';
import type { Log } from '../logging/log.ts';
import { endSession } from '@shop/domain/sessions/end-session';
import { signIn } from '@shop/domain/login/log-in';
import { signInRegistered } from '@shop/domain/checkout/sign-in-registered';
import { goOnStartedOver } from '@shop/domain/login/start-over';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { LoginAction, RegisterAction } from './auth-bodies.ts';
import { failedReply, formRefusedReply, loginReply, notEnteredReply, signedInReply } from '../login/auth-reply.ts';
import type { AuthReply } from '../login/auth-reply.ts';

/** Login, logout and registration (CLIENTOP-03 to CLIENTOP-05). */
@Controller('api')
@UseGuards(JsonOnly, OwnPagesOnly)
@UseFilters(ForwardErrors)
export class SessionController {
  constructor(@Inject(LOG) private readonly log: Log) {}

  @Post('login-action')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async login(
    @CurrentContext() requestContext: RequestContext,
    @Body() { formData, mergeCart = true }: LoginAction,
  ): Promise<AuthReply> {
    const { password, stayLogged = false } = formData;
    const identifier =
      (requestContext.storefront.isB2b ? formData.customerNumber : formData.email) ??
      formData.email ??
      formData.customerNumber ??
      '';
    const visitor = await requestContext.confirmedVisitor();
    return this.replyOrFailed(visitor.id, async () =>
      loginReply(await signIn(requestContext.shop(), visitor)({ identifier, password, stayLogged, mergeCart })),
    );
  }

  @Post('logout-action')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async logout(
    @CurrentContext() requestContext: RequestContext,
  ): Promise<{ readonly successfull: boolean; readonly cartId: string | null }> {
    const visitor = requestContext.visitor();
    await endSession(requestContext.shop(), visitor);
    return { successfull: true, cartId: visitor.shopper.cartId ?? null };
  }

  @Post('register-action')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async register(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { formData }: RegisterAction,
  ): Promise<AuthReply> {
    const errors = registrationErrors(formData);
    if (errors.length > 0) return formRefusedReply(invalidForm(errors));
    const { email, password, firstName, lastName, salutation, company, customerNumber } = formData;
    return this.replyOrFailed(visitor.id, async () => {
      const person = { email, password, firstName, lastName, salutation };
      const result = await registerCustomer(shop)(visitor.shopper, {
        ...person,
        ...omitNil({ company, customerNumber }),
      });
      if (!result.ok && result.refusal.because === 'started-over') goOnStartedOver(visitor, result.refusal);
      if (!result.ok) return notEnteredReply(result.refusal);
      signInRegistered(visitor, result.value, 'register', email);
      return signedInReply(result.value);
    });
  }

  /** Tells a failing shop from a refusal: the shopper typed nothing wrong. */
  private async replyOrFailed(requestId: string, run: () => Promise<AuthReply>): Promise<AuthReply> {
    try {
      return await run();
    } catch (failure) {
      if (failure instanceof TooManyAttempts) throw failure;
      this.log.failure(failure, requestId);
      return failedReply();
    }
  }
}
