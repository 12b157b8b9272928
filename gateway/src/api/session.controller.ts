import { Body, Controller, Header, HttpCode, Inject, Post, UseFilters, UseGuards } from '@nestjs/common';
import { registerCustomer } from '@shop/domain/sessions/register';
import { registrationErrors } from '@shop/domain/sessions/registration-rules';
import { invalidForm } from '@shop/domain/shared/field-errors';
import type { Shop } from '@shop/domain/shop';
import type { Arrival } from '../arrivals.ts';
import { Arriving, Visiting } from '../http/arriving.ts';
import { HandOver } from '../http/hand-over.filter.ts';
import { TooManyTries } from '../http/request-failures.ts';
import { FromOurPages, JsonOnly } from '../http/route-guards.ts';
import { LOG } from '../logging/log.ts';
import type { Log } from '../logging/log.ts';
import { endSession } from '../sessions/end-session.ts';
import { signIn } from '../sessions/sign-in.ts';
import { signInRegistered } from '../sessions/sign-in-newcomer.ts';
import { startOver } from '../sessions/start-over.ts';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { SHOP } from '../shop.token.ts';
import type { Visit } from '../visit.ts';
import { LoginAction, RegisterAction } from './auth-bodies.ts';
import { failedReply, formRefusedReply, loginReply, notEnteredReply, signedInReply } from './auth-reply.ts';
import type { AuthReply } from './auth-reply.ts';

/** Signing in, out and up (specification A7). */
@Controller('api')
@UseGuards(JsonOnly, FromOurPages)
@UseFilters(HandOver)
export class SessionController {
  constructor(
    @Inject(SHOP) private readonly shop: Pick<Shop, 'carts' | 'sessions'>,
    @Inject(LOG) private readonly log: Log,
  ) {}

  @Post('login-action')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async login(@Arriving() arrival: Arrival, @Body() { formData, mergeCart = true }: LoginAction): Promise<AuthReply> {
    const { password, stayLogged = false } = formData;
    const identifier = (arrival.storefront.isB2b ? formData.customerNumber : formData.email) ?? formData.email ?? formData.customerNumber ?? '';
    const visit = arrival.visit();
    return this.answering(visit.id, async () => loginReply(await signIn(this.shop)(visit, { identifier, password, stayLogged, mergeCart })));
  }

  @Post('logout-action')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async logout(@Arriving() arrival: Arrival): Promise<{ readonly successfull: boolean; readonly cartId: string | null }> {
    const visit = arrival.visit();
    await endSession(this.shop)(visit);
    return { successfull: true, cartId: visit.shopper.cartId ?? null };
  }

  @Post('register-action')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async register(@Visiting() visit: Visit, @Body() { formData }: RegisterAction): Promise<AuthReply> {
    const errors = registrationErrors(formData);
    if (errors.length > 0) return formRefusedReply(invalidForm(errors));
    const { email, password, firstName, lastName, salutation, company, customerNumber } = formData;
    return this.answering(visit.id, async () => {
      const person = { email, password, firstName, lastName, salutation };
      const answer = await registerCustomer(this.shop)(visit.shopper, { ...person, ...omitNil({ company, customerNumber }) });
      if (!answer.ok && answer.refusal.because === 'started-over') startOver(visit, answer.refusal);
      if (!answer.ok) return notEnteredReply(answer.refusal);
      signInRegistered(visit, answer.value, 'register', email);
      return signedInReply(answer.value);
    });
  }

  /** A shop that fails is told apart from one that refuses: what was typed was not wrong. */
  private async answering(requestId: string, ask: () => Promise<AuthReply>): Promise<AuthReply> {
    try {
      return await ask();
    } catch (failure) {
      if (failure instanceof TooManyTries) throw failure;
      this.log.failure(failure, requestId);
      return failedReply();
    }
  }
}
