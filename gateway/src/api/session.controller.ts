import { Body, Controller, Header, HttpCode, Inject, Ip, Post, UseFilters, UseGuards } from '@nestjs/common';
import { registrationErrors } from '@shop/domain/sessions/registration-rules';
import { invalidForm } from '@shop/domain/shared/field-errors';
import type { Shop } from '@shop/domain/shop';
import type { Arrival } from '../arrivals.ts';
import { CACHE } from '../cache/cache.port.ts';
import type { Cache } from '../cache/cache.port.ts';
import { Arriving } from '../http/arriving.ts';
import { HandOver } from '../http/hand-over.filter.ts';
import { REGISTRATION_LIMIT, secondsToWait } from '../http/rate-limits.ts';
import { TooManyTries } from '../http/request-failures.ts';
import { FromOurPages, JsonOnly } from '../http/route-guards.ts';
import { LOG } from '../logging/log.ts';
import type { Log } from '../logging/log.ts';
import { endSession } from '../sessions/end-session.ts';
import { countLoginTry } from '../sessions/login-tries.ts';
import { signIn } from '../sessions/sign-in.ts';
import { given } from '@shop/domain/shared/given';
import { SHOP } from '../shop.token.ts';
import { LoginAction, RegisterAction } from './auth-bodies.ts';
import { failedReply, formRefusedReply, refusedReply, signedInReply } from './auth-reply.ts';
import type { AuthReply } from './auth-reply.ts';

/** Signing in, out and up (specification A7). */
@Controller('api')
@UseGuards(JsonOnly, FromOurPages)
@UseFilters(HandOver)
export class SessionController {
  constructor(
    @Inject(SHOP) private readonly shop: Pick<Shop, 'sessions'>,
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(LOG) private readonly log: Log,
  ) {}

  @Post('login-action')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async login(@Arriving() arrival: Arrival, @Ip() ip: string, @Body() { formData, mergeCart = true }: LoginAction): Promise<AuthReply> {
    const { password, stayLogged = false } = formData;
    const identifier = (arrival.storefront.isB2b ? formData.customerNumber : formData.email) ?? formData.email ?? formData.customerNumber ?? '';
    const wait = await countLoginTry(this.cache, arrival, ip, identifier);
    if (wait !== undefined) throw new TooManyTries(wait);
    const visit = arrival.visit();
    return this.answering(visit.id, async () => {
      const answer = await signIn(this.shop)(visit, { identifier, password, stayLogged, mergeCart });
      return answer.ok ? signedInReply(answer.value) : refusedReply(answer.refusal.message);
    });
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
  async register(@Arriving() arrival: Arrival, @Ip() ip: string, @Body() { formData }: RegisterAction): Promise<AuthReply> {
    const wait = await secondsToWait(this.cache, REGISTRATION_LIMIT, `${arrival.world?.id ?? ''}|${ip}`);
    if (wait !== undefined) throw new TooManyTries(wait);
    const errors = registrationErrors(formData);
    if (errors.length > 0) return formRefusedReply(invalidForm(errors));
    const { email, password, firstName, lastName, salutation, company, customerNumber } = formData;
    const visit = arrival.visit();
    return this.answering(visit.id, async () => {
      const person = { email, password, firstName, lastName, salutation };
      const answer = await this.shop.sessions.registerCustomer(visit.shopper, { ...person, ...given({ company, customerNumber }) });
      if (!answer.ok) return formRefusedReply(answer.refusal);
      visit.signedIn(answer.value, 'customer', false);
      return signedInReply(answer.value);
    });
  }

  /** A shop that fails is told apart from one that refuses: what was typed was not wrong. */
  private async answering(requestId: string, ask: () => Promise<AuthReply>): Promise<AuthReply> {
    try {
      return await ask();
    } catch (failure) {
      this.log.failure(failure, requestId);
      return failedReply();
    }
  }
}
