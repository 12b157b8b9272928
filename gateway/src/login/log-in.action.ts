import { Body, Inject } from '@nestjs/common';
import { identifyingField, signIn } from '@shop/domain/login/log-in';
import { targetAfterLogin } from '@shop/domain/sessions/target-after-login';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { LOGIN } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import type { Visit } from '@shop/domain/visit/visit.port';
import { IsBoolean, IsOptional } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import { LOG, type Log } from '../logging/log.ts';
import { ApiRoute } from '../request/api-route.decorator.ts';
import { CurrentContext, CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { ids } from '../shared/ids.ts';
import { IsForm } from '../shared/is-form.ts';
import { IsOptionalText, IsSecret, IsText } from '../shared/is-text.ts';
import type { RequestContext } from '../request/request-context.ts';
import { type AuthReply, notLoggedInReply, signedInReply } from './auth-reply.ts';
import { carryOutPress } from './carry-out-press.ts';
import { replyOrFailed } from './reply-or-failed.ts';

class TypedLogin {
  @IsOptionalText() readonly email?: string;
  /** Replaces the e-mail address on the business shop. */
  @IsOptionalText() readonly customerNumber?: string;
  @IsSecret() readonly password: string;
}

class LoginFormData extends TypedLogin {
  @IsOptional() @IsBoolean() readonly stayLogged?: boolean;
}

class LoginBody {
  @IsForm(() => LoginFormData) readonly formData: LoginFormData;
  @IsOptional() @IsBoolean() readonly mergeCart?: boolean;
  /** Where to continue. */
  @IsOptionalText() readonly origin?: string;
}

class LoginForm extends TypedLogin {
  /** Present if ticked. */
  @IsOptional() @IsText() readonly stayLogged?: string;
  /** Where to continue. */
  @IsOptionalText() readonly origin?: string;
  /** Path of the page that holds the form. */
  @IsOptionalText() readonly from?: string;
}

/** Signs a customer in, with the cart that they filled before (CLIENTOP-03). */
@Action()
export class LogIn {
  constructor(@Inject(LOG) private readonly log: Log) {}

  @ApiRoute('login-action')
  api(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Body() { formData, mergeCart = true, origin }: LoginBody,
  ): Promise<AuthReply> {
    const { email, customerNumber, password, stayLogged = false } = formData;
    const typed = { ...omitNil({ email, customerNumber }), password, stayLogged, mergeCart };
    return replyOrFailed(this.log, context.requestId, async () => {
      const result = await signIn({ ...context.shop(), ids }, visitor)(typed);
      if (!result.ok) return notLoggedInReply(result.refusal);
      const { log } = this;
      return signedInReply(
        result.value,
        await carryOutPress(context.shop(), visitor, origin, { log, requestId: context.requestId }),
      );
    });
  }

  @FormRoute('login', LOGIN)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentShop() shop: Shop,
    @CurrentContext() { requestId }: RequestContext,
    @Body() { email, customerNumber, password, stayLogged, origin }: LoginForm,
  ): Promise<FormReply> {
    const identifiers = omitNil({ email, customerNumber });
    const typed = { ...identifiers, password, stayLogged: stayLogged !== undefined, mergeCart: true };
    const result = await signIn({ ...shop, ids }, visitor)(typed);
    if (result.ok) {
      const carriedOut = await carryOutPress(shop, visitor, origin, { log: this.log, requestId });
      const merged = { kind: 'info', messageKey: 'shop.cart.merged' } as const;
      return {
        ...carriedOut,
        path: carriedOut?.path ?? targetAfterLogin(origin),
        toasts: [...(result.value.cartMerged ? [merged] : []), ...(carriedOut?.toasts ?? [])],
      };
    }
    const { because, message: general } = result.refusal;
    const marked = [identifyingField(identifiers, visitor.shopper.storefront), 'password'];
    return {
      echo: {
        form: 'login',
        values: omitNil({ email, customerNumber, stayLogged }),
        fieldErrors: [],
        general,
        about: because === 'wrong-credentials' ? marked : [],
      },
    };
  }
}
