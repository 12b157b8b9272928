import { Body, Controller, Headers, Post, Redirect, UseFilters, UseGuards } from '@nestjs/common';
import type { CartInAccount } from '@shop/domain/login/log-in';
import type { LoginRefusal } from '@shop/domain/sessions/sessions.port';
import { targetAfterLogin } from '@shop/domain/sessions/target-after-login';
import { ACCOUNT, CHECKOUT_SHIPPING, HOME, LOGIN } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { CurrentContext, CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { OwnFormsOnly } from '../request/route-guards.ts';
import { endSession } from '@shop/domain/sessions/end-session';
import { signIn } from '@shop/domain/login/log-in';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { LOGIN_OPTION } from '@shop/domain/checkout/login-option.slot';
import type { RequestContext } from '../request/request-context.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { CheckoutLoginForm, LoginPageForm } from './form-bodies.ts';
import { TooManyAttemptsInForm } from '../request/too-many-attempts.filter.ts';
import { asciiUrl, formReturnUrl } from '../request/return-url.ts';
import { saveFormEcho } from '../visit/form-echo.slot.ts';
import { addToasts } from '../visit/toasts.slot.ts';

const SEE_OTHER = 303;

interface SentBack {
  readonly url: string;
}

/** Login and logout before scripts run, or without them. */
@Controller('forms')
@UseGuards(OwnFormsOnly)
@UseFilters(ForwardErrors, TooManyAttemptsInForm)
export class SessionFormsController {
  @Post('login')
  @Redirect(ACCOUNT, SEE_OTHER)
  async login(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() form: LoginPageForm,
    @Headers('referer') referer?: string,
  ): Promise<SentBack> {
    const { email, customerNumber, password, stayLogged, origin, from } = form;
    const identifier = email ?? customerNumber ?? '';
    const again = ({ because, message: general }: LoginRefusal | CartInAccount): SentBack => {
      const about =
        because === 'wrong-credentials' ? [email === undefined ? 'customerNumber' : 'email', 'password'] : [];
      saveFormEcho(visitor, {
        form: 'login',
        values: omitNil({ email, customerNumber, stayLogged }),
        fieldErrors: [],
        general,
        about,
      });
      return { url: formReturnUrl(from, referer, visitor.baseUrl, LOGIN) };
    };
    const result = await signIn(
      shop,
      visitor,
    )({
      identifier,
      password,
      stayLogged: stayLogged !== undefined,
      mergeCart: true,
    });
    if (!result.ok) return again(result.refusal);
    if (result.value.cartMerged) addToasts(visitor, [{ kind: 'info', messageKey: 'shop.cart.merged' }]);
    return { url: asciiUrl(targetAfterLogin(origin)) };
  }

  /** How a visitor without an account continues in the checkout; the next step decides whether they may. */
  @Post('checkout-login')
  @Redirect(CHECKOUT_SHIPPING, SEE_OTHER)
  chooseCheckoutLogin(@CurrentVisitor() visitor: VisitorSession, @Body() { option }: CheckoutLoginForm): SentBack {
    visitor.write(LOGIN_OPTION, option);
    return { url: CHECKOUT_SHIPPING };
  }

  @Post('logout')
  @Redirect(HOME, SEE_OTHER)
  async logout(@CurrentContext() requestContext: RequestContext): Promise<SentBack> {
    await endSession(requestContext.shop(), requestContext.visitor());
    return { url: HOME };
  }
}
