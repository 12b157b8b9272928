import { Body, Controller, Headers, Inject, Post, Redirect, UseFilters, UseGuards } from '@nestjs/common';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { targetAfterLogin } from '@shop/domain/sessions/target-after-login';
import { ACCOUNT, CHECKOUT_SHIPPING, HOME, LOGIN } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { Visiting } from '../http/arriving.ts';
import { HandOver } from '../http/hand-over.filter.ts';
import { FormFromOurPages } from '../http/route-guards.ts';
import { missingToast } from '../carts/missing-toast.ts';
import { endSession } from '../sessions/end-session.ts';
import { signIn } from '../sessions/sign-in.ts';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { SHOP } from '../shop.token.ts';
import type { Visit } from '../visit.ts';
import { CheckoutLoginForm, LoginPageForm } from './form-bodies.ts';
import { TooManyTriesByForm } from './too-many-tries.filter.ts';
import { asciiAddress, wayBack } from './way-back.ts';

const SEE_OTHER = 303;

interface SentBack {
  readonly url: string;
}

/** Signing in and out before scripts run, or without them. */
@Controller('forms')
@UseGuards(FormFromOurPages)
@UseFilters(HandOver, TooManyTriesByForm)
export class SessionFormsController {
  constructor(@Inject(SHOP) private readonly shop: Pick<Shop, 'carts' | 'sessions'>) {}

  @Post('login')
  @Redirect(ACCOUNT, SEE_OTHER)
  async login(@Visiting() visit: Visit, @Body() form: LoginPageForm, @Headers('referer') referer?: string): Promise<SentBack> {
    const { email, customerNumber, password, stayLogged, origin, from } = form;
    const identifier = email ?? customerNumber ?? '';
    const again = (general: MessageKey): SentBack => {
      visit.leaveEcho({ form: 'login', values: omitNil({ email, customerNumber, stayLogged }), fieldErrors: [], general });
      return { url: wayBack(from, referer, visit.baseUrl, LOGIN) };
    };
    const answer = await signIn(this.shop)(visit, { identifier, password, stayLogged: stayLogged !== undefined, mergeCart: true });
    if (!answer.ok) return again(answer.refusal.message);
    if (answer.value.cartMerged) visit.leaveToasts([{ kind: 'info', messageKey: 'shop.login.merged' }, ...answer.value.missing.map(missingToast)]);
    return { url: asciiAddress(targetAfterLogin(origin)) };
  }

  /** How somebody without an account goes on in the checkout; whether they may, its next step says. */
  @Post('checkout-login')
  @Redirect(CHECKOUT_SHIPPING, SEE_OTHER)
  chooseCheckoutLogin(@Visiting() visit: Visit, @Body() { option }: CheckoutLoginForm): SentBack {
    visit.chooseLogin(option);
    return { url: CHECKOUT_SHIPPING };
  }

  @Post('logout')
  @Redirect(HOME, SEE_OTHER)
  async logout(@Visiting() visit: Visit): Promise<SentBack> {
    await endSession(this.shop)(visit);
    return { url: HOME };
  }
}
