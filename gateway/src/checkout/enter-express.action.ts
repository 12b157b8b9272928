import { Body, Inject } from '@nestjs/common';
import { enterExpress } from '@shop/domain/checkout/enter-express';
import type { Visit } from '@shop/domain/visit/visit.port';
import { Action } from '../graphql/action.decorator.ts';
import { ATTEMPTS, type AttemptsOf } from '../payments/attempts.ts';
import { ApiRoute } from '../request/api-route.decorator.ts';
import { CurrentContext, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { RequestContext } from '../request/request-context.ts';
import { IsText } from '../shared/is-text.ts';
import { ExpressCheckoutBody, type ExpressReply } from './express-api.ts';

/** Longer names belong to no session. */
const MAX_SESSION_ID = 500;

class EnterExpressBody extends ExpressCheckoutBody {
  @IsText(MAX_SESSION_ID) readonly amazonCheckoutSessionId: string;
}

/** Enters an express checkout, back from the provider (CLIENTOP-09). */
@Action()
export class EnterExpress {
  constructor(@Inject(ATTEMPTS) private readonly attempts: AttemptsOf) {}

  /** `errorMessage` also says what is still missing. */
  @ApiRoute('checkout-amazon')
  async api(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Body() { amazonCheckoutSessionId: sessionId, checkoutType, cartId }: EnterExpressBody,
  ): Promise<ExpressReply> {
    const ports = { ...context.shop(), attempts: this.attempts(context) };
    const { path, messageKey, isEntered } = await enterExpress(ports, visitor)({ cartId, checkoutType, sessionId });
    return { successfull: isEntered, path, errorMessage: messageKey ?? null };
  }
}
