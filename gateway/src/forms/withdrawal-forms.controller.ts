import { Body, Controller, Inject, Post, Redirect, UseFilters, UseGuards } from '@nestjs/common';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { WITHDRAWAL_CONFIRMATION, WITHDRAWAL_FORM, WITHDRAWAL_RECEIPT } from '@shop/domain/shared/paths';
import type { Shop } from '@shop/domain/shop';
import { offersWithdrawal } from '@shop/domain/withdrawals/withdrawal';
import { httpError, NOT_FOUND } from '../http/errors.ts';
import { ForwardErrors } from '../http/forward-errors.filter.ts';
import { OwnFormsOnly } from '../request/route-guards.ts';
import { LOG } from '../logging/log.ts';
import type { Log } from '../logging/log.ts';
import { CurrentShop, CurrentVisitor } from '../request/current-context.decorator.ts';
import type { VisitorSession } from '../visit/visitor-session.ts';
import { confirmWithdrawal } from '@shop/domain/withdrawals/confirm-withdrawal';
import { prepareWithdrawal } from '@shop/domain/withdrawals/prepare-withdrawal';
import { messageOfConfirmRefusal } from '../withdrawals/present-withdrawal.ts';
import { ConfirmWithdrawalForm, WithdrawalForm } from './form-bodies.ts';
import { logUnknownOutcome } from './log-unknown-outcome.ts';
import { ids } from '../shared/ids.ts';
import { saveFormEcho } from '../visit/form-echo.slot.ts';

const SEE_OTHER = 303;

interface SentBack {
  readonly url: string;
}

const requireConsumer = ({ shopper }: VisitorSession): void => {
  if (!offersWithdrawal(shopper.storefront)) throw httpError(NOT_FOUND);
};

/** The two steps of the withdrawal function before scripts run, or without them. Nothing that was typed is in a URL. */
@Controller('forms')
@UseGuards(OwnFormsOnly)
@UseFilters(ForwardErrors)
export class WithdrawalFormsController {
  constructor(@Inject(LOG) private readonly log: Pick<Log, 'failure'>) {}

  @Post('withdrawal')
  @Redirect(WITHDRAWAL_CONFIRMATION, SEE_OTHER)
  prepare(@CurrentVisitor() visitor: VisitorSession, @Body() form: WithdrawalForm): SentBack {
    requireConsumer(visitor);
    const { chosenOrder = '', fullName, orderNumber, email, withdrawnGoods, withdrawalReason } = form;
    const number = chosenOrder === '' ? orderNumber : chosenOrder;
    const prepared = prepareWithdrawal(
      { ids },
      visitor,
    )({
      fullName,
      orderNumber: number,
      email,
      withdrawnGoods,
      withdrawalReason,
    });
    if (prepared.ok) return { url: WITHDRAWAL_CONFIRMATION };
    const values = omitNil({
      fullName,
      orderNumber,
      chosenOrder: form.chosenOrder,
      email,
      withdrawnGoods,
      withdrawalReason,
    });
    const { fieldErrors } = prepared.refusal;
    saveFormEcho(visitor, { form: 'withdrawal', values, fieldErrors });
    return { url: WITHDRAWAL_FORM };
  }

  @Post('withdrawal-confirmation')
  @Redirect(WITHDRAWAL_RECEIPT, SEE_OTHER)
  async confirm(
    @CurrentVisitor() visitor: VisitorSession,
    @CurrentShop() shop: Shop,
    @Body() { key }: ConfirmWithdrawalForm,
  ): Promise<SentBack> {
    requireConsumer(visitor);
    const confirmed = await confirmWithdrawal(
      shop,
      visitor,
    )(key).catch((failure: unknown) => logUnknownOutcome(this.log, failure, visitor));
    if (confirmed === undefined) return this.again(visitor, 'shop.withdrawal.unknownOutcome');
    if (confirmed.ok) return { url: WITHDRAWAL_RECEIPT };
    const { refusal } = confirmed;
    if (
      refusal.because === 'nothing-to-confirm' ||
      (refusal.because === 'invalid-form' && refusal.fieldErrors.length > 0)
    ) {
      saveFormEcho(visitor, {
        form: 'withdrawal',
        values: {},
        fieldErrors: refusal.because === 'invalid-form' ? refusal.fieldErrors : [],
        ...omitNil({ general: messageOfConfirmRefusal(refusal) }),
      });
      return { url: WITHDRAWAL_FORM };
    }
    return this.again(visitor, messageOfConfirmRefusal(refusal) ?? 'vue.cart.error.somethingWentWrong');
  }

  private again(visitor: VisitorSession, general: MessageKey): SentBack {
    saveFormEcho(visitor, { form: 'withdrawal-confirmation', values: {}, fieldErrors: [], general });
    return { url: WITHDRAWAL_CONFIRMATION };
  }
}
