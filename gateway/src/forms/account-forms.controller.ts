import { Body, Controller, Inject, Post, Redirect, Res, UseFilters, UseGuards } from '@nestjs/common';
import { employeesIn } from '@shop/domain/businesses/business-rules';
import { copyAccount } from '@shop/domain/customers/copy-account';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { CONTACT_DETAILS, HOME, LOGIN } from '@shop/domain/shared/paths';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { Result } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import type { FastifyReply } from 'fastify';
import { changeBusinessDetails } from '@shop/domain/businesses/change-business-details';
import { CACHE } from '../cache/cache.port.ts';
import type { Cache } from '../cache/cache.port.ts';
import {
  changeOwnDetails,
  changeOwnEmail,
  changeOwnPhone,
  deleteOwnAccount,
} from '@shop/domain/customers/change-account';
import { TooManyAttempts } from '@shop/domain/shared/too-many-attempts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { counters } from '../limits/counters.ts';
import { LIMITS } from '../limits/limits.ts';
import { OwnFormsOnly } from '../request/route-guards.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { NO_STORE } from '../response-cache/cache-policy.ts';
import {
  AccountDataForm,
  BusinessDetailsForm,
  DeleteAccountForm,
  EmailForm,
  PhoneForm,
} from './account-form-bodies.ts';
import { echoRefusal } from './form-refused.ts';
import { ReadsFields } from '../request/reads-fields.decorator.ts';
import { TooManyAttemptsInForm } from '../request/too-many-attempts.filter.ts';
import { addToasts } from '../visit/toasts.slot.ts';

const OK = 200;
const SEE_OTHER = 303;
/** The name of a downloaded copy. */
const COPY_NAME = 'customer-data.json';
const SAVED: MessageKey = 'shop.account.saved';
const DELETED: MessageKey = 'shop.account.deleted';

type Outcome = Result<unknown, FormRefusal>;

/** The contact details before scripts run, or without them. */
@Controller('forms')
@UseGuards(OwnFormsOnly)
@UseFilters(ForwardErrors, TooManyAttemptsInForm)
export class AccountFormsController {
  constructor(@Inject(CACHE) private readonly cache: Cache) {}

  @Post('account-data')
  @Redirect(CONTACT_DETAILS, SEE_OTHER)
  async changeData(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { salutation, firstName, lastName, company }: AccountDataForm,
  ): Promise<void> {
    const typed = { salutation, firstName, lastName, company };
    this.tell(visitor, 'account-data', typed, await changeOwnDetails(shop, visitor)(typed));
  }

  @Post('account-email')
  @Redirect(CONTACT_DETAILS, SEE_OTHER)
  async changeEmail(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { email, password }: EmailForm,
  ): Promise<void> {
    this.tell(visitor, 'account-email', { email }, await changeOwnEmail(shop, visitor)({ email, password }));
  }

  @Post('account-phone')
  @Redirect(CONTACT_DETAILS, SEE_OTHER)
  async changePhone(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { phone }: PhoneForm,
  ): Promise<void> {
    this.tell(visitor, 'account-phone', { phone }, await changeOwnPhone(shop, visitor)(phone));
  }

  @Post('business-details')
  @Redirect(CONTACT_DETAILS, SEE_OTHER)
  async changeBusiness(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { jobTitleCode, primaryIndustryGroupCode, vatRegistrationNo, numberOfEmployees }: BusinessDetailsForm,
  ): Promise<void> {
    const typed = { jobTitleCode, primaryIndustryGroupCode, vatRegistrationNo };
    const details = { ...typed, ...omitNil({ numberOfEmployees: employeesIn(numberOfEmployees) }) };
    this.tell(
      visitor,
      'business-details',
      { ...typed, numberOfEmployees },
      await changeBusinessDetails(shop, visitor)(details),
    );
  }

  @Post('delete-account')
  @Redirect(HOME, SEE_OTHER)
  async deleteAccount(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { password, isSure }: DeleteAccountForm,
  ): Promise<{ readonly url: string }> {
    const deleted = await deleteOwnAccount(shop, visitor)({ password, isSure: isSure !== undefined });
    if (deleted.ok) addToasts(visitor, [{ kind: 'success', messageKey: DELETED }]);
    else echoRefusal(visitor, 'delete-account', { isSure }, deleted.refusal);
    return { url: deleted.ok ? HOME : CONTACT_DETAILS };
  }

  /** A download: the page stays open. */
  @Post('account-copy')
  @ReadsFields(['from'])
  async copy(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    await this.countCopy(visitor);
    const copy = await copyAccount(shop, visitor)();
    reply.header('cache-control', NO_STORE);
    if (copy === undefined) return reply.code(SEE_OTHER).header('location', LOGIN).send();
    const file = JSON.stringify(copy, undefined, 2);
    return reply
      .code(OK)
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${COPY_NAME}"`)
      .send(file);
  }

  private async countCopy({ source, shopper: { sessionToken = '' } }: VisitorSession): Promise<void> {
    const counted = await counters(this.cache).count([
      { limit: LIMITS.accountCopies, key: `${source.scope}|${sessionToken}` },
    ]);
    if (counted.isOver) throw new TooManyAttempts(counted.seconds);
  }

  private tell(visitor: VisitorSession, form: string, typed: Readonly<Record<string, string>>, outcome: Outcome): void {
    if (outcome.ok) addToasts(visitor, [{ kind: 'success', messageKey: SAVED }]);
    else echoRefusal(visitor, form, typed, outcome.refusal);
  }
}
