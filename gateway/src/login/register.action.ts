import { Body, Inject } from '@nestjs/common';
import { registerVisitor } from '@shop/domain/login/register-visitor';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import { LOG, type Log } from '../logging/log.ts';
import { ApiRoute } from '../request/api-route.decorator.ts';
import { CurrentContext, CurrentVisitor } from '../request/current-context.decorator.ts';
import { ids } from '../shared/ids.ts';
import { IsForm } from '../shared/is-form.ts';
import { IsOptionalText, IsSecret, IsText } from '../shared/is-text.ts';
import type { RequestContext } from '../request/request-context.ts';
import { type AuthReply, notEnteredReply, signedInReply } from './auth-reply.ts';
import { carryOutPress } from './carry-out-press.ts';
import { replyOrFailed } from './reply-or-failed.ts';

class RegistrationFormData {
  @IsText() readonly email: string;
  @IsSecret() readonly password: string;
  @IsSecret() readonly passwordRepeat: string;
  @IsText() readonly salutation: string;
  @IsText() readonly firstName: string;
  @IsText() readonly lastName: string;
  @IsOptionalText() readonly company?: string;
  @IsOptionalText() readonly customerNumber?: string;
}

class RegistrationBody {
  @IsForm(() => RegistrationFormData) readonly formData: RegistrationFormData;
  /** Where to continue. */
  @IsOptionalText() readonly origin?: string;
}

/** Makes a visitor a customer, who is signed in (CLIENTOP-05). */
@Action()
export class Register {
  constructor(@Inject(LOG) private readonly log: Log) {}

  @ApiRoute('register-action')
  api(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Body() { formData, origin }: RegistrationBody,
  ): Promise<AuthReply> {
    return replyOrFailed(this.log, context.requestId, async () => {
      const registered = await registerVisitor({ ...context.shop(), ids }, visitor)(formData);
      if (!registered.ok) return notEnteredReply(registered.refusal);
      const { log } = this;
      return signedInReply(
        registered.value,
        await carryOutPress(context.shop(), visitor, origin, { log, requestId: context.requestId }),
      );
    });
  }
}
