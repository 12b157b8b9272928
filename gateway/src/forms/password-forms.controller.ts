import { Body, Controller, Post, Redirect, UseFilters, UseGuards } from '@nestjs/common';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { LOGIN, newPasswordPath, PASSWORD, RESET_PASSWORD, REQUESTED_PASSWORD } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { changeOwnPassword, choosePasswordByLink, requestPasswordLink } from '@shop/domain/customers/replace-password';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { OwnFormsOnly } from '../request/route-guards.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { ChangePasswordForm, NewPasswordForm, PasswordLinkForm } from './account-form-bodies.ts';
import { echoRefusal } from './form-refused.ts';
import { TooManyAttemptsInForm } from '../request/too-many-attempts.filter.ts';
import { addToasts } from '../visit/toasts.slot.ts';

const SEE_OTHER = 303;
const CHANGED: MessageKey = 'shop.password.changed';
const CHOSEN: MessageKey = 'shop.password.chosen';

interface SentBack {
  readonly url: string;
}

/** Passwords before scripts run, or without them. */
@Controller('forms')
@UseGuards(OwnFormsOnly)
@UseFilters(ForwardErrors, TooManyAttemptsInForm)
export class PasswordFormsController {
  @Post('change-password')
  @Redirect(PASSWORD, SEE_OTHER)
  async change(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { currentPassword, password, passwordRepeat }: ChangePasswordForm,
  ): Promise<void> {
    const changed = await changeOwnPassword(shop, visitor)({ currentPassword, password, passwordRepeat });
    if (changed.ok) addToasts(visitor, [{ kind: 'success', messageKey: CHANGED }]);
    else echoRefusal(visitor, 'password', {}, changed.refusal);
  }

  @Post('password-link')
  @Redirect(RESET_PASSWORD, SEE_OTHER)
  async requestLink(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { email, customerNumber, subject }: PasswordLinkForm,
  ): Promise<SentBack> {
    const requested = await requestPasswordLink(shop, visitor)({ email, customerNumber, honeypot: subject });
    if (!requested.ok) echoRefusal(visitor, 'password-link', { email, customerNumber }, requested.refusal);
    return { url: requested.ok ? REQUESTED_PASSWORD : RESET_PASSWORD };
  }

  @Post('new-password')
  @Redirect(LOGIN, SEE_OTHER)
  async choose(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { token, password, passwordRepeat }: NewPasswordForm,
  ): Promise<SentBack> {
    const chosen = await choosePasswordByLink(shop, visitor)({ token, password, passwordRepeat });
    if (chosen.ok) addToasts(visitor, [{ kind: 'success', messageKey: CHOSEN }]);
    else echoRefusal(visitor, 'new-password', {}, chosen.refusal);
    return { url: chosen.ok ? LOGIN : newPasswordPath(token) };
  }
}
