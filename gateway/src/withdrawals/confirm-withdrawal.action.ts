import { Body, Inject } from '@nestjs/common';
import { Args, ArgsType, Context, Field, ID, Mutation } from '@nestjs/graphql';
import type { FormEcho } from '@shop/domain/pages/page-contract';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { WITHDRAWAL_CONFIRMATION, WITHDRAWAL_FORM, WITHDRAWAL_RECEIPT } from '@shop/domain/shared/paths';
import type { Visit } from '@shop/domain/visit/visit.port';
import { confirmWithdrawal, type ConfirmRefusal } from '@shop/domain/withdrawals/confirm-withdrawal';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { LOG, type Log } from '../logging/log.ts';
import { CurrentContext, CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { logUnknownOutcome } from '../request/log-unknown-outcome.ts';
import { IsShopId } from '../shared/is-shop-id.ts';
import type { RequestContext } from '../request/request-context.ts';
import { consumer } from './consumer.ts';
import { messageOfConfirmRefusal, presentConfirmRefusal, presentWithdrawal } from './present-withdrawal.ts';
import { WithdrawalResult, type WithdrawalResultType } from './withdrawal.types.ts';

@ArgsType()
class ConfirmWithdrawalFields {
  /** Of the declaration that the page showed. */
  @IsShopId() @Field(() => ID) readonly key: string;
}

/** The confirmation again, with a message. */
const again = (general: FormEcho['general']): FormReply => ({
  path: WITHDRAWAL_CONFIRMATION,
  echo: { form: 'withdrawal-confirmation', values: {}, fieldErrors: [], ...omitNil({ general }) },
});

/** A declaration that is gone, or has fields that the shop refuses, is typed again; whatever else is refused may be confirmed again. */
const replyTo = (refusal: ConfirmRefusal): FormReply => {
  const general = messageOfConfirmRefusal(refusal);
  const fieldErrors = refusal.because === 'invalid-form' ? refusal.fieldErrors : [];
  if (refusal.because !== 'nothing-to-confirm' && fieldErrors.length === 0)
    return again(general ?? 'vue.cart.error.somethingWentWrong');
  return { path: WITHDRAWAL_FORM, echo: { form: 'withdrawal', values: {}, fieldErrors, ...omitNil({ general }) } };
};

/** The second step of the withdrawal function (§ 356a (3) BGB): declares what was typed. */
@Action()
export class ConfirmWithdrawal {
  constructor(@Inject(LOG) private readonly log: Pick<Log, 'failure'>) {}

  @Mutation(() => WithdrawalResult, {
    description: 'The second step: declares the withdrawal, once however often this is called, and mails the receipt.',
  })
  async confirmWithdrawal(
    @Context() { visitor, shop }: GraphqlContext,
    @Args() { key }: ConfirmWithdrawalFields,
  ): Promise<WithdrawalResultType> {
    const confirmed = await confirmWithdrawal(shop, consumer(visitor))(key);
    return confirmed.ok ? presentWithdrawal(confirmed.value) : presentConfirmRefusal(confirmed.refusal);
  }

  @FormRoute('withdrawal-confirmation', WITHDRAWAL_RECEIPT)
  async form(
    @CurrentVisitor() visitor: Visit,
    @CurrentContext() context: RequestContext,
    @Body() { key }: ConfirmWithdrawalFields,
  ): Promise<FormReply> {
    const confirmed = await confirmWithdrawal(
      context.shop(),
      consumer(visitor),
    )(key).catch((failure: unknown) => logUnknownOutcome(this.log, failure, context));
    if (confirmed === undefined) return again('shop.withdrawal.unknownOutcome');
    return confirmed.ok ? { path: WITHDRAWAL_RECEIPT } : replyTo(confirmed.refusal);
  }
}
