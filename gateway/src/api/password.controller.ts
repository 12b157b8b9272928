import { Body, Controller, Header, HttpCode, Post, UseFilters, UseGuards } from '@nestjs/common';
import type { Shop } from '@shop/domain/shop';
import { changeOwnPassword } from '@shop/domain/customers/replace-password';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { JsonOnly, OwnPagesOnly } from '../request/route-guards.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import { ChangePassword } from './auth-bodies.ts';
import { formRefusedReply } from '../login/auth-reply.ts';
import type { AuthReply } from '../login/auth-reply.ts';

/** Reply to a changed password: the part of an auth result that applies (docs/decisions/0087). */
type PasswordReply = Pick<AuthReply, 'successfull' | 'errorMessage' | 'fieldErrors'>;

const CHANGED: PasswordReply = { successfull: true, errorMessage: null, fieldErrors: [] };

/** The password of a signed-in customer (CLIENTOP-06). */
@Controller('api')
@UseGuards(JsonOnly, OwnPagesOnly)
@UseFilters(ForwardErrors)
export class PasswordController {
  @Post('change-password')
  @HttpCode(200)
  @Header('cache-control', NO_STORE)
  async change(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { formData }: ChangePassword,
  ): Promise<PasswordReply> {
    const changed = await changeOwnPassword(shop, visitor)(formData);
    if (changed.ok) return CHANGED;
    const { successfull, errorMessage, fieldErrors } = formRefusedReply(changed.refusal);
    return { successfull, errorMessage, fieldErrors };
  }
}
