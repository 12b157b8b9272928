import { endSession } from '@shop/domain/sessions/end-session';
import { HOME } from '@shop/domain/shared/paths';
import { Action } from '../graphql/action.decorator.ts';
import { ApiRoute } from '../request/api-route.decorator.ts';
import { CurrentContext } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Ends the visitor's session, whether or not the shop still knows it (CLIENTOP-04). */
@Action()
export class LogOut {
  @ApiRoute('logout-action')
  async api(
    @CurrentContext() context: RequestContext,
  ): Promise<{ readonly successfull: boolean; readonly cartId: string | null }> {
    const visitor = context.visitor();
    await endSession(context.shop(), visitor);
    return { successfull: true, cartId: visitor.shopper.cartId ?? null };
  }

  @FormRoute('logout', HOME)
  async form(@CurrentContext() context: RequestContext): Promise<FormReply> {
    await endSession(context.shop(), context.visitor());
    return { path: HOME };
  }
}
