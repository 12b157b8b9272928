import { Body } from '@nestjs/common';
import { Args, ArgsType, Context, Field, InputType, Mutation } from '@nestjs/graphql';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { WITHDRAWAL_CONFIRMATION, WITHDRAWAL_FORM } from '@shop/domain/shared/paths';
import type { Visit } from '@shop/domain/visit/visit.port';
import { prepareWithdrawal } from '@shop/domain/withdrawals/prepare-withdrawal';
import { Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { Action } from '../graphql/action.decorator.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { CurrentVisitor } from '../request/current-context.decorator.ts';
import { type FormReply, FormRoute } from '../request/form-route.decorator.ts';
import { ids } from '../shared/ids.ts';
import { IsLongText, IsOptionalText, IsText } from '../shared/is-text.ts';
import { presentFormRefusal } from '../shared/present-refusal.ts';
import { consumer } from './consumer.ts';
import { presentWithdrawal } from './present-withdrawal.ts';
import { WithdrawalResult, type WithdrawalResultType } from './withdrawal.types.ts';

@InputType()
export class WithdrawalInput {
  @IsText() @Field(() => String) readonly fullName: string;
  @IsText()
  @Field(() => String, { description: 'The order’s number, or words that identify it.' })
  readonly orderNumber: string;
  @IsText() @Field(() => String) readonly email: string;
  @IsOptional() @IsLongText() @Field(() => String, { nullable: true }) readonly withdrawnGoods?: string | null;
  @IsOptional() @IsLongText() @Field(() => String, { nullable: true }) readonly withdrawalReason?: string | null;
}

@ArgsType()
class PrepareWithdrawalArgs {
  @ValidateNested() @Type(() => WithdrawalInput) @Field(() => WithdrawalInput) readonly input: WithdrawalInput;
}

/** A field that is not posted is one that was left empty. */
class PrepareWithdrawalForm extends WithdrawalInput {
  override readonly fullName: string = '';
  override readonly orderNumber: string = '';
  override readonly email: string = '';
  /** One of the customer's orders; empty for the number that was typed. */
  @IsOptionalText() readonly chosenOrder?: string;
}

const declarationOf = ({ fullName, orderNumber, email, ...more }: WithdrawalInput) => ({
  fullName,
  orderNumber,
  email,
  ...omitNil({ withdrawnGoods: more.withdrawnGoods, withdrawalReason: more.withdrawalReason }),
});

/** The first step of the withdrawal function (§ 356a (3) BGB): checks and keeps what was typed. Nothing is declared yet. */
@Action()
export class PrepareWithdrawal {
  @Mutation(() => WithdrawalResult, {
    description: 'The first step: checks and keeps what was typed. Nothing is declared yet.',
  })
  async prepareWithdrawal(
    @Context() context: GraphqlContext,
    @Args() { input }: PrepareWithdrawalArgs,
  ): Promise<WithdrawalResultType> {
    const visitor = consumer(await context.aboutToKeep());
    const prepared = prepareWithdrawal({ ids }, visitor)(declarationOf(input));
    return prepared.ok ? presentWithdrawal(prepared.value) : presentFormRefusal(prepared.refusal);
  }

  /** Nothing that was typed is in a URL. */
  @FormRoute('withdrawal', WITHDRAWAL_FORM)
  form(@CurrentVisitor() visitor: Visit, @Body() form: PrepareWithdrawalForm): FormReply {
    const { chosenOrder = '', orderNumber } = form;
    const typed = { ...form, orderNumber: chosenOrder === '' ? orderNumber : chosenOrder };
    const prepared = prepareWithdrawal({ ids }, consumer(visitor))(declarationOf(typed));
    if (prepared.ok) return { path: WITHDRAWAL_CONFIRMATION };
    const { fieldErrors } = prepared.refusal;
    return { path: WITHDRAWAL_FORM, echo: { form: 'withdrawal', values: omitNil({ ...form }), fieldErrors } };
  }
}
