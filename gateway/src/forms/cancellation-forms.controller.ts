import { Body, Controller, Inject, Post, Redirect, UseFilters, UseGuards } from '@nestjs/common';
import { offersCancellation } from '@shop/domain/cancellations/cancellation';
import { invalidForm } from '@shop/domain/shared/field-errors';
import type { FormRefusal } from '@shop/domain/shared/field-errors';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { CANCELLATION_FORM, CANCELLATION_RECEIPT } from '@shop/domain/shared/paths';
import { refused } from '@shop/domain/shared/result';
import type { Shop } from '@shop/domain/shop';
import { declareCancellation } from '@shop/domain/cancellations/declare-cancellation';
import { httpError, NOT_FOUND } from '../http/errors.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { OwnFormsOnly } from '../request/route-guards.ts';
import { LOG } from '../logging/log.ts';
import type { Log } from '../logging/log.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { CancellationForm } from './form-bodies.ts';
import { logUnknownOutcome } from './log-unknown-outcome.ts';
import { ids } from '../shared/ids.ts';
import { saveFormEcho } from '../visit/form-echo.slot.ts';

const SEE_OTHER = 303;

const UNKNOWN_OUTCOME: FormRefusal = { ...invalidForm([]), general: 'shop.cancellation.unknownOutcome' };

/** The cancellation button before scripts run, or without them. Nothing that was typed is in a URL. */
@Controller('forms')
@UseGuards(OwnFormsOnly)
@UseFilters(ForwardErrors)
export class CancellationFormsController {
  constructor(@Inject(LOG) private readonly log: Pick<Log, 'failure'>) {}

  @Post('cancellation')
  @Redirect(CANCELLATION_RECEIPT, SEE_OTHER)
  async declare(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { key, ...form }: CancellationForm,
  ): Promise<{ readonly url: string }> {
    if (!offersCancellation(visitor.shopper.storefront)) throw httpError(NOT_FOUND);
    const declared = await declareCancellation({ ...shop, ids }, visitor)(key, form).catch((failure: unknown) => {
      logUnknownOutcome(this.log, failure, visitor);
      return refused(UNKNOWN_OUTCOME);
    });
    if (declared.ok) return { url: CANCELLATION_RECEIPT };
    const { fieldErrors, general } = declared.refusal;
    saveFormEcho(visitor, {
      form: 'cancellation',
      values: { ...omitNil({ ...form }) },
      fieldErrors,
      ...omitNil({ general }),
    });
    return { url: CANCELLATION_FORM };
  }
}
